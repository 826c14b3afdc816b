import { z } from 'zod';

const gids = z.array(z.string().regex(/^gid:\/\/shopify\/(Product|ProductVariant)\/\d+$/)).min(1);

/** The gift rules exposed to a storefront, which may not read the discounts themselves. */
export const offerRulesFile = z.array(
  z.object({
    /** The id of its discount, and the handle of its metaobject. */
    id: z.string().regex(/^\d+$/),
    status: z.enum(['ACTIVE', 'EXPIRED', 'SCHEDULED']),
    productToBuy: gids,
    quantityToBuy: z.int().positive(),
    productToOffer: gids,
    quantityToAdd: z.int().positive(),
    isAppliedOnCollections: z.boolean(),
    startsAt: z.string(),
    endsAt: z.string().nullish(),
    updatedAt: z.string(),
  }),
);
