import type { Bytes } from './bytes.ts';

const KB = 1024;

type Weighed = 'html' | 'script' | 'font' | 'total';

/** Limits of a first view, in KB: fonts with italics where the page has a Latin name. */
const BARS: Readonly<Record<Weighed, number>> = { html: 18, script: 155, font: 70, total: 320 };
const OWN: Readonly<Record<string, Partial<Record<Weighed, number>>>> = {
  product: { total: 300 },
  'product-nl': { total: 300 },
  medicine: { total: 300 },
};

/** The kinds of bytes over their limit, with the excess in KB: `html +2.1`. Empty when the page meets every limit. */
export function over(name: string, bytes: Bytes): string {
  const bars = { ...BARS, ...OWN[name] };
  return (Object.keys(bars) as Weighed[])
    .map((kind) => ({ kind, more: bytes[kind] / KB - bars[kind] }))
    .filter(({ more }) => more > 0)
    .map(({ kind, more }) => `${kind} +${more.toFixed(1)}`)
    .join(', ');
}
