import { z } from 'zod';
import { cents, perLanguage, titles } from './parts.ts';

const seo = z.object({ title: z.string().nullish(), description: z.string().nullish() }).partial();
const metafield = z.object({ namespace: z.string(), key: z.string(), type: z.string(), value: z.string() });

const variant = z.object({
  id: z.int(),
  sku: z.string().nullish(),
  barcode: z.string().nullish(),
  ean: z.string().nullish(),
  options: z.array(z.string()).default([]),
  price: cents,
  compareAtPrice: cents.nullish(),
  /** Null: not tracked, always for sale. */
  stock: z.int().nullable(),
  continueSelling: z.boolean().default(false),
  image: z.int().nullish(),
  grams: z.number().nullish(),
  requiresShipping: z.boolean().default(true),
  measure: z.object({ quantity: z.number(), unit: z.string(), reference: z.int() }).nullish(),
  postalCodeExclusions: z.array(z.string()).nullish(),
  components: z.array(z.object({ variantId: z.int(), quantity: z.int().positive() })).default([]),
  metafields: z.array(metafield).default([]),
});

export const productFile = z.object({
  id: z.int(),
  handle: z.string(),
  title: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()).default([]),
  descriptionHtml: z.string(),
  createdAt: z.string().optional(),
  publishedAt: z.string(),
  updatedAt: z.string().optional(),
  /** Countries in which it is published; every country when absent. */
  countries: z.array(z.string()).optional(),
  /** In no list, collection, search or recommendation: found by its handle, its id or a reference alone. */
  unlisted: z.boolean().optional(),
  /** In per cent, included in the price; one rate, or one for each country. */
  vatRate: z.union([z.number(), z.record(z.string(), z.number())]),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })).default([]),
  images: z.array(z.object({ src: z.string(), alt: z.string().nullish() })).default([]),
  /** Files of content/films, each with the picture that is shown before it plays. */
  videos: z
    .array(z.object({ src: z.string(), alt: z.string(), poster: z.string(), width: z.int(), height: z.int() }))
    .default([]),
  collections: z.array(z.string()).default([]),
  /** Its purchase issues a gift card for each unit, with the price as balance. */
  isGiftCard: z.boolean().default(false),
  /** Sold by selling plans alone. */
  requiresSellingPlan: z.boolean().default(false),
  seo: seo.default({}),
  variants: z.array(variant).min(1),
  metafields: z.array(metafield).default([]),
  complementary: z.array(z.string()).default([]),
  related: z.array(z.string()).default([]),
  translations: perLanguage(
    z.object({
      title: z.string().optional(),
      descriptionHtml: z.string().optional(),
      productType: z.string().optional(),
      options: z.record(z.string(), z.string()).optional(),
      values: z.record(z.string(), z.string()).optional(),
      alts: z.array(z.string()).optional(),
      videoAlts: z.array(z.string()).optional(),
      /** Pictures of this language by the one that each replaces. */
      pictures: z.record(z.string(), z.string()).optional(),
      seo: seo.optional(),
    }),
  ),
});

export const collectionFile = z.object({
  id: z.int(),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string().default(''),
  sortOrder: z.string().nullish(),
  image: z.object({ src: z.string(), alt: z.string().nullish() }).nullish(),
  updatedAt: z.string().optional(),
  seo: seo.default({}),
  metafields: z.array(metafield).default([]),
  translations: perLanguage(z.object({ title: z.string().optional(), descriptionHtml: z.string().optional() })),
});

export const deliveryFile = z.object({
  zones: z.array(
    z.object({
      countries: z.array(z.string()),
      includePrefixes: z.array(z.string()).optional(),
      excludePrefixes: z.array(z.string()).optional(),
      options: z.array(
        z.object({
          code: z.string(),
          handle: z.string(),
          title: z.string(),
          description: z.string().nullish(),
          price: cents,
          /** Free from this amount of goods, after discounts. */
          freeFrom: cents.nullish(),
          method: z.enum(['SHIPPING', 'PICKUP_POINT', 'PICK_UP', 'LOCAL', 'RETAIL', 'NONE']),
          translations: titles,
        }),
      ),
    }),
  ),
});

export const shopFile = z.object({
  id: z.int().default(1),
  name: z.string(),
  description: z.string().nullish(),
  currency: z.string(),
  countries: z.array(z.object({ code: z.string(), name: z.string().optional(), vat: z.number().nullish() })).min(1),
  storefrontToken: z.string(),
  privateToken: z.string().optional(),
  /** Token of the Admin API; without one, no request is authorized. */
  adminToken: z.string().optional(),
  /** Stock locations; webhooks about stock name the first one. */
  locations: z.array(z.object({ id: z.int(), name: z.string() })).default([]),
  /** A site of the shop for a country and a language: the name of the setting with its URL, and two of its paths. */
  storefronts: z.array(
    z.object({
      country: z.string(),
      language: z.string(),
      siteEnv: z.string(),
      returnPath: z.string(),
      cartPath: z.string().default('/'),
    }),
  ),
});

/** Redirects of the shop: from a path to a path, or to an address of another site. */
export const redirectsFile = z.array(
  z.object({ id: z.int(), path: z.string().startsWith('/'), target: z.string().min(1) }),
);

/** Gift cards that were issued before: a balance, and the day after which a card ends; without a day it does not. */
export const giftCardsFile = z.array(
  z.object({
    id: z.int(),
    code: z.string().regex(/^[a-z0-9]{4}(?: ?[a-z0-9]{4}){1,4}$/i),
    balance: cents,
    currency: z.string().optional(),
    expiresOn: z.iso.date().nullish(),
  }),
);

const access = z.object({
  storefront: z.enum(['NONE', 'PUBLIC_READ']).default('NONE'),
  customerAccount: z.enum(['NONE', 'READ', 'READ_WRITE']).default('NONE'),
});

/** The definitions of metafields and metaobjects that the shop begins with. */
export const definitionsFile = z.object({
  metafields: z
    .array(
      z.object({
        ownerType: z.string(),
        namespace: z.string(),
        key: z.string(),
        name: z.string(),
        description: z.string().nullable().default(null),
        type: z.string(),
        access,
      }),
    )
    .default([]),
  metaobjects: z
    .array(
      z.object({
        type: z.string(),
        name: z.string(),
        description: z.string().nullable().default(null),
        access: access.pick({ storefront: true }),
        fieldDefinitions: z.array(
          z.object({ key: z.string(), name: z.string(), type: z.string(), required: z.boolean().default(false) }),
        ),
      }),
    )
    .default([]),
});
