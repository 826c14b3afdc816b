import type { Locale } from '../markets.ts';

/** Section 9 of the specification: nine categories and the contract types; the values of the model's selects. */
export const CATEGORIES = [
  'production',
  'logistics',
  'supply_chain',
  'quality_rd',
  'regulatory',
  'hr_finance_legal',
  'information_systems',
  'sales',
  'marketing',
] as const;
export const CONTRACTS = ['cdi', 'cdd', 'stage_alternance_vie'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Contract = (typeof CONTRACTS)[number];

type Place = { name: Readonly<Record<'fr' | 'nl', string>>; region: string; country: 'FR' | 'BE' | 'RE' };

const same = (name: string, region: string, country: Place['country'] = 'FR'): Place => ({
  name: { fr: name, nl: name },
  region,
  country,
});

/** The nineteen localities, in the order in which they are shown; International stands apart from them. */
export const LOCALITIES = {
  die: same('Die', 'Auvergne-Rhône-Alpes'),
  crest: same('Crest', 'Auvergne-Rhône-Alpes'),
  valence: same('Valence', 'Auvergne-Rhône-Alpes'),
  montelimar: same('Montélimar', 'Auvergne-Rhône-Alpes'),
  grenoble: same('Grenoble', 'Auvergne-Rhône-Alpes'),
  lyon: same('Lyon', 'Auvergne-Rhône-Alpes'),
  paris: { name: { fr: 'Paris', nl: 'Parijs' }, region: 'Île-de-France', country: 'FR' },
  lille: { name: { fr: 'Lille', nl: 'Rijsel' }, region: 'Hauts-de-France', country: 'FR' },
  strasbourg: { name: { fr: 'Strasbourg', nl: 'Straatsburg' }, region: 'Grand Est', country: 'FR' },
  nantes: same('Nantes', 'Pays de la Loire'),
  rennes: same('Rennes', 'Bretagne'),
  bordeaux: same('Bordeaux', 'Nouvelle-Aquitaine'),
  toulouse: same('Toulouse', 'Occitanie'),
  montpellier: same('Montpellier', 'Occitanie'),
  marseille: same('Marseille', 'Provence-Alpes-Côte d’Azur'),
  nice: same('Nice', 'Provence-Alpes-Côte d’Azur'),
  saint_denis_reunion: same('Saint-Denis (La Réunion)', 'La Réunion', 'RE'),
  bruxelles: { name: { fr: 'Bruxelles', nl: 'Brussel' }, region: 'Bruxelles-Capitale', country: 'BE' },
  liege: { name: { fr: 'Liège', nl: 'Luik' }, region: 'Liège', country: 'BE' },
} as const satisfies Record<string, Place>;
export type Locality = keyof typeof LOCALITIES;
export const INTERNATIONAL = 'international';
export type Where = Locality | typeof INTERNATIONAL;

export const isLocality = (value: string): value is Locality => Object.hasOwn(LOCALITIES, value);

/** Name of a locality in the locale's language. */
export const localityName = (locality: Locality, locale: Locale): string =>
  LOCALITIES[locality].name[locale === 'nl-be' ? 'nl' : 'fr'];
