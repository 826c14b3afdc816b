/** Cache tag of a shop product by its plain id; a product or inventory webhook names it. */
export const productTag = (id: string): string => `shopify/product/${id}`;

/** Cache tag of the offer rules: webhooks about metaobjects, discounts and collections name it. */
export const OFFER_RULES_TAG = 'shopify/offer-rules';
