import { z } from 'zod';
import { deliveryIn } from '../../../../lib/delivery/rules.ts';
import type { Env } from '../../../../lib/platform/env.ts';
import { LOCALES, type Locale, MARKETS, type Shop } from '../../../../lib/platform/markets.ts';
import { ask } from './ask.ts';
import { type Finding, ok, warning } from './check.ts';
import { addressOf } from './content.ts';

const api = z.object({ refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })) });
const carriers = z.array(z.object({ code: z.string().nullish() }));
const found = z.object({
  results: z.array(z.object({ lang: z.string(), data: z.object({ delivery_carriers: carriers.optional() }) })),
});

/** Codes of the delivery options in the published settings documents, by locale; empty when they cannot be read. */
export async function promisedCodes(env: Env): Promise<Partial<Record<string, string[]>>> {
  try {
    const { refs } = api.parse((await ask(addressOf(env, '', {}))).json);
    const ref = (refs.find(({ isMasterRef }) => isMasterRef) ?? refs[0])?.ref ?? '';
    const query = { ref, lang: '*', q: '[[at(document.type, "settings")]]', pageSize: '20' };
    const { results } = found.parse((await ask(addressOf(env, '/documents/search', query))).json);
    return Object.fromEntries(
      results.map(({ lang, data }) => [lang, data.delivery_carriers?.flatMap(({ code }) => code || []) ?? []]),
    );
  } catch {
    // The check of the content repository says why.
    return {};
  }
}

const named = (codes: readonly string[]): string => codes.map((code) => `“${code}”`).join(', ');
const localesOf = (country: string): Locale[] => LOCALES.filter((locale) => MARKETS[locale].shop?.country === country);

/**
 * The codes of a shop's delivery options, and ours that are none of them: what our pages say of those never shows.
 * @param offered codes that the shop gives for the country
 * @param promised codes of the settings documents, by locale
 */
export function judgeCodes(
  country: Shop['country'],
  offered: readonly string[],
  promised: Partial<Record<string, readonly string[]>>,
): Finding[] {
  const free = deliveryIn(country)?.freeDelivery;
  const codes = named(offered.filter(Boolean)) || 'none';
  const list = [ok(`${country}: the codes of the delivery options are ${codes}`)];
  const usually = 'as the shop gives it, which is usually the name of the rate';
  if (free && !offered.includes(free.code))
    list.push(
      warning(
        `${country}: our pages call “${free.code}” free, which is none of ${codes}`,
        `write the code into lib/delivery/rules.ts ${usually}; rates that a carrier or an app calculates do not show here, nor on the site`,
      ),
    );
  for (const locale of localesOf(country)) {
    const unknown = (promised[locale] ?? []).filter((code) => !offered.includes(code));
    if (unknown.length > 0)
      list.push(
        warning(
          `${locale}: the settings document has the days of ${named(unknown)}, none of ${codes}`,
          `write the code into the settings document (Livraison) ${usually}`,
        ),
      );
  }
  return list;
}
