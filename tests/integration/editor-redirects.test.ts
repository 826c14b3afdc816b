import { setTimeout as wait } from 'node:timers/promises';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { refreshEditorRedirects } from '../../lib/redirects/refresh.ts';
import { editorRedirects } from '../../lib/redirects/table.ts';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import { expectConsole } from '../setup/console.ts';
import { CONTENT, startServices } from '../setup/services.ts';

const services = await startServices();
const known = (locale: 'fr-fr' | 'nl-be' | 'fr-tn') =>
  Object.fromEntries(editorRedirects().current?.tables.get(locale) ?? []);

afterEach(() => {
  delete editorRedirects().current;
});

test('the redirects of the editors are read by market, with the addresses of their pages', async () => {
  await refreshEditorRedirects(0);
  const shop = { target: '/notre-boutique', permanent: true };
  expect(known('fr-fr')).toEqual({ '/la-boutique': shop, '/boutique-en-ligne.html': shop });
  expect(known('nl-be')).toEqual({ '/nl/de-webshop': { target: '/nl/onze-winkel', permanent: true } });
  expect(known('fr-tn')).toEqual({});
  expect(editorRedirects().current?.dueAt).toBe(5 * 60_000);
});

test('a redirect leads to a published document, though an older one starts at its address', async () => {
  const drafts = services.content?.repository.drafts;
  const redirect = drafts?.all().find(({ type, lang }) => type === 'redirect' && lang === 'fr-fr');
  if (!drafts || !redirect) throw new Error('this test needs a redirect of fr-fr');
  const data = {
    ...redirect.data,
    from: [{ path: '/notre-boutique' }],
    to: { link_type: 'Web', url: 'http://fr.localhost:3000/nos-conseils-sante' },
    temporary: true,
  };
  drafts.save({ ...redirect, id: 'Zolder', uid: 'provisoire', data });
  drafts.publish('Zolder');
  bumpContentVersion();
  await refreshEditorRedirects();
  const shop = { target: '/notre-boutique', permanent: true };
  expect(known('fr-fr')).toEqual({ '/la-boutique': shop, '/boutique-en-ligne.html': shop });
  await services.content?.reset();
  bumpContentVersion();
});

test('an address that is not understood is said, with its document, and the others are redirected', async () => {
  const drafts = services.content?.repository.drafts;
  const redirect = drafts?.all().find(({ type, lang }) => type === 'redirect' && lang === 'nl-be');
  if (!drafts || !redirect) throw new Error('this test needs a redirect of nl-be');
  const from = ['nl/oud', '/nl/oud?page=2', '/nl/ouder', ''].map((path) => ({ path }));
  drafts.save({ ...redirect, id: 'Zunclear', uid: 'onduidelijk', data: { ...redirect.data, from } });
  drafts.publish('Zunclear');
  bumpContentVersion();
  expectConsole('error', /^\[redirects\] .*not redirected: onduidelijk \(nl-be\)$/);
  await refreshEditorRedirects();
  expect(Object.keys(known('nl-be')).sort()).toEqual(['/nl/de-webshop', '/nl/ouder']);
  await services.content?.reset();
  bumpContentVersion();
});

test('while the content service does not respond the known ones stay, and it is asked again later', async () => {
  await refreshEditorRedirects();
  const before = known('fr-fr');
  expectConsole('error', /^\[redirects\]/);
  services.server.use(http.all(`${CONTENT}/*`, () => HttpResponse.error()));
  await refreshEditorRedirects(0);
  expect(known('fr-fr')).toEqual(before);
  expect(editorRedirects().current?.dueAt).toBe(30_000);
});

test('a language whose redirects are not answered keeps its own, and the others are read', async () => {
  const nothing = { tables: new Map(), dueAt: 0, refresh: () => {} };
  const old = new Map([['/oud', { target: '/nieuw', permanent: true }]]);
  editorRedirects().current = { ...nothing, tables: new Map([['fr-be', old]]) };
  expectConsole('error', /^\[redirects\]/);
  services.server.use(
    http.get(`${CONTENT}/api/v2/documents/search`, ({ request }) =>
      new URL(request.url).searchParams.get('lang') === 'fr-be' ? HttpResponse.error() : undefined,
    ),
  );
  await refreshEditorRedirects(0);
  expect(editorRedirects().current?.tables.get('fr-be')).toBe(old);
  expect(Object.keys(known('nl-be'))).toEqual(['/nl/de-webshop']);
  expect(editorRedirects().current?.dueAt).toBe(30_000);
});

test('without a first response nothing is known, which is not the same as nothing redirected', async () => {
  expectConsole('error', /^\[redirects\]/);
  let asked = 0;
  services.server.use(
    http.all(`${CONTENT}/*`, () => {
      asked++;
      return HttpResponse.error();
    }),
  );
  await refreshEditorRedirects(1_000);
  const before = asked;
  expect(editorRedirects().current).toEqual({ tables: new Map(), dueAt: 31_000, refresh: expect.any(Function) });
  // Longer than the pause before a second attempt: it is all over.
  await wait(300);
  expect(asked).toBe(before);
});
