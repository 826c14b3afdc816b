type Slices = readonly { primary: { section_background: string | null } }[];

/** Background of the page's first section, which the header takes; null when the page has no slice. */
export const firstBackground = (slices: Slices): string | null => slices[0]?.primary.section_background ?? null;
