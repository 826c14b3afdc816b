import type { Picture, Product, Variant } from '../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import { type Context, isAvailable, stockOf } from '../context.ts';
import { adjacentVariants, encodeVariants, variantByOptions, variantOrFirstAvailable } from '../engine/options.ts';
import { plainText, truncate } from '../engine/text.ts';
import { badRequest, type Resolvers } from '../resolve.ts';
import { mediaImage, mediaVideo } from './image.ts';
import { metafieldsOf } from './metafield.ts';
import { money } from './money.ts';
import { optionsOf } from './product-option.ts';
import { groupsPage } from './selling-plan.ts';

interface OptionArgs {
  selectedOptions?: { name: string; value: string }[] | null;
  caseInsensitiveMatch: boolean;
  ignoreUnknownOptions: boolean;
}

const inWords = (product: Product, { language }: Context) => product.translations[language.toLowerCase()] ?? {};
export const titleOf = (product: Product, context: Context) => inWords(product, context).title ?? product.title;
export const typeOf = (product: Product, context: Context) =>
  inWords(product, context).productType ?? product.productType;
const htmlOf = (product: Product, context: Context) =>
  inWords(product, context).descriptionHtml ?? product.descriptionHtml;

/** The image at an index in the visitor's language, with its alternative text. */
export function pictureOf(product: Product, index: number, context: Context): Picture | null {
  const picture = product.images[index];
  if (!picture) return null;
  const { alts, pictures } = inWords(product, context);
  return { ...picture, src: pictures?.[picture.src] ?? picture.src, alt: alts?.[index] ?? picture.alt };
}

const plainTexts = new WeakMap<Product, Map<string, string>>();

/** The description without its markup; cached. */
export function plainTextOf(product: Product, context: Context): string {
  const known = plainTexts.get(product) ?? new Map<string, string>();
  plainTexts.set(product, known);
  const text = known.get(context.language) ?? plainText(htmlOf(product, context));
  known.set(context.language, text);
  return text;
}

const picturesOf = (product: Product, context: Context) =>
  product.images.map((_, index) => pictureOf(product, index, context) as Picture);

/** The films in the visitor's language. */
export function filmsOf(product: Product, context: Context) {
  const { videoAlts } = inWords(product, context);
  return product.videos.map((film, index) => mediaVideo({ ...film, alt: videoAlts?.[index] ?? film.alt }, context));
}

/** Pictures, then films. */
const mediaOf = (product: Product, context: Context) => [
  ...picturesOf(product, context).map(mediaImage),
  ...filmsOf(product, context),
];

function priceRange(prices: number[], context: Context) {
  const [lowest, highest] = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [0, 0];
  return { minVariantPrice: money(lowest, context), maxVariantPrice: money(highest, context) };
}

const variantOrders: Record<string, (a: Variant, b: Variant) => number> = {
  ID: (a, b) => a.id - b.id,
  SKU: (a, b) => (a.sku ?? '').localeCompare(b.sku ?? ''),
  TITLE: (a, b) => a.options.join('/').localeCompare(b.options.join('/')),
};

export const product: Resolvers = {
  Product: {
    id: (source: Product) => source.gid,
    title: (source: Product, _: unknown, context: Context) => titleOf(source, context),
    productType: (source: Product, _: unknown, context: Context) => typeOf(source, context),
    descriptionHtml: (source: Product, _: unknown, context: Context) => htmlOf(source, context),
    description: (source: Product, args: { truncateAt?: number | null }, context: Context) =>
      truncate(plainTextOf(source, context), args.truncateAt),
    seo: (source: Product, _: unknown, context: Context) => {
      const { title = null, description = null } = { ...source.seo, ...inWords(source, context).seo };
      return { title, description };
    },
    createdAt: (source: Product) => source.createdAt ?? source.publishedAt,
    updatedAt: (source: Product) => source.updatedAt ?? source.publishedAt,
    availableForSale: (source: Product, _: unknown, context: Context) => source.variants.some(isAvailable(context)),
    totalInventory: (source: Product, _: unknown, context: Context) =>
      source.variants
        .filter(({ components }) => components.length === 0)
        .reduce((sum, { id }) => sum + (stockOf(context)(id) ?? 0), 0),
    priceRange: (source: Product, _: unknown, context: Context) =>
      priceRange(
        source.variants.map(({ price }) => price),
        context,
      ),
    compareAtPriceRange: (source: Product, _: unknown, context: Context) =>
      priceRange(
        source.variants.map(({ compareAtPrice }) => compareAtPrice ?? 0),
        context,
      ),
    options: (source: Product, { first }: { first?: number | null }) => {
      if (first != null && first < 0) throw badRequest('first cannot be negative');
      return optionsOf(source).slice(0, first ?? undefined);
    },
    images: (source: Product, args: PageArgs, context: Context) =>
      connection(picturesOf(source, context), args, ({ id }) => id),
    media: (source: Product, args: PageArgs, context: Context) =>
      connection(mediaOf(source, context), args, ({ id }) => id),
    featuredImage: (source: Product, _: unknown, context: Context) => pictureOf(source, 0, context),
    variants: (source: Product, args: PageArgs & { sortKey: string }) => {
      const order = variantOrders[args.sortKey];
      return connection(order ? [...source.variants].sort(order) : source.variants, args, ({ id }) => id);
    },
    variantsCount: ({ variants }: Product) => ({ count: variants.length, precision: 'EXACT' }),
    variantBySelectedOptions: (source: Product, args: OptionArgs, { language }: Context) =>
      variantByOptions(source, args.selectedOptions ?? [], args, language),
    selectedOrFirstAvailableVariant: (source: Product, args: OptionArgs, context: Context) =>
      variantOrFirstAvailable(source, args.selectedOptions ?? [], args, context.language, isAvailable(context)),
    adjacentVariants: (source: Product, args: OptionArgs, context: Context) => {
      const selected = args.selectedOptions ?? [];
      const first = variantOrFirstAvailable(source, [], args, context.language, isAvailable(context));
      return adjacentVariants(source, selected, args, context.language, first);
    },
    encodedVariantExistence: (source: Product) => encodeVariants(source, source.variants),
    encodedVariantAvailability: (source: Product, _: unknown, context: Context) =>
      encodeVariants(source, source.variants.filter(isAvailable(context))),
    collections: (source: Product, args: PageArgs, { catalogue }: Context) =>
      connection(
        catalogue.collections.filter(({ handle }) => source.collections.includes(handle)),
        args,
        ({ id }) => id,
      ),
    sellingPlanGroups: groupsPage,
    ...metafieldsOf(
      (source: Product) => source.metafields,
      ({ id }) => id,
    ),
    category: () => null,
    onlineStoreUrl: () => null,
    trackingParameters: () => null,
  },
};
