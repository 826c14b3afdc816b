/** The address that dials a written number: `+33 4 65 71 19 31` → `tel:+33465711931`. */
export const telephoneHref = (written: string): string => `tel:${written.replace(/[^\d+]/g, '')}`;
