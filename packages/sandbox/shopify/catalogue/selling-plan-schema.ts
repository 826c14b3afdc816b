import { z } from 'zod';
import { cents, perLanguage } from './parts.ts';

const interval = z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']);
const period = z.object({ interval, count: z.int().positive().default(1) });

/** One kind of reduction; `orders`: how many orders it lasts, after which the next one begins. Always when absent. */
const adjustment = z
  .object({
    percentage: z.number().min(0).max(100).optional(),
    amount: cents.optional(),
    price: cents.optional(),
    orders: z.int().positive().optional(),
  })
  .refine(
    ({ percentage, amount, price }) => [percentage, amount, price].filter((one) => one !== undefined).length === 1,
    'a selling plan changes a price by a percentage, by an amount, or to a price',
  );

const plan = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullish(),
    /** Its values of the options of the group. */
    options: z.array(z.string()).default([]),
    delivery: period,
    /** The same as the delivery when absent; several deliveries are paid in advance where it is longer. */
    billing: period.optional(),
    minOrders: z.int().positive().nullish(),
    maxOrders: z.int().positive().nullish(),
    adjustments: z.array(adjustment).max(2).default([]),
    metafields: z
      .array(z.object({ namespace: z.string(), key: z.string(), type: z.string(), value: z.string() }))
      .default([]),
    translations: perLanguage(
      z.object({
        name: z.string().optional(),
        description: z.string().optional(),
        options: z.array(z.string()).optional(),
      }),
    ),
  })
  .transform((written) => ({ ...written, billing: written.billing ?? written.delivery }));

/** Groups of selling plans, as subscription apps create them, with the products that they are for. */
export const sellingPlansFile = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    appName: z.string().nullish(),
    options: z.array(z.string()).default([]),
    products: z.array(z.string()),
    plans: z.array(plan).min(1),
    translations: perLanguage(z.object({ name: z.string().optional(), options: z.array(z.string()).optional() })),
  }),
);
