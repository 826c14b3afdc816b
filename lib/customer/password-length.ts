/** What the site asks of a new password; the shop takes no more than forty characters. */
export const PASSWORD_LENGTH = { least: 8, most: 40 } as const;
