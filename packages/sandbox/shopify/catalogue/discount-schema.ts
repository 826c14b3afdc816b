import { z } from 'zod';
import { cents, titles } from './parts.ts';

/** Products by handle, or variants by id; all products when none is given. */
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

type PurchaseType = 'ONE_TIME' | 'SUBSCRIPTION' | 'BOTH';
const forPurchases = <Scope>(scope: Scope, purchases: PurchaseType): Scope & { purchases?: PurchaseType } => ({
  ...scope,
  purchases,
});

const discount = z
  .object({
    id: z.union([z.int(), z.string()]),
    title: z.string(),
    status: z.enum(['ACTIVE', 'EXPIRED', 'SCHEDULED']),
    kind: z.enum(['bxgy', 'percentage', 'amount', 'shipping']),
    /** Any of these codes applies it; without codes it is automatic. */
    codes: z.array(z.string().min(1)).optional(),
    /** Provided by an app of the shop, not by its native discounts. */
    custom: z.boolean().default(false),
    /** Requirements on the cart: a minimum number of selected items, or a minimum amount of them. */
    buys: z.object({ ...selection, quantity: z.int().positive().optional(), subtotal: cents.optional() }).default({}),
    /** The discounted items. Without a selection: the whole order. */
    gets: z
      .object({
        ...selection,
        quantity: z.int().positive().optional(),
        percentage: z.number().min(0).max(100).optional(),
        amount: cents.optional(),
        /** For free delivery: more expensive options, and those to other countries, stay at their price. */
        maximumPrice: cents.optional(),
        countries: z.array(z.string()).optional(),
      })
      .default({}),
    usesPerOrder: z.int().positive().nullish(),
    /** Maximum number of orders; `used` of them are older than the orders known here. */
    usageLimit: z.int().positive().nullish(),
    used: z.int().min(0).default(0),
    oncePerCustomer: z.boolean().default(false),
    /** E-mail addresses of the customers for whom it is reserved; everybody may use it when absent. */
    customers: z.array(z.email()).min(1).optional(),
    /** The kind of purchase that it is for. */
    purchaseType: z.enum(['ONE_TIME', 'SUBSCRIPTION', 'BOTH']).default('ONE_TIME'),
    /** The discount classes it can be combined with; the other discount must allow it too. */
    combinesWith: combination,
    startsAt: z.string().nullish(),
    endsAt: z.string().nullish(),
    translations: titles,
  })
  .refine(({ custom, codes }) => !custom || !codes, 'a custom discount comes by itself: it has no codes')
  .refine(
    ({ kind, buys }) => kind !== 'bxgy' || buys.subtotal === undefined,
    'a gift asks for pieces, not for a subtotal',
  )
  // What counts for it, and what it reduces, are purchases of that kind alone.
  .transform((written) => ({
    ...written,
    buys: forPurchases(written.buys, written.purchaseType),
    gets: forPurchases(written.gets, written.purchaseType),
  }));

export const discountsFile = z.array(discount);
