/** Calling codes of the markets, and how many digits follow. */
const MARKETS: Readonly<Record<string, { code: string; rest: RegExp }>> = {
  FR: { code: '33', rest: /^[1-9]\d{8}$/ },
  // Mobile numbers, which begin with a 4, have a digit more.
  BE: { code: '32', rest: /^(?:4\d{8}|[1-9]\d{7})$/ },
};

const international = /^\+[1-9]\d{6,14}$/;

function isNumber(number: string): boolean {
  const known = Object.values(MARKETS).find(({ code }) => number.startsWith(`+${code}`));
  return known ? known.rest.test(number.slice(3)) : international.test(number);
}

/** Whose number one without a calling code is: of an address's own country (ISO), where that has a market. */
export const phoneCountry = (country: string, market: string): string => (country in MARKETS ? country : market);

/**
 * A number as the shop takes it (E.164): `06 12 34 56 78` in France → `+33612345678`; `0470-12 34 56` in Belgium →
 * `+32470123456`. Null for what cannot be one.
 * @param country of the market (ISO): it stands in where no calling code was typed
 */
export function toE164(typed: string, country: string): string | null {
  const digits = typed.replace(/[\s-]/g, '').replace(/^00/, '+');
  const { code } = MARKETS[country] ?? { code: '33' };
  const whole = digits.startsWith('+') ? digits : `+${code}${digits.replace(/^0/, '')}`;
  // `+33 (0)6` is often written without its brackets.
  const number = whole.replace(/^(\+3[23])0/, '$1');
  return isNumber(number) ? number : null;
}
