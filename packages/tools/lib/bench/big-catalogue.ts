import type { Catalogue, Product, Variant } from '../../../sandbox/shopify/catalogue/types.ts';

const idsApart = 1_000_000;
const widest = { variants: 250, images: 250, components: 10 };

type Find = (id: number) => Variant | undefined;

/** A copy of the product with its own ids and handle; its bundles contain the copies of the same round. */
function copy(product: Product, round: number): Product {
  const shift = round * idsApart;
  const next: Product = {
    ...product,
    id: product.id + shift,
    gid: `gid://shopify/Product/${product.id + shift}`,
    handle: `${product.handle}-${round}`,
    title: `${product.title} ${round}`,
    images: product.images.map((image) => ({ ...image, id: `${Number(image.id) + shift * 10}` })),
  };
  next.variants = product.variants.map((variant) => ({
    ...variant,
    id: variant.id + shift,
    gid: `gid://shopify/ProductVariant/${variant.id + shift}`,
    components: variant.components.map((part) => ({ ...part, variantId: part.variantId + shift })),
    product: next,
  }));
  return next;
}

/** The largest product that the service allows: 250 variants of ten components each, 250 pictures. */
function wide(product: Product, id: number, parts: Variant[]): Product {
  const values = Array.from({ length: widest.variants }, (_, index) => `Format ${index + 1}`);
  const components = parts.slice(0, widest.components).map((part) => ({ variantId: part.id, quantity: 1 }));
  const [picture] = product.images;
  const [variant] = product.variants;
  if (!picture || !variant) throw new Error(`${product.handle} has neither a picture nor a variant to repeat.`);
  const next: Product = {
    ...product,
    id,
    gid: `gid://shopify/Product/${id}`,
    handle: 'wide',
    options: [{ name: 'Format', values }],
    images: Array.from({ length: widest.images }, (_, index) => ({ ...picture, id: `${id * 1000 + index}` })),
  };
  next.variants = values.map((value, position) => ({
    ...variant,
    id: id * 1000 + position,
    gid: `gid://shopify/ProductVariant/${id * 1000 + position}`,
    options: [value],
    position,
    image: position,
    components,
    product: next,
  }));
  return next;
}

/** A catalogue of `size` products copied from real ones; the last (handle `wide`) has the maximum number of variants. */
export function bigCatalogue(real: Catalogue, size: number): Catalogue {
  const count = size - 1;
  const products = Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / real.products.length);
    const product = real.products[index % real.products.length] as Product;
    return round === 0 ? product : copy(product, round);
  });
  const parts = products.flatMap(({ variants }) => variants).filter(({ components }) => components.length === 0);
  products.push(wide(products[0] as Product, idsApart * 900, parts));
  const variants = new Map(products.flatMap((product) => product.variants).map((variant) => [variant.id, variant]));
  const collections = real.collections.map((collection) => ({
    ...collection,
    products: products.filter((product) => product.collections.includes(collection.handle)),
  }));
  const variant: Find = (id) => variants.get(id);
  return { ...real, products, collections, variant };
}
