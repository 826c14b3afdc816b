/** Cache tag of a shop product by its plain id; a product or inventory webhook names it. */
export const productTag = (id: string): string => `shopify/product/${id}`;
