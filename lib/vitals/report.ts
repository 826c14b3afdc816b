import { z } from 'zod';
import { LOCALES } from '../platform/markets.ts';
import { DEVICES, PAGE_TYPES, VITALS, type Vital } from './types.ts';

/** Longest plausible value: seconds, or the layout shift of a whole visit. */
const MOST = { LCP: 60, INP: 60, FCP: 60, TTFB: 60, CLS: 10 } as const satisfies Record<Vital, number>;

const figure = z
  .object({ name: z.enum(VITALS), value: z.number().min(0) })
  .refine(({ name, value }) => value <= MOST[name]);

/**
 * Web vitals of one page view, from a browser: no address, no id, nothing about the visitor. LCP, INP, FCP and TTFB in
 * seconds, CLS without a unit.
 */
export const vitalsReport = z.strictObject({
  market: z.enum(LOCALES),
  page: z.enum(PAGE_TYPES),
  device: z.enum(DEVICES),
  figures: z.array(figure).min(1).max(VITALS.length),
});

export type VitalsReport = z.output<typeof vitalsReport>;
