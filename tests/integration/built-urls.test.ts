import { filter } from '@prismicio/client';
import { expect, test } from 'vitest';
import { getAll, getBuiltUrls, readAll } from '../../lib/services/prismic/documents.ts';
import { startServices } from '../setup/services.ts';

const services = await startServices();
const everything = { lang: '*', filters: [filter.any('document.type', ['product', 'advice', 'faq_question'])] };

test('a build makes all pages of a site of this size, what was published last first', async () => {
  const documents = await getAll('advice', 'fr-fr');
  const urls = await getBuiltUrls('advice', 'fr-fr');
  expect(urls).toHaveLength(documents.length);
  const published = new Map(documents.map(({ url, last_publication_date: date }) => [url, Date.parse(date)]));
  const dates = urls.map((url) => published.get(url) ?? Number.NaN);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test('of very many documents no more are read than are wanted', async () => {
  const searches = () => services.operations('content').filter((name) => name === 'search').length;
  const all = await readAll(everything);
  expect(all.length).toBeGreaterThan(200);
  const before = searches();
  expect((await readAll(everything, 150)).map(({ id }) => id)).toEqual(all.slice(0, 150).map(({ id }) => id));
  expect(searches() - before).toBe(2);
});
