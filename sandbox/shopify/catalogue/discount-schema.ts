import { z } from 'zod';
import { cents, titles } from './parts.ts';

/** Goods by handle, or by the id of a variant; all goods when none of these is said. */
const selection = {
  products: z.array(z.string()).optional(),
  collections: z.array(z.string()).optional(),
  variants: z.array(z.int()).optional(),
};

const combination = z
  .object({
    order: z.boolean().default(false),
    product: z.boolean().default(false),
    shipping: z.boolean().default(false),
  })
  .prefault({});

const discount = z
  .object({
    id: z.union([z.int(), z.string()]),
    title: z.string(),
    status: z.enum(['ACTIVE', 'EXPIRED', 'SCHEDULED']),
    kind: z.enum(['bxgy', 'percentage', 'amount', 'shipping']),
    /** Any of these words asks for it; without them it comes by itself. */
    codes: z.array(z.string().min(1)).optional(),
    /** Comes from an app of the shop, not from its own discounts. */
    custom: z.boolean().default(false),
    /** What must be in the cart: at least so many pieces of the selection, for at least so much. */
    buys: z.object({ ...selection, quantity: z.int().positive().optional(), subtotal: cents.optional() }).default({}),
    /** What becomes cheaper. Nothing selected: the whole order. */
    gets: z
      .object({
        ...selection,
        quantity: z.int().positive().optional(),
        percentage: z.number().min(0).max(100).optional(),
        amount: cents.optional(),
        /** Of delivery: dearer options stay as they are, and so do those to other countries. */
        maximumPrice: cents.optional(),
        countries: z.array(z.string()).optional(),
      })
      .default({}),
    usesPerOrder: z.int().positive().nullish(),
    /** Orders in all, `used` of which are older than what this shop remembers. */
    usageLimit: z.int().positive().nullish(),
    used: z.int().min(0).default(0),
    oncePerCustomer: z.boolean().default(false),
    /** The classes that it may stand beside; the other discount must say so too. */
    combinesWith: combination,
    startsAt: z.string().nullish(),
    endsAt: z.string().nullish(),
    translations: titles,
  })
  .refine(({ custom, codes }) => !custom || !codes, 'a custom discount comes by itself: it has no codes')
  .refine(
    ({ kind, buys }) => kind !== 'bxgy' || buys.subtotal === undefined,
    'a gift asks for pieces, not for a subtotal',
  );

export const discountsFile = z.array(discount);
