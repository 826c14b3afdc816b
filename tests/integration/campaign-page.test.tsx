import type { Content, RichTextField } from '@prismicio/client';
import { Window } from 'happy-dom';
import type { ComponentProps } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { CampaignView } from '../../components/campaign/campaign-view.tsx';
import type * as pageNavigation from '../../components/editorial/page-navigation.tsx';
import type { Locale } from '../../lib/platform/markets.ts';

vi.mock('../../lib/campaign/actions.ts', () => ({ joinCampaign: async () => null }));
vi.mock('../../lib/campaign/form.ts', () => ({ isOver: async () => false }));
vi.mock('../../components/layout/page-frame.tsx', () => ({
  PageFrame: ({ children }: ComponentProps<'a'>) => children,
}));
vi.mock('../../components/editorial/page-navigation.tsx', async (original) => ({
  ...(await original<typeof pageNavigation>()),
  crumbsTo: async () => [],
}));

async function show(locale: Locale, terms: RichTextField) {
  const data = { title: 'Affiche', intro: [], section_background: null, picture: {}, ends_on: null, terms, thanks: [] };
  const document = { uid: 'affiche', url: '/affiche', data } as unknown as Content.CampaignPageDocument;
  const view = <CampaignView locale={locale} page={{ document, alternates: {} }} slices={null} />;
  const html = await new Response((await prerender(view)).prelude).text();
  const { document: shown } = new Window();
  shown.body.innerHTML = html;
  return shown;
}

test.each<[locale: Locale, label: RegExp, words: string]>([
  ['fr-be', /^J’ai lu les conditions de l’opération Lire les conditions$/, 'Lire les conditions'],
  ['nl-be', /^Ik heb de voorwaarden van de actie gelezen De voorwaarden lezen$/, 'De voorwaarden lezen'],
])('the box about the terms leads to them, without script too, %s', async (locale, label, words) => {
  const page = await show(locale, [{ type: 'paragraph', text: 'Un seul envoi.', spans: [] }]);
  const box = page.querySelector('input[name=accepts_terms]')?.closest('label');
  expect(box?.textContent?.trim()).toMatch(label);
  const link = box?.querySelector('a');
  expect(link?.textContent).toBe(words);
  expect(page.querySelector(link?.getAttribute('href') ?? '')?.textContent).toContain('Un seul envoi.');
});

test('a campaign without terms has no link to them', async () => {
  const page = await show('fr-fr', []);
  expect(page.querySelector('input[name=accepts_terms]')).not.toBeNull();
  expect(page.querySelector('a[href^="#"]')).toBeNull();
});
