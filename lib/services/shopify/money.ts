import type { Money } from './types.ts';

/** Amounts are decimals in text ("17.8", "10.0"): arithmetic goes through whole cents, never through floats. */
export function toCents(amount: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})\d*)?$/.exec(amount);
  if (!match) throw new RangeError(`not an amount: ${amount}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}

export const fromCents = (cents: number, currencyCode: string): Money => ({
  amount: (cents / 100).toFixed(2),
  currencyCode,
});

export const sumMoney = (list: readonly Money[], currencyCode: string): Money =>
  fromCents(
    list.reduce((sum, { amount }) => sum + toCents(amount), 0),
    list[0]?.currencyCode ?? currencyCode,
  );
