import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Advice } from '../report.ts';

/** The document that records where the entries come from: pages print it with the date, as the licence asks. */
export type SourceEntry = {
  type: 'directory_source';
  uid: 'directory_source';
  lang: 'fr-fr';
  data: { source: string; extracted_on: string; licence: { link_type: 'Web'; url: string; text: string } };
};

const DAY = /^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
/** The date in the name of a published file: `PS_LibreAcces_Personne_activite_202611120830.txt`. */
const IN_NAME = /(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])/;

/** The day of an extract: as stated, else the one in the file's name, else the day on which the file was last changed. */
export async function extractDay(file: string, stated?: string): Promise<string> {
  if (stated !== undefined) {
    if (DAY.test(stated)) return stated;
    throw new Advice(`--extracted ${stated} is not a day such as 2026-11-12.`);
  }
  const [, year, month, day] = IN_NAME.exec(path.basename(file)) ?? [];
  if (year) return `${year}-${month}-${day}`;
  const { mtime } = await stat(file).catch(() => {
    throw new Advice(`There is no file ${file}.`);
  });
  return mtime.toISOString().slice(0, 10);
}

export const sourceEntry = (day: string): SourceEntry => ({
  type: 'directory_source',
  uid: 'directory_source',
  lang: 'fr-fr',
  data: {
    source: 'Annuaire Santé en accès libre, Agence du numérique en santé',
    extracted_on: day,
    licence: {
      link_type: 'Web',
      url: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
      text: 'Licence Ouverte 2.0',
    },
  },
});
