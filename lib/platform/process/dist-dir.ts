/** The folder of the build, as the framework is told it: from where the process was started. */
export const distDir = (): string => process.env.NEXT_DIST_DIR || '.next';
