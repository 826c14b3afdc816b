import type { Content } from '@prismicio/client';
import { withWideSpaces } from '../text/spaces.ts';

type Pay = Pick<Content.JobOfferDocument['data'], 'pay_min' | 'pay_max' | 'pay_currency'>;

/** The pay of an offer as amounts in words of a locale; null where none is said. */
export function payOf(
  { pay_min: min, pay_max: max, pay_currency }: Pay,
  tag: string,
): { min: string; max: string | null } | null {
  if (min === null) return null;
  const currency = pay_currency ?? 'EUR';
  const money = (amount: number) =>
    withWideSpaces(
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      }).format(amount),
    );
  return { min: money(min), max: max !== null && max > min ? money(max) : null };
}
