type Kind = 'Product' | 'ProductVariant' | 'Customer';

/** `7001` → `gid://shopify/Product/7001`; a full id is passed on as it is, since an editor may paste either. */
export const toGid = (kind: Kind, id: string): string => (id.startsWith('gid://') ? id : `gid://shopify/${kind}/${id}`);

/** `gid://shopify/Product/7001` → `7001`. */
export const fromGid = (gid: string): string => gid.slice(gid.lastIndexOf('/') + 1);
