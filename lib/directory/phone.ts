import type { Country } from '../places/types.ts';

/** Calling codes, and how many digits a number has without them. New Caledonia has no leading zero. */
const PLANS: Readonly<Record<Country, { code: string; national: RegExp }>> = {
  fr: { code: '33', national: /^0[1-9]\d{8}$/ },
  re: { code: '262', national: /^0[1-9]\d{8}$/ },
  gp: { code: '590', national: /^0[1-9]\d{8}$/ },
  mq: { code: '596', national: /^0[1-9]\d{8}$/ },
  nc: { code: '687', national: /^\d{6}$/ },
};

/** The address that dials a number as published, from abroad too: `0262 12 34 56` in La Réunion → `tel:+262262123456`. */
export function dialHref(phone: string, country: Country): string {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const { code, national } = PLANS[country];
  return `tel:${national.test(digits) ? `+${code}${digits.replace(/^0/, '')}` : digits}`;
}
