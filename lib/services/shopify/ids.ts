type Kind = 'Product' | 'ProductVariant' | 'Customer' | 'SellingPlan' | 'SubscriptionContract';

/** `7001` → `gid://shopify/Product/7001`; a full id is returned unchanged, since an editor may paste either. */
export const toGid = (kind: Kind, id: string): string => (id.startsWith('gid://') ? id : `gid://shopify/${kind}/${id}`);

/** `gid://shopify/Product/7001` → `7001`. */
export const fromGid = (gid: string): string => gid.slice(gid.lastIndexOf('/') + 1);

/** Cache tag of a shop product by its plain id; a product or inventory webhook invalidates it. */
export const productTag = (id: string): string => `shopify/product/${id}`;

/** Cache tag of the offer rules: webhooks about metaobjects, discounts and collections invalidate it. */
export const OFFER_RULES_TAG = 'shopify/offer-rules';

/** Whether a text can be an order number, without #, as used in page addresses. */
export const isOrderNumber = (text: string): boolean => /^\d{1,12}$/.test(text);
