import { lookup } from '../catalogue/lookup.ts';
import type { Variant } from '../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import { type Context, isAvailable, stockOf, unitsOf } from '../context.ts';
import type { Resolvers } from '../resolve.ts';
import { metafieldsOf } from './metafield.ts';
import { money } from './money.ts';
import { pictureOf } from './product.ts';
import { allocationsOf } from './selling-plan.ts';

const measuredTypes: Record<string, string> = {
  ML: 'VOLUME',
  CL: 'VOLUME',
  L: 'VOLUME',
  M3: 'VOLUME',
  MG: 'WEIGHT',
  G: 'WEIGHT',
  KG: 'WEIGHT',
  MM: 'LENGTH',
  CM: 'LENGTH',
  M: 'LENGTH',
  M2: 'AREA',
};

/** Additional metafields of a variant: catalogue data that shops publish as metafields. */
function metafieldsOfVariant(variant: Variant) {
  const ean = variant.ean ?? variant.barcode;
  const zips = variant.postalCodeExclusions;
  return [
    ...variant.metafields,
    ...(ean ? [{ namespace: 'custom', key: 'ean', type: 'single_line_text_field', value: ean }] : []),
    ...(zips
      ? [{ namespace: 'custom', key: 'postal_code_exclusions', type: 'json', value: JSON.stringify(zips) }]
      : []),
  ];
}

function selectedOptions({ options, product }: Variant, { language }: Context) {
  const words = product.translations[language.toLowerCase()];
  return options.map((value, index) => {
    const name = product.options[index]?.name ?? '';
    return { name: words?.options?.[name] ?? name, value: words?.values?.[value] ?? value };
  });
}

export function variantTitle(variant: Variant, context: Context): string {
  return selectedOptions(variant, context)
    .map(({ value }) => value)
    .join(' / ');
}

const price = (variant: Variant, _: unknown, context: Context) => money(variant.price, context);
const compareAtPrice = ({ compareAtPrice: cents }: Variant, _: unknown, context: Context) =>
  cents == null ? null : money(cents, context);
const isMeasured = ({ measure }: Variant) => measure != null && measure.unit.toUpperCase() in measuredTypes;

export const variant: Resolvers = {
  ProductVariant: {
    id: (source: Variant) => source.gid,
    title: (source: Variant, _: unknown, context: Context) => variantTitle(source, context),
    sku: ({ sku }: Variant) => sku ?? null,
    barcode: ({ barcode }: Variant) => barcode ?? null,
    price,
    priceV2: price,
    compareAtPrice,
    compareAtPriceV2: compareAtPrice,
    availableForSale: (source: Variant, _: unknown, context: Context) => isAvailable(context)(source),
    currentlyNotInStock: (source: Variant, _: unknown, context: Context) =>
      source.continueSelling && (stockOf(context)(source.id) ?? 1) <= 0,
    quantityAvailable: (source: Variant, _: unknown, context: Context) =>
      unitsOf(context, source) ?? stockOf(context)(source.id),
    image: (source: Variant, _: unknown, context: Context) =>
      pictureOf(source.product, source.image ?? 0, context) ?? pictureOf(source.product, 0, context),
    selectedOptions: (source: Variant, _: unknown, context: Context) => selectedOptions(source, context),
    requiresComponents: ({ components }: Variant) => components.length > 0,
    components: (source: Variant, args: PageArgs, { catalogue }: Context) =>
      connection(
        source.components.map(({ variantId, quantity }) => ({
          quantity,
          productVariant: catalogue.variant(variantId),
        })),
        args,
        (component) => component.productVariant?.id ?? 0,
      ),
    groupedBy: (source: Variant, args: PageArgs, { catalogue }: Context) =>
      connection(lookup(catalogue).bundlesOf(source.id), args, ({ id }) => id),
    unitPrice: (source: Variant, _: unknown, context: Context) =>
      source.measure && isMeasured(source)
        ? money(Math.round((source.price * source.measure.reference) / source.measure.quantity), context)
        : null,
    unitPriceMeasurement: (source: Variant) => {
      const { measure } = source;
      if (!measure || !isMeasured(source)) return null;
      const unit = measure.unit.toUpperCase();
      return {
        measuredType: measuredTypes[unit],
        quantityUnit: unit,
        quantityValue: measure.quantity,
        referenceUnit: unit,
        referenceValue: measure.reference,
      };
    },
    quantityRule: () => ({ minimum: 1, maximum: null, increment: 1 }),
    quantityPriceBreaks: (_: Variant, args: PageArgs) => connection<never>([], args, () => 0),
    sellingPlanAllocations: allocationsOf,
    storeAvailability: (_: Variant, args: PageArgs) => connection<never>([], args, () => 0),
    shopPayInstallmentsPricing: () => null,
    taxable: ({ product }: Variant) => product.vatRate !== 0,
    weight: ({ grams }: Variant) => grams ?? null,
    weightUnit: () => 'GRAMS',
    ...metafieldsOf(metafieldsOfVariant, ({ id }) => id),
  },
};
