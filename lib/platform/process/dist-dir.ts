/** The build folder, as configured for the framework: relative to the working directory of the process. */
export const distDir = (): string => process.env.NEXT_DIST_DIR || '.next';
