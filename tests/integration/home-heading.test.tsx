import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, expect, test } from 'vitest';
import HomePage from '../../app/[country]/[locale]/page.tsx';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import { startServices } from '../setup/services.ts';

const { content } = await startServices();
if (!content) throw new Error('this test needs the content service');
const { core } = content.repository;
const home = core.content.documents.find(({ type, lang }) => type === 'home' && lang === 'fr-fr');
if (!home) throw new Error('the demonstration has no home page');
type Slice = { slice_type: string; primary: object };
const [hero, ...others] = home.data.slices as [Slice, ...Slice[]];

afterEach(() => core.reset());

/** The headings of the first level of the home page with these fields. */
async function headings(data: object): Promise<string[]> {
  core.state.published[home?.id ?? ''] = { ...home, data: { ...home?.data, ...data } } as typeof home & object;
  core.changed();
  bumpContentVersion();
  const params = Promise.resolve({ country: 'fr', locale: 'fr-fr' });
  const { prelude } = await prerender((await HomePage({ params, searchParams: Promise.resolve({}) })) as ReactNode);
  const html = await new Response(prelude as ReadableStream).text();
  return [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => text);
}

test.each<[string, Slice[], string | null, RegExp]>([
  ['opens with a hero: its title', [hero, ...others], 'Silène, la boutique', /^(?!Silène)/],
  [
    'opens with a hero without a title',
    [{ ...hero, primary: { ...hero.primary, title: null } }],
    'Accueil',
    /Accueil$/,
  ],
  [
    'opens with anything else: its title for search engines',
    others,
    'Accueil de la boutique',
    /^Accueil de la boutique$/,
  ],
  ['has neither: the brand', others, null, /^Silène$/],
  ['is empty', [], null, /^Silène$/],
])('a home page that %s', async (_, slices, title, expected) => {
  const found = (await headings({ slices, meta_title: title })).filter(Boolean);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(expected);
});
