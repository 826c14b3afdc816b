import { z } from 'zod';
import { LOCALES } from '../platform/markets.ts';
import { MOST_FAVOURITES } from './list.ts';

const id = z.string().min(1).max(100);

/** A product as the browser stores it. */
export const favouriteSchema = z.object({
  id,
  title: z.string().max(300),
  href: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])/),
  picture: z
    .object({ src: z.url({ protocol: /^https?$/ }).max(1_000), width: z.number(), height: z.number() })
    .nullable(),
});

/** What a browser tells the account of its list. `owner`: of the account that it knows; empty when it knows none. */
export const changesSchema = z.object({
  locale: z.enum(LOCALES),
  owner: z.string().max(100),
  added: z.array(favouriteSchema).max(MOST_FAVOURITES),
  removed: z.array(id).max(MOST_FAVOURITES),
});

export type FavouriteChanges = z.output<typeof changesSchema>;
