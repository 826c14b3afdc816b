import { cleanCode } from './clean.ts';

/** Number format of a country: its calling code, the trunk prefix of national numbers, and the digits after both. */
type Plan = { code: string; trunk: '0' | ''; digits: RegExp };

const FRENCH: Plan = { code: '33', trunk: '0', digits: /^[1-9]\d{8}$/ };
/** Mobile numbers, which start with a 4, have one more digit. */
const BELGIAN: Plan = { code: '32', trunk: '0', digits: /^(?:4\d{8}|[1-9]\d{7})$/ };
const TUNISIAN: Plan = { code: '216', trunk: '', digits: /^[2-9]\d{7}$/ };
const CALEDONIAN: Plan = { code: '687', trunk: '', digits: /^[2-9]\d{5}$/ };

/**
 * The overseas departments and their neighbours share the French numbers from 01 to 09, but have their own calling
 * codes, which the first three digits determine: La Réunion and Mayotte, Guadeloupe with Saint-Martin and
 * Saint-Barthélemy, French Guiana, Martinique.
 */
const OVERSEAS: readonly { code: string; begins: RegExp }[] = [
  { code: '262', begins: /^(?:26[239]|639|69[23])/ },
  { code: '590', begins: /^(?:590|69[01])/ },
  { code: '594', begins: /^[56]94/ },
  { code: '596', begins: /^(?:596|69[67])/ },
];

const CODES: readonly Plan[] = [
  FRENCH,
  ...OVERSEAS.map(({ code }): Plan => ({ ...FRENCH, code })),
  BELGIAN,
  TUNISIAN,
  CALEDONIAN,
];

/** By ISO code. Where numbers are unambiguous, those of metropolitan France are accepted as well. */
const COUNTRIES: Readonly<Record<string, readonly Plan[]>> = {
  ...Object.fromEntries(['FR', 'BL', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'].map((code) => [code, [FRENCH]])),
  BE: [BELGIAN],
  NC: [CALEDONIAN, FRENCH],
  TN: [TUNISIAN, FRENCH],
};

/** For countries that are not listed: at most 15 digits in total (E.164). */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

const isFrench = ({ code }: Plan): boolean => code === FRENCH.code || OVERSEAS.some((each) => each.code === code);

/** The E.164 number for digits without the trunk prefix; null when they do not fit the plan. */
function numberOf(plan: Plan, digits: string): string | null {
  if (!plan.digits.test(digits)) return null;
  const overseas = isFrench(plan) ? OVERSEAS.find(({ begins }) => begins.test(digits)) : undefined;
  return `+${(overseas ?? plan).code}${digits}`;
}

const withoutTrunk = (digits: string, { trunk }: Plan): string =>
  trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;

/**
 * A number in E.164 format, as networks and the shop accept it: `06 12 34 56 78` in France → `+33612345678`; `0470-12
 * 34 56` in Belgium → `+32470123456`; `0692 12 34 56` in France and in La Réunion → `+262692123456`. Null for an
 * invalid number.
 * @param country ISO code of the country for a number without a calling code; France for an unknown one
 */
export function toE164(written: string, country: string): string | null {
  const text = cleanCode(written)
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  if (!text.startsWith('+')) {
    const plans = COUNTRIES[country] ?? [FRENCH];
    return plans.reduce<string | null>((found, plan) => found ?? numberOf(plan, withoutTrunk(text, plan)), null);
  }
  const plan = CODES.find(({ code }) => text.startsWith(`+${code}`));
  if (!plan) return INTERNATIONAL.test(text) ? text : null;
  // `+33 (0)6` is a common notation, with or without brackets.
  return numberOf(plan, withoutTrunk(text.slice(plan.code.length + 1), plan));
}

/**
 * The country of a number without a calling code: the address's own country (ISO) where it is supported, otherwise the
 * market.
 */
export const phoneCountry = (country: string, market: string): string => (country in COUNTRIES ? country : market);

/**
 * The `tel:` address of a written number, dialable from abroad too; short numbers and others without a country stay as
 * they are.
 * @param country ISO code of the country in which it is written
 */
export const telephoneHref = (written: string, country: string): string =>
  `tel:${
    toE164(written, country) ??
    cleanCode(written)
      .replace(/[^\d+]/g, '')
      .replace(/^00/, '+')
  }`;
