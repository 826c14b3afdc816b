import { globSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { beforeEach, expect, test } from 'vitest';
import { rewritesFor } from '../../lib/routing/rewrites.ts';
import { getIndex, type Type } from '../../lib/services/prismic/documents.ts';
import { PAGE_TYPES } from '../../lib/services/prismic/links.ts';
import { hostileAnswer } from '../../packages/tools/lib/resilience/hostile-answer.ts';
import { hostileDocuments } from '../../packages/tools/lib/resilience/hostile-content.ts';
import { dangersIn } from '../../packages/tools/lib/resilience/hostile-found.ts';
import { HOOK, HOSTILE_ADDRESSES, HOSTILE_WORD } from '../../packages/tools/lib/resilience/hostile-words.ts';
import { resolveAddress } from '../setup/address-table.ts';
import { COMMERCE, startServices } from '../setup/services.ts';

// Script in every field of every type and slice, and in all texts of the shop: on the pages it stays text. The browser's part,
// with and without the policy, is `npm run resilience -- content-script`.

const { server, commerce, content } = await startServices();
if (!content) throw new Error('this test needs the content service');
const { core } = content.repository;
for (const document of hostileDocuments(core.content)) core.state.published[document.id] = document;
core.changed();
beforeEach(() => {
  const hostileShop = http.all(`${COMMERCE}/*`, async ({ request }) => {
    const answer = await commerce.handle(request);
    return HttpResponse.json(hostileAnswer(await answer.json()) as object, { status: answer.status });
  });
  server.use(hostileShop);
});

const LOCALE = 'fr-fr';
const SITE = 'http://fr.localhost:3000';
const others = { SITE_URL_BE: 'http://be.localhost:3000', SITE_URL_TN: 'http://tn.localhost:3000' };
const rewrites = rewritesFor({ SITE_URL_FR: SITE, ...others }, 'refuse');

const folder = path.resolve(import.meta.dirname, '../../app/[country]/[locale]');
const pages = globSync('**/page.tsx', { cwd: folder }).map((file) => {
  const route = file.replace(/\(\w+\)\//g, '').replace(/\/?page\.tsx$/, '');
  const pattern = route.replace('/[[...path]]', '(?:/(?<path>.+))?').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)');
  return { file, pattern: new RegExp(`^/${pattern}$`) };
});

const parsed = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;

/** The page at a public URL, as its document without script. */
async function documentAt(address: string): Promise<Document> {
  const inside = resolveAddress(SITE + address, rewrites);
  const internal = 'path' in inside ? inside.path.replace(`/fr/${LOCALE}`, '') || '/' : '';
  const found = pages.find(({ pattern }) => pattern.test(internal));
  if (!found) throw new Error(`there is no page at ${address}`);
  const { path: rest, ...named } = found.pattern.exec(internal)?.groups ?? {};
  const params = { country: 'fr', locale: LOCALE, ...named, path: rest?.split('/') };
  const page = await import(path.join(folder, found.file));
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve({}) };
  const { prelude } = await prerender((await page.default(props)) as ReactNode);
  const html = await new Response(prelude as ReadableStream).text();
  return parsed(html);
}

test('what is looked for would be found', () => {
  expect(dangersIn(parsed(`<main>${HOSTILE_WORD}</main>`), HOOK)).toHaveLength(1);
  expect(
    dangersIn(parsed(`<main><script>${HOOK}('x')</script><iframe srcdoc="x"></iframe></main>`), HOOK),
  ).toHaveLength(3);
  expect(dangersIn(parsed(`<script type="application/ld+json">{"a":"</script>`), HOOK)).toHaveLength(1);
  const links = HOSTILE_ADDRESSES.filter((address) => !/^(?:https?:)?\/\//.test(address));
  for (const address of links) {
    const page = parsed('<a>x</a>');
    page.querySelector('a')?.setAttribute('href', address);
    expect(dangersIn(page, HOOK), address).toHaveLength(1);
  }
  expect(dangersIn(parsed('<a href="https://a.example">a</a><script>1</script><img src="/a.png">'), HOOK)).toEqual([]);
});

test('every type that has pages is made hostile, and its first page is a page', async () => {
  const found = await getIndex(PAGE_TYPES as Type[], LOCALE);
  expect(new Set(found.map(({ type }) => type))).toEqual(new Set(PAGE_TYPES));
});

async function expectWords(address: string) {
  const page = await documentAt(address);
  expect(page.querySelector('main')?.textContent).toContain(HOOK);
  expect(dangersIn(page, HOOK)).toEqual([]);
}

test.each([...PAGE_TYPES])('of a document of type %s', { timeout: 60_000 }, async (type) => {
  const index = await getIndex([type as Type], LOCALE);
  await expectWords(index.find(({ id }) => id in core.state.published)?.url ?? 'nowhere');
});

test.each([
  '/nos-produits/complements-alimentaires/sommeil/nuit-posee',
  '/nos-produits',
  '/nos-conseils-sante',
  '/nos-actualites',
  '/auteurs',
  '/faq',
  '/nous-rejoindre/nos-offres-demploi',
])('of what is listed or sold at %s', { timeout: 60_000 }, expectWords);
