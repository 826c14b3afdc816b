import { z } from 'zod';
import { postalAddress } from './customer-schema.ts';
import { cents } from './parts.ts';

const attributes = z.array(z.object({ key: z.string(), value: z.string() })).default([]);

const allocation = z
  .object({
    discountId: z.union([z.int(), z.string()]),
    title: z.string(),
    code: z.string().nullable().default(null),
    amount: cents,
    percentage: z.number().nullable().default(null),
  })
  .transform((written) => ({ ...written, type: written.code ? ('code' as const) : ('automatic' as const) }));

const line = z.object({
  variantId: z.int(),
  title: z.string(),
  variantTitle: z.string().default(''),
  quantity: z.int().positive(),
  subtotal: cents,
  total: cents,
  vatRate: z.number(),
  allocations: z.array(allocation).default([]),
  attributes,
});

const units = z.array(z.object({ line: z.int().min(0), quantity: z.int().positive() }));
const moment = z.iso.datetime();

const order = z
  .object({
    /** The checkout starts at 1001. */
    number: z.int().positive().max(1000),
    cartToken: z.string(),
    key: z.string(),
    processedAt: moment,
    country: z.string(),
    language: z.string(),
    email: z.email({ pattern: z.regexes.html5Email }),
    phone: z.string().nullable().default(null),
    customerId: z.int().nullable(),
    address: postalAddress,
    billingAddress: postalAddress.nullable().default(null),
    delivery: z.object({ code: z.string(), title: z.string(), price: cents, vatRate: z.number() }),
    lines: z.array(line).min(1),
    allocations: z.array(allocation).default([]),
    shippingAllocations: z.array(allocation).default([]),
    note: z.string().default(''),
    attributes,
    subtotal: cents,
    total: cents,
    tax: cents,
    card: z.string().default('4242'),
    parcels: z
      .array(
        z.object({
          at: moment,
          company: z.string().nullable().default(null),
          numbers: z.array(z.string()).default([]),
          lines: units.min(1),
        }),
      )
      .default([]),
    deliveredAt: moment.nullable().default(null),
    refunds: z.array(z.object({ at: moment, lines: units, delivery: cents.default(0) })).default([]),
    canceled: z
      .object({ at: moment, reason: z.enum(['CUSTOMER', 'DECLINED', 'FRAUD', 'INVENTORY', 'OTHER', 'STAFF']) })
      .nullable()
      .default(null),
  })
  .transform((written) => ({ ...written, id: 9_000_000 + written.number, name: `#${written.number}` }));

export const ordersFile = z.array(order);
