import { cookie } from '@prismicio/client';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import EditorsPage from '../../app/(bare)/editors/page.tsx';
import { translations } from '../../lib/platform/i18n/translations.ts';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import { tokenOf } from '../../packages/sandbox/prismic/engine/requested-ref.ts';
import { newRequest } from '../setup/next/headers.ts';
import { startServices } from '../setup/services.ts';

const services = await startServices();

function repository() {
  if (!services.content) throw new Error('these tests need the content service');
  return services.content.repository;
}

/** The page on the Belgian host, as an editor sees it during a preview. */
async function shown(query: Record<string, string> = {}): Promise<string> {
  const { drafts, previews } = repository();
  const [document] = drafts.all();
  const token = tokenOf('http://127.0.0.1:3102', document?.id ?? '', previews.open(document?.id ?? '').session);
  newRequest({ host: 'be.localhost:3000', draft: true, cookies: { [cookie.preview]: token } });
  const page = await EditorsPage({ searchParams: Promise.resolve(query), params: Promise.resolve({}) });
  return renderToStaticMarkup(page as ReactElement);
}

/** Unpublishes a document in one language until the end of the test. */
function unpublish(type: string, uid: string, lang: string) {
  const { drafts } = repository();
  const document = drafts.all().find((each) => each.type === type && each.uid === uid && each.lang === lang);
  if (!document) throw new Error(`no ${type} ${uid} in ${lang}`);
  drafts.unpublish(document.id);
  bumpContentVersion();
  onTestFinished(() => {
    drafts.publish(document.id);
    bumpContentVersion();
  });
}

test('the page is in the language of the preview, or else in that of the host', async () => {
  const [french, dutch] = [await translations('fr-be', 'pages'), await translations('nl-be', 'pages')];
  for (const query of [{}, { lang: 'fr-be' }, { lang: 'de-de' }] as Record<string, string>[])
    expect(await shown(query)).toContain(french('editors.title'));
  const html = await shown({ lang: 'nl-be' });
  expect(html).toContain('<main lang="nl-BE">');
  expect(html).toContain(`<h1>${dutch('editors.title')}</h1>`);
  expect(html).toContain(`<title lang="nl-BE">${dutch('editors.title')} | `);
});

test('a page that misses a translation is listed, in whatever language it exists', async () => {
  const common = await translations('fr-be', 'common');
  const before = await shown();
  const lineOf = (uid: string, html: string) => html.split('<li>').find((line) => line.includes(` ${uid}:`));
  unpublish('news_category', 'la-maison', 'fr-fr');
  const line = lineOf('la-maison', await shown());
  expect(lineOf('la-maison', before)).toBeUndefined();
  expect(line).toContain(common('market.fr-fr'));
  for (const market of ['fr-be', 'nl-be', 'fr-tn'] as const) expect(line).not.toContain(common(`market.${market}`));
});

test('nobody else has the page', async () => {
  newRequest({ host: 'be.localhost:3000' });
  const page = EditorsPage({ searchParams: Promise.resolve({}), params: Promise.resolve({}) });
  await expect(page).rejects.toThrow();
});
