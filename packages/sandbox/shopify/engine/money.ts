/** Money is whole cents everywhere in the engine; only the API uses decimals. */
export function toCents(decimal: string): number {
  const [units = '0', fraction = ''] = decimal.split('.');
  return Number(units) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
}

/** Shopify drops trailing zeros but keeps one decimal: 1780 → "17.8", 1000 → "10.0". */
export function toDecimal(cents: number): string {
  return (cents / 100).toFixed(2).replace(/0$/, '');
}

/** A percentage of `cents`, rounded half up to a cent. */
export function percentOf(cents: number, percentage: number): number {
  return Math.round((cents * Math.round(percentage * 100)) / 10_000);
}

/** The tax contained in a price that includes it. */
export function taxIncluded(cents: number, rate: number): number {
  return Math.round((cents * rate) / (100 + rate));
}

/** Splits `total` in proportion to `weights`, to the cent: the shares add up to the total. */
export function apportion(total: number, weights: number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const exact = weights.map((weight) => (total * weight) / sum);
  const shares = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const missing = total - shares.reduce((a, b) => a + b, 0);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
