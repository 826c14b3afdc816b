import { z } from 'zod';

const text = z.string().nullable().default(null);

export const postalAddress = z.object({
  firstName: text,
  lastName: text,
  company: text,
  phone: text,
  address1: text,
  address2: text,
  city: text,
  zip: text,
  countryCode: text,
  provinceCode: text,
});
const addressFile = postalAddress.extend({ id: z.int() });

export const customersFile = z.array(
  z.object({
    id: z.int(),
    email: z.email({ pattern: z.regexes.html5Email }),
    password: z.string().min(5),
    firstName: text,
    lastName: text,
    phone: text,
    tags: z.array(z.string()).default([]),
    acceptsMarketing: z.boolean().default(false),
    createdAt: z.string(),
    updatedAt: z.string().optional(),
    addresses: z.array(addressFile).default([]),
    /** The first address when absent. */
    defaultAddressId: z.int().nullable().default(null),
    /** Cannot sign in, and has no valid tokens. */
    disabled: z.boolean().default(false),
    metafields: z
      .array(z.object({ namespace: z.string(), key: z.string(), type: z.string(), value: z.string() }))
      .default([]),
  }),
);

const titles = z.record(z.string(), z.object({ title: z.string().optional() })).default({});

interface MenuItem {
  title: string;
  type: string;
  url?: string | null;
  resource?: string | null;
  tags: string[];
  items: MenuItem[];
  translations: Record<string, { title?: string }>;
}

const menuItem: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({
    title: z.string(),
    type: z.string(),
    url: z.string().nullish(),
    /** A gid: gid://shopify/Collection/12 */
    resource: z.string().nullish(),
    tags: z.array(z.string()).default([]),
    items: z.array(menuItem).default([]),
    translations: titles,
  }),
);

export const menusFile = z.array(
  z.object({ id: z.int(), handle: z.string(), title: z.string(), items: z.array(menuItem), translations: titles }),
);
