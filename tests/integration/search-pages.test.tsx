import { prerender } from 'react-dom/static';
import { beforeAll, describe, expect, test } from 'vitest';
import { FaqResultsView } from '../../components/editorial/faq-results-view.tsx';
import { SearchView } from '../../components/search/search-view.tsx';
import { WITHOUT_TAGS_MARK } from '../../lib/consent/rules.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import { buildIndexes } from '../../lib/search/holder.ts';
import { readSearch } from '../../lib/search/search.ts';
import { startServices } from '../setup/services.ts';

await startServices();
// A request in the first second waits only briefly for the indexes and then shows a message: other tests cover that.
beforeAll(buildIndexes);

async function main(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element);
  const html = await new Response(prelude as ReadableStream).text();
  return (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll('&nbsp;', '\u00a0').replaceAll('<!-- -->', '');
}

function results(locale: Locale, address: string): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://x.test');
  const selection = readSearch(locale, pathname.split('/').filter(Boolean), searchParams);
  return main(<SearchView locale={locale} selection={selection} />);
}

describe('the results', () => {
  test.each<[Locale, string, RegExp]>([
    ['fr-fr', '/?q=sommeil', /<mark[^>]*>[Ss]ommeil/],
    ['fr-fr', '/?q=somniel', /<h3/],
    ['fr-fr', '/mal-de-gorge', /<h3/],
    ['nl-be', '/?q=slaap', /<mark[^>]*>[Ss]laap/],
    ['fr-tn', '/?q=grossesse', /<h3/],
  ])('in %s, %s finds pages', async (locale, address, expected) => {
    expect(await results(locale, address)).toMatch(expected);
  });

  test.each<[Locale, string, boolean]>([
    ['fr-fr', '/?q=louise.b%40exemple.test', true],
    ['fr-be', '/sage-femme-5000', true],
    ['nl-be', '/producten?q=0478+11+22+33&sort=recent', true],
    ['fr-fr', '/?q=th%C3%A9+20+sachets', false],
  ])('in %s, tags are kept from %s: %s', async (locale, address, isWithout) => {
    expect((await results(locale, address)).includes(`<template id="${WITHOUT_TAGS_MARK}"`)).toBe(isWithout);
  });

  test('products show their price where they are sold, and nothing of it in Tunisia', async () => {
    expect(await results('fr-fr', '/produits?q=sommeil')).toMatch(/\d,\d\d\s€/);
    const tunisian = await results('fr-tn', '/produits?q=sommeil');
    expect(tunisian).toMatch(/<h3/);
    expect(tunisian).not.toContain('€');
  });

  test('a kind is a tab with its number, and the chosen one is marked', async () => {
    const html = await results('fr-fr', '/conseils?q=sommeil');
    expect(html).toMatch(/aria-current="page"[^>]*>Conseils \(\d+\)</);
    expect(html).toMatch(/href="\/recherche\?q=sommeil"[^>]*>Tout \(\d+\)</);
    expect(html).toContain('name="group"');
  });

  test('nothing found offers the ways into the site', async () => {
    const html = await results('fr-fr', '/?q=xqzwkj');
    expect(html).toContain('Aucun résultat pour');
    expect(html).toContain('href="/nos-produits"');
    expect(html).toContain('value="xqzwkj"');
  });

  test('a page beyond the last one leads back to the first', async () => {
    expect(await results('fr-fr', '/?q=sommeil&page=99')).toContain('Revenir à la première page');
  });

  test('what is typed is shown as text', async () => {
    const html = await results('fr-fr', '/?q=%3Cscript%3Ealert(1)%3C/script%3E');
    expect(html).toContain('&lt;script&gt;alert');
    expect(html).not.toContain('<script>alert');
  });

  test.each<[Locale, string, string]>([
    ['fr-fr', 'href="/recherche?q=Sommeil"', 'href="/faq"'],
    ['nl-be', 'href="/nl/zoeken?q=Slaap"', 'href="/nl/veelgestelde-vragen"'],
  ])('without a query in %s there are frequent searches and ways', async (locale, frequent, way) => {
    const html = await results(locale, '/');
    expect(html).toContain(frequent);
    expect(html).toContain(way);
  });

  test('Tunisia is not led to what it does not have', async () => {
    const html = await results('fr-tn', '/');
    expect(html).toContain('href="/recherche?q=Sommeil"');
    expect(html).not.toMatch(/href="\/(faq|annuaire)/);
  });
});

describe('questions', () => {
  const asked = (locale: Locale, query: string) => main(<FaqResultsView locale={locale} query={query} />);

  test.each<[Locale, string, RegExp]>([
    ['fr-fr', 'livraison', /<h3.*href="\/faq\/.*<mark/s],
    ['nl-be', 'levering', /<h3.*href="\/nl\/veelgestelde-vragen\//s],
  ])('in %s, %s is answered', async (locale, query, expected) => {
    expect(await asked(locale, query)).toMatch(expected);
  });

  test.each([
    ['colis 97420', true],
    ['colis', false],
  ])('tags are kept from "%s": %s', async (query, isWithout) => {
    expect((await asked('fr-be', query)).includes(`<template id="${WITHOUT_TAGS_MARK}"`)).toBe(isWithout);
  });

  test('no answer leads to the categories', async () => {
    expect(await asked('fr-fr', 'xqzwkj')).toContain('Aucune question trouvée pour');
  });

  test('a word that is corrected to one of another page is named as it was typed', async () => {
    const html = await asked('fr-fr', 'chimste');
    expect(html).toMatch(/trouvée pour «\s?chimste\s?».*Essayez un mot plus simple/s);
    expect(html).not.toContain('chimiste');
  });
});
