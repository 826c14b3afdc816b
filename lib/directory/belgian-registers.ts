import type { Language } from '../markets.ts';
import type { Category } from './types.ts';

type Register = 'physicians' | 'pharmacies' | 'midwives';

/** Public registers of Belgium: of the order of physicians, the association of pharmacists and those of midwives. */
const ADDRESSES: Readonly<Record<Register, Readonly<Record<Language, string>>>> = {
  physicians: { fr: 'https://ordomedic.be/fr', nl: 'https://ordomedic.be/nl' },
  pharmacies: { fr: 'https://www.pharmacie.be', nl: 'https://www.apotheek.be' },
  midwives: { fr: 'https://sage-femme.be', nl: 'https://www.vroedvrouwen.be' },
};

const REGISTERS: Readonly<Record<Category, readonly Register[]>> = {
  physician_pharmacy: ['physicians', 'pharmacies'],
  gynecologist: ['physicians'],
  pediatrician: ['physicians'],
  midwife: ['midwives'],
};

/** Where a profession is found in Belgium, in the language of the page. */
export const registersFor = (category: Category, language: Language): { name: Register; href: string }[] =>
  REGISTERS[category].map((name) => ({ name, href: ADDRESSES[name][language] }));
