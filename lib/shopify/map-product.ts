import { flattenConnection } from '@shopify/hydrogen-react/flatten-connection';
import type {
  componentFragment,
  imageFragment,
  productFragment,
  summaryFragment,
  variantFragment,
} from './fragments/product';
import { fromGid } from './gid';
import type { ResultOf } from './graphql';
import { postalCodes } from './postal-codes';
import type { BundledProduct, Product, ProductSummary, ShopImage, UnitPrice, Variant } from './types';

type RawVariant = ResultOf<typeof variantFragment>;

/** The option that Shopify gives to products without options. */
const DEFAULT_OPTION = 'title';

export const image = (raw: ResultOf<typeof imageFragment> | null): ShopImage | null =>
  raw && { url: raw.url, altText: raw.altText ?? '', width: raw.width ?? 1, height: raw.height ?? 1 };

/** `[{name: 'Arôme', value: 'Mûre'}]` → `{arôme: 'Mûre'}`. */
export const optionMap = (raw: readonly { name: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(
    raw.map(({ name, value }) => [name.toLowerCase(), value] as const).filter(([name]) => name !== DEFAULT_OPTION),
  );

type RawUnitPrice = Pick<
  ResultOf<typeof productFragment>['variants']['nodes'][number],
  'unitPrice' | 'unitPriceMeasurement'
>;
const unitPrice = ({ unitPrice: price, unitPriceMeasurement: measure }: RawUnitPrice): UnitPrice | null =>
  price && measure?.referenceUnit
    ? { price, quantity: measure.referenceValue, unit: measure.referenceUnit.toLowerCase() }
    : null;

const component = (raw: ResultOf<typeof componentFragment>): BundledProduct => ({
  name: raw.productVariant.product.title,
  quantity: raw.quantity,
  image: image(raw.productVariant.image),
  selectedOptions: optionMap(raw.productVariant.selectedOptions),
  price: raw.productVariant.price,
  availableForSale: raw.productVariant.availableForSale,
});

export const variant = (raw: RawVariant) => ({
  id: fromGid(raw.id),
  sku: raw.sku,
  name: raw.title,
  ean: raw.ean?.value ?? null,
  productHandle: raw.product.handle,
  productId: fromGid(raw.product.id),
  price: raw.price,
  compareAtPrice: raw.compareAtPrice,
  selectedOptions: optionMap(raw.selectedOptions),
  image: image(raw.image),
  quantityAvailable: raw.quantityAvailable ?? 0,
  availableForSale: raw.availableForSale,
  postalCodeExclusions: postalCodes(raw.postalCodeExclusions?.value),
});

/** Section 3 of the specification: price of the cheapest variant, `isBundle` when the first variant has components. */
export function product(raw: ResultOf<typeof productFragment>): Product {
  const variants: Variant[] = flattenConnection(raw.variants).map((node) => ({
    ...variant(node),
    unitPrice: unitPrice(node),
    bundledProducts: flattenConnection(node.components).map(component),
  }));
  const { minVariantPrice, maxVariantPrice } = raw.priceRange;
  const cheapest = variants.find((each) => each.price.amount === minVariantPrice.amount);
  const bundledProducts = variants[0]?.bundledProducts ?? [];
  return {
    id: fromGid(raw.id),
    name: raw.title,
    handle: raw.handle,
    descriptionHtml: raw.descriptionHtml,
    price: minVariantPrice,
    compareAtPrice: cheapest?.compareAtPrice ?? null,
    priceVaries: Number(minVariantPrice.amount) !== Number(maxVariantPrice.amount),
    images: flattenConnection(raw.images).map((node) => image(node) as ShopImage),
    variants,
    options: options(raw.options),
    totalInventory: raw.totalInventory ?? 0,
    bundledProducts,
    isBundle: bundledProducts.length > 0,
    availableForSale: raw.availableForSale,
  };
}

const options = (raw: ResultOf<typeof productFragment>['options']): Record<string, string[]> =>
  Object.fromEntries(
    raw
      .map(({ name, optionValues }) => [name.toLowerCase(), optionValues.map((value) => value.name)] as const)
      .filter(([name]) => name !== DEFAULT_OPTION),
  );

export function summary(raw: ResultOf<typeof summaryFragment>): ProductSummary | null {
  const variants = flattenConnection(raw.variants);
  const [first] = variants;
  if (!first) return null;
  const { minVariantPrice, maxVariantPrice } = raw.priceRange;
  return {
    id: fromGid(raw.id),
    name: raw.title,
    handle: raw.handle,
    price: minVariantPrice,
    compareAtPrice: first.compareAtPrice,
    priceVaries: Number(minVariantPrice.amount) !== Number(maxVariantPrice.amount),
    unitPrice: unitPrice(first),
    availableForSale: raw.availableForSale,
    onlyVariantId: variants.length === 1 ? fromGid(first.id) : null,
    firstVariantId: fromGid(first.id),
  };
}
