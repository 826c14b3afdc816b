const KILOBYTE = 1024;
const MEGABYTE = 1_048_576;

/**
 * A size in bytes for a BCP 47 tag: `116 ko`, `1,4 MB`. In the unit of the specification, whose 10 MB are 10,485,760 bytes,
 * so that a file and the limit of a field compare. Empty when the size is unknown.
 */
export function sizeWords(bytes: number, tag: string): string {
  if (!(bytes > 0)) return '';
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const [unit, amount] = kilobytes < 1000 ? ['kilobyte', kilobytes] : ['megabyte', bytes / MEGABYTE];
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
  return format.format(amount).replace(/\s/g, '\u00a0');
}
