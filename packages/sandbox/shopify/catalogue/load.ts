import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readTexts } from '../../files.ts';
import { customersFile, menusFile } from './customer-schema.ts';
import { discountsFile } from './discount-schema.ts';
import { offerRulesFile } from './offer-rule-schema.ts';
import { ordersFile } from './order-schema.ts';
import {
  collectionFile,
  definitionsFile,
  deliveryFile,
  giftCardsFile,
  productFile,
  redirectsFile,
  shopFile,
} from './schema.ts';
import { sellingPlansFile } from './selling-plan-schema.ts';
import type { Catalogue, Collection, Film, Picture, Product, Variant } from './types.ts';

type Measure = (src: string) => Promise<{ width: number; height: number } | null>;

function parse<T extends z.ZodType>(file: string, text: string, shape: T): z.output<T> {
  const parsed = shape.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file} is not what the shop expects:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

const read = async <T extends z.ZodType>(file: string, shape: T): Promise<z.output<T>> =>
  parse(file, await readFile(file, 'utf8'), shape);

async function readOptional<T extends z.ZodType>(file: string, shape: T, absent: z.output<T>): Promise<z.output<T>> {
  const there = await access(file).then(
    () => true,
    () => false,
  );
  return there ? read(file, shape) : absent;
}

async function readFolder<T extends z.ZodType>(folder: string, shape: T): Promise<z.output<T>[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const texts = await readTexts(folder, names);
  return names.map((name, i) => parse(join(folder, name), texts[i] ?? '', shape));
}

/** A product without options gets Shopify's default option. */
function withDefaultOption(file: z.output<typeof productFile>): z.output<typeof productFile> {
  if (file.options.length > 0) return file;
  const variants = file.variants.map((variant) => ({ ...variant, options: ['Default Title'] }));
  return { ...file, options: [{ name: 'Title', values: ['Default Title'] }], variants };
}

function toProduct(written: z.output<typeof productFile>, images: Picture[], videos: Film[]): Product {
  const file = withDefaultOption(written);
  const product: Product = {
    ...file,
    __typename: 'Product',
    gid: `gid://shopify/Product/${file.id}`,
    images,
    videos,
    variants: [],
  };
  product.variants = file.variants.map(
    (variant, position): Variant => ({
      ...variant,
      __typename: 'ProductVariant',
      gid: `gid://shopify/ProductVariant/${variant.id}`,
      position,
      product,
    }),
  );
  return product;
}

function check(variants: Map<number, Variant>, products: Product[]) {
  for (const product of products) {
    for (const variant of product.variants) {
      if (variant.options.length !== product.options.length)
        throw new Error(`Product ${product.handle}: variant ${variant.id} must have one value for each option.`);
      for (const component of variant.components)
        if (!variants.has(component.variantId))
          throw new Error(`Product ${product.handle}: there is no variant ${component.variantId} to be a component.`);
    }
  }
}

function checkPlans(groups: Catalogue['sellingPlans'], products: Product[]) {
  for (const { name, products: handles, plans } of groups) {
    const unknown = handles.find((handle) => !products.some((product) => product.handle === handle));
    if (unknown) throw new Error(`Selling plans ${name}: there is no product ${unknown}.`);
    const twice = plans.find(({ id }, index) => plans.findIndex((one) => one.id === id) !== index);
    if (twice) throw new Error(`Selling plans ${name}: the id ${twice.id} is there twice.`);
  }
}

/** Reads content/shop. Throws an error that names the file when something in it is invalid. */
export async function loadCatalogue(folder: string, measure: Measure = async () => null): Promise<Catalogue> {
  const picture = async (image: { src: string; alt?: string | null }, id: string): Promise<Picture> => {
    const size = await measure(image.src);
    return { id, src: image.src, alt: image.alt ?? null, width: size?.width ?? null, height: size?.height ?? null };
  };
  const [
    shop,
    productFiles,
    collectionFiles,
    discounts,
    offerRules,
    sellingPlans,
    delivery,
    customers,
    orders,
    menus,
    redirects,
    giftCards,
    definitions,
  ] = await Promise.all([
    read(join(folder, 'shop.json'), shopFile),
    readFolder(join(folder, 'products'), productFile),
    readFolder(join(folder, 'collections'), collectionFile),
    readOptional(join(folder, 'discounts.json'), discountsFile, []),
    readOptional(join(folder, 'offer-rules.json'), offerRulesFile, []),
    readOptional(join(folder, 'selling-plans.json'), sellingPlansFile, []),
    readOptional(join(folder, 'delivery.json'), deliveryFile, { zones: [] }),
    readOptional(join(folder, 'customers.json'), customersFile, []),
    readOptional(join(folder, 'orders.json'), ordersFile, []),
    readOptional(join(folder, 'menus.json'), menusFile, []),
    readOptional(join(folder, 'redirects.json'), redirectsFile, []),
    readOptional(join(folder, 'gift-cards.json'), giftCardsFile, []),
    readOptional(join(folder, 'definitions.json'), definitionsFile, { metafields: [], metaobjects: [] }),
  ]);
  const products = await Promise.all(
    productFiles.map(async (file) => {
      const images = file.images.map((image, index) => picture(image, `${file.id}${index + 1}`));
      const videos = file.videos.map(async ({ poster, ...film }, index): Promise<Film> => {
        const id = `${file.id}9${index + 1}`;
        return { ...film, id, poster: await picture({ src: poster, alt: film.alt }, id) };
      });
      return toProduct(file, await Promise.all(images), await Promise.all(videos));
    }),
  );
  products.sort((a, b) => a.id - b.id);
  const collections = await Promise.all(
    collectionFiles.map(
      async (file): Promise<Collection> => ({
        ...file,
        __typename: 'Collection',
        gid: `gid://shopify/Collection/${file.id}`,
        image: file.image ? await picture(file.image, `${file.id}0`) : null,
        products: products.filter((product) => product.collections.includes(file.handle)),
      }),
    ),
  );
  collections.sort((a, b) => a.id - b.id);
  const variants = new Map(products.flatMap((product) => product.variants).map((variant) => [variant.id, variant]));
  check(variants, products);
  checkPlans(sellingPlans, products);
  const languages = [...new Set(shop.storefronts.map((storefront) => storefront.language.toUpperCase()))];
  return {
    shop,
    products,
    collections,
    discounts,
    offerRules,
    sellingPlans,
    zones: delivery.zones,
    customers,
    orders: orders.sort((a, b) => a.id - b.id),
    menus,
    redirects,
    giftCards,
    definitions,
    languages,
    variant: (id) => variants.get(id),
  };
}
