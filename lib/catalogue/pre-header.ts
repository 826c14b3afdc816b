type Kind = 'medicine' | 'supplement' | 'cosmetic' | 'storage';

/** Section 2: "on the product sub-listings for food supplements, cosmetics and storage solutions". */
export const listingHasPreHeader = (kind: Kind | null | undefined): boolean =>
  kind === 'supplement' || kind === 'cosmetic' || kind === 'storage';

/** Section 2: "on product pages linked to a shop item". */
export const productHasPreHeader = (sellable: boolean): boolean => sellable;
