import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { formatDay } from '../../../../lib/platform/i18n/dates.ts';
import { isLocale, MARKETS } from '../../../../lib/platform/markets.ts';
import { loadContent } from '../../prismic/content/load.ts';
import type { StoredDocument } from '../../prismic/types.ts';

const root = (name: string) => path.join(import.meta.dirname, '../../../..', name);

let documents: StoredDocument[];
beforeAll(async () => {
  const dirs = { contentDir: root('content'), modelsDir: root('customtypes'), slicesDir: root('slices') };
  ({ documents } = await loadContent(dirs));
});

type Leaflet = { language: string; revised: string; file: { url: string; text: string } };

const ofType = (type: string, lang: string) => documents.filter((each) => each.type === type && each.lang === lang);
const slicesOf = (lang: string, type: string) =>
  documents
    .filter((each) => each.lang === lang)
    .flatMap(({ data }) => (Array.isArray(data.slices) ? data.slices : []))
    .filter(({ slice_type }) => slice_type === type);

it('the demonstration content is sound', () => {
  expect(new Set(documents.map(({ lang }) => lang))).toEqual(new Set(['fr-fr', 'fr-be', 'nl-be', 'fr-tn']));
});

describe.each(['fr-fr', 'fr-be', 'nl-be', 'fr-tn'])('in %s', (lang) => {
  test('offers at a site of the company give the address of that site', () => {
    const sites = slicesOf(lang, 'sites_map').flatMap(({ primary }) => primary.items);
    const offers = ofType('job_offer', lang).map(({ data }) => data);
    const wrong = offers.filter(({ locality, street, postal_code: code }) => {
      const site = sites.find(({ name, address }) => name === locality || address.includes(` ${code} `));
      return site && !site.address.startsWith(`${street}, ${code} `);
    });
    expect(sites.length).toBeGreaterThan(0);
    expect(wrong.map(({ title, street }) => ({ title, street }))).toEqual([]);
  });

  test('leaflets to download are those of the market, with their name and the month of their revision', () => {
    const { tag, language } = MARKETS[isLocale(lang) ? lang : 'fr-fr'];
    const own = ofType('product', lang).flatMap(({ data }) => (data.leaflets ?? []) as Leaflet[]);
    const spoken = own.filter((leaflet) => leaflet.language === { fr: 'Français', nl: 'Néerlandais' }[language]);
    const files = slicesOf(lang, 'downloads').flatMap(({ primary }) => primary.items);
    expect(files.length).toBeGreaterThan(0);
    for (const { file, title, note } of files) {
      const leaflet = spoken.find((each) => each.file.url === file.url);
      if (!leaflet) throw new Error(`${file.name} is no leaflet of ${lang}`);
      expect(title).toContain(leaflet.file.text);
      expect(note).toContain(formatDay(leaflet.revised, tag).replace(/^\S+ /, ''));
    }
  });
});

/** The lines of a PDF of `content/pdf`. */
const linesIn = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/Td \(((?:\\.|[^()\\])*)\) Tj/g)].map(([, text = '']) =>
    text.replace(/\\(\d{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8))),
  );

test('no line of a leaflet begins with a unit or a mark, and its dates are in words', async () => {
  const files = (await readdir(root('content/files'))).filter((name) => !/^carnet|^slaap/.test(name));
  const leaflets = await Promise.all(files.map((name) => readFile(path.join(root('content/files'), name))));
  const lines = leaflets.flatMap(linesIn);
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => /^(?:mg|g|ml|CH|DH|°C|%|[:;!?])(?!\p{L})|\d{4}-\d\d-\d\d/u.test(line))).toEqual([]);
});
