const prefixes: Record<string, string> = { FR: '+33', BE: '+32', TN: '+216' };
const known = [/^\+33[1-9]\d{8}$/, /^\+32[1-9]\d{7,8}$/, /^\+216\d{8}$/];

/** A phone number in E.164 format; the country is the default when it has no country code; null when it is invalid. */
export function phoneOf(text: string, country: string): string | null {
  const compact = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const national = compact.replace(/^0/, '');
  const number = compact.startsWith('+') ? compact : `${prefixes[country] ?? '+'}${national}`;
  if (Object.values(prefixes).some((prefix) => number.startsWith(prefix)))
    return known.some((form) => form.test(number)) ? number : null;
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}
