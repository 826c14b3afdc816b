import { cookie } from '@prismicio/client';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GET as startPreview } from '../../app/api/preview/route.ts';
import { getAdvicePage, getHealthLanding, getThemeAdvice } from '../../lib/editorial/health.ts';
import { errorCode } from '../../lib/platform/errors.ts';
import { pathBelow } from '../../lib/platform/i18n/routes.ts';
import { changesOf } from '../../lib/publication/changes.ts';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import { getAll } from '../../lib/services/prismic/documents.ts';
import {
  draftRef,
  PREVIEWED_COOKIE,
  previewedDocument,
  previewTarget,
  stateOf,
} from '../../lib/services/prismic/preview.ts';
import { getPaymentMarks, getSettings } from '../../lib/settings/queries.ts';
import { liveRefOf, tokenOf } from '../../packages/sandbox/prismic/engine/requested-ref.ts';
import { changed } from '../setup/changed-settings.ts';
import { newRequest } from '../setup/next/headers.ts';
import { startServices } from '../setup/services.ts';
import { standInSlot } from '../setup/store-slot.ts';

const services = await startServices();
const slot = standInSlot();
const ORIGIN = 'http://127.0.0.1:3102';

/** The embedded repository, to change its documents. */
function repository() {
  if (!services.content) throw new Error('these tests need the content service');
  return services.content.repository;
}

beforeEach(() => {
  newRequest();
  bumpContentVersion();
});

/** A draft of a Dutch advice document, and a preview of it. */
async function preview() {
  const { drafts, previews } = repository();
  const published = (await getAll('advice', 'nl-be'))[0];
  const document = drafts.existing(published?.id ?? '');
  drafts.save({ ...document, data: { ...document.data, title: 'Een nieuwe titel' } });
  const { session } = previews.open(document.id);
  const token = tokenOf(ORIGIN, document.id, session);
  const live = liveRefOf(document.id, session);
  const url = published?.url ?? '';
  const read = async (ref?: string) =>
    (await getAdvicePage('nl-be', pathBelow(url, 'nl-be'), ref))?.document.data.title;
  return {
    id: document.id,
    url,
    token,
    live,
    read,
    title: published?.data.title,
    end: () => previews.end(document.id),
  };
}

describe('a preview', () => {
  test('shows the draft with its token, on the page and in lists, and to nobody else', async () => {
    const { id, token, read, title } = await preview();
    expect(await read(token)).toBe('Een nieuwe titel');
    expect(await read()).toBe(title);
    const titles = async (ref?: string) => {
      const first = await getHealthLanding('nl-be', 1, ref);
      const second = await getHealthLanding('nl-be', 2, ref);
      return [...(first?.advice.items ?? []), ...(second?.advice.items ?? [])].find((card) => card.id === id)?.title;
    };
    expect(await titles(token)).toBe('Een nieuwe titel');
    expect(await titles()).toBe(title);
  });

  test('shows the draft in the advice of its theme too', async () => {
    const { id, token, title } = await preview();
    const theme = (await getAll('advice', 'nl-be')).find((advice) => advice.id === id)?.data.theme;
    const themeId = theme && 'id' in theme ? theme.id : '';
    const titleIn = async (ref?: string) =>
      (await getThemeAdvice('nl-be', themeId, 100, ref)).find((card) => card.id === id)?.title;
    expect(await titleIn(token)).toBe('Een nieuwe titel');
    expect(await titleIn()).toBe(title);
  });

  test('is over when the token is: that is said, and what is published is not shown in its place', async () => {
    const { id, token, read, end } = await preview();
    end();
    expect(await read(token).catch(errorCode)).toBe('previewExpired');
    expect(await getHealthLanding('nl-be', 1, token).catch(errorCode)).toBe('previewExpired');
    expect(await previewTarget(id, token).catch(errorCode)).toBe('previewExpired');
  });

  test('leads to the page of the draft, on its market', async () => {
    const { id, url, token } = await preview();
    expect(await previewTarget(id, token)).toEqual({ locale: 'nl-be', path: url });
  });

  test.each([
    ['https://be.silene.example', true],
    ['http://be.localhost:3000', false],
  ])('has cookies that go over TLS alone where the site is served so: %s', async (site, secure) => {
    const { id, url, token } = await preview();
    slot.current = Promise.resolve({});
    changed.SITE_URL_BE = site;
    const { host } = new URL(site);
    const jar = newRequest({ host });
    const query = new URLSearchParams({ documentId: id, token });
    const request = new Request(`${site}/api/preview?${query}`, { headers: { host } });
    await expect(startPreview(request)).rejects.toMatchObject({ kind: 'redirect', to: site + url });
    const attributes = { path: '/', sameSite: 'lax', secure };
    expect(jar.get(cookie.preview)).toEqual({ name: cookie.preview, value: token, ...attributes });
    expect(jar.get(PREVIEWED_COOKIE)).toEqual({ name: PREVIEWED_COOKIE, value: id, ...attributes, httpOnly: true });
  });

  test('names its document to the bar above it, in its language only', async () => {
    const { id, token, end } = await preview();
    const shown = async (previewed: string, locale: 'nl-be' | 'fr-be' = 'nl-be') => {
      newRequest({ draft: true, cookies: { [PREVIEWED_COOKIE]: previewed } });
      return (await previewedDocument(locale, token))?.id ?? null;
    };
    expect(await shown(id)).toBe(id);
    expect(await shown(id, 'fr-be')).toBeNull();
    expect(await shown('')).toBeNull();
    expect(await shown('")] or any')).toBeNull();
    end();
    expect(await shown(id).catch(errorCode)).toBe('previewExpired');
  });

  test('of what has no page leads to none', async () => {
    const { token } = await preview();
    const settings = repository()
      .drafts.all()
      .find(({ type, lang }) => type === 'settings' && lang === 'fr-tn');
    expect(await previewTarget(settings?.id ?? '', token)).toEqual({ locale: 'fr-tn', path: null });
  });

  test('of the settings shows the ways to pay of the draft, to nobody else', async () => {
    const { drafts, previews } = repository();
    const settings = drafts.all().find(({ type, lang }) => type === 'settings' && lang === 'nl-be');
    if (!settings) throw new Error('this test needs settings');
    drafts.save({ ...settings, data: { ...settings.data, payment_marks: [{ mark: 'PayPal' }] } });
    const { session } = previews.open(settings.id);
    expect(await getPaymentMarks('nl-be', tokenOf(ORIGIN, settings.id, session))).toEqual(['paypal']);
    expect(await getPaymentMarks('nl-be')).toContain('bancontact');
  });

  test('of the footer shows no column that the editor left empty', async () => {
    const { drafts, previews } = repository();
    const footer = drafts.all().find(({ type, lang }) => type === 'footer' && lang === 'nl-be');
    const before = await getSettings('nl-be', undefined);
    const [first, ...others] = (footer?.data.columns ?? []) as object[];
    const empty = { title: null, links: [{ link: { link_type: 'Any' } }] };
    if (!footer) throw new Error('this test needs a footer');
    drafts.save({ ...footer, data: { ...footer.data, columns: [first, empty, ...others, { title: ' ', links: [] }] } });
    const { session } = previews.open(footer.id);
    const shown = await getSettings('nl-be', tokenOf(ORIGIN, footer.id, session));
    expect(shown.footer.columns.map(({ title }) => title)).toEqual(before.footer.columns.map(({ title }) => title));
    expect(shown.footer.columns.length).toBeGreaterThan(2);
  });

  test.each(['Znobody', '"] or [', ''])('of the document %j leads nowhere', async (id) => {
    const { token } = await preview();
    expect(await previewTarget(id, token)).toBeNull();
  });

  test('is not entered with a token that somebody made up', async () => {
    const { id, token } = await preview();
    const guessed = token.replace(/:[\w-]+\?.*/, ':guessed?websitePreviewId=guessed');
    expect(await previewTarget(id, guessed).catch(errorCode)).toBe('previewExpired');
    expect(await stateOf(guessed)).toBe('expired');
  });
});

describe('of a reference the service says that it is', () => {
  const REF = `${ORIGIN}/previews/a:b?websitePreviewId=b`;
  const answer = (status: number, type: string, message: string) =>
    services.server.use(http.get('*/api/v2/documents/search', () => HttpResponse.json({ type, message }, { status })));

  test('alive, and expired once it is over', async () => {
    const { token, live, end } = await preview();
    const states = async () => Promise.all([token, live].map(stateOf));
    expect(await states()).toEqual(['alive', 'alive']);
    end();
    expect(await states()).toEqual(['expired', 'expired']);
  });

  test.each([
    [404, 'api_notfound_error', 'Ref not found. Master ref is: M2', 'unknown'],
    [410, 'api_validation_error', 'The ref is expired. Master ref is: M2', 'unknown'],
    [404, 'api_security_error', 'This preview token has expired', 'expired'],
    [400, 'api_parsing_error', 'unexpected character in the ref', 'unknown'],
  ])('after %i %s, %s: %s', async (status, type, message, state) => {
    answer(status, type, message);
    expect(await stateOf(REF)).toBe(state);
  });

  test.each([
    [401, 'http'],
    [403, 'contentForbidden'],
    [500, 'http'],
  ])('nothing, when it answers %i: `%s`', async (status, code) => {
    answer(status, 'x', 'x');
    expect(await stateOf(REF).catch(errorCode)).toBe(code);
  });

  test('unknown, when it is that of the published content or of a release: everybody knows those', async () => {
    const listed = repository().views.refs();
    expect(listed.map(({ isMasterRef }) => isMasterRef)).toEqual([true, false]);
    for (const { ref } of listed) expect(await stateOf(ref)).toBe('unknown');
    for (const ref of ['M2', 'M2~R1', 'nonsense']) expect(await stateOf(ref)).toBe('unknown');
  });

  test('unknown without being asked, when it is no ref', async () => {
    const master = repository().views.refs()[0]?.ref ?? '';
    const jar = JSON.stringify({ 'silene.prismic.io': { preview: master } });
    for (const text of ['', '{"_tracker":"abc"}', jar, encodeURIComponent(jar), '%E0%A4%A'])
      expect(await stateOf(text)).toBe('unknown');
    expect(services.operations('content')).toEqual([]);
  });
});

describe('a visitor previews', () => {
  const visit = (value: string, draft = true) => newRequest({ draft, cookies: { [cookie.preview]: value } });
  const jar = (token: string) => JSON.stringify({ _tracker: 'abc', 'silene.prismic.io': { preview: token } });

  test.each([
    ['the ref', (ref: string) => ref],
    ['the ref, percent-encoded', encodeURIComponent],
    ['what the toolbar made of it', jar],
    ['that, percent-encoded', (ref: string) => encodeURIComponent(jar(ref))],
  ])('with %s in the cookie, whatever its form: the ref alone is sent to the service', async (_, written) => {
    const { token, live, read } = await preview();
    for (const ref of [token, live]) {
      visit(written(ref));
      expect(await draftRef('nl-be')).toBe(ref);
      expect(await read(await draftRef('nl-be'))).toBe('Een nieuwe titel');
    }
  });

  test('an expired draft: the page that says so, in the language of the page', async () => {
    const { token, end } = await preview();
    end();
    visit(token);
    await expect(draftRef('nl-be')).rejects.toMatchObject({ kind: 'redirect', to: '/api/exit-preview?expired=nl-be' });
  });

  test('while the service does not answer: that is an error, and the preview goes on', async () => {
    const { token } = await preview();
    visit(token);
    services.faults.set({ service: 'content', operation: 'search', kind: 'status', share: 1, seed: 1 });
    expect(await draftRef('nl-be').catch(errorCode)).toBe('http');
  });

  test.each<[what: string, arrange: (token: string) => void]>([
    ['who is not in draft mode', (token) => visit(token, false)],
    ['without a cookie', () => newRequest({ draft: true })],
    ['whose cookie is no preview', () => visit('{"_tracker":"abc"}')],
    ['whose cookie names several', (token) => visit(JSON.stringify({ a: { preview: token }, b: { preview: token } }))],
    ['whose cookie is spelt wrongly', () => visit('%E0%A4%A')],
    [
      'where previews are switched off',
      (token) => {
        changed.PREVIEW_ENABLED = false;
        visit(token);
      },
    ],
  ])('nothing: one %s', async (_, arrange) => {
    const { token } = await preview();
    const before = services.operations('content').length;
    arrange(token);
    expect(await draftRef('nl-be')).toBeUndefined();
    expect(services.operations('content')).toHaveLength(before);
  });
});

describe('a publication', () => {
  afterEach(() => services.content?.reset());

  /** The lists that an advice document belongs to by its fields: its theme's, its author's, its reviewer's. */
  const listsOf = ({ data }: { data: Record<string, unknown> }): string[] =>
    ['theme', 'author', 'reviewer'].map((field) => `prismic/of/${(data[field] as { id: string }).id}`);

  test('of an edit touches the document, and the lists that its fields put it in', async () => {
    const { id } = await preview();
    const { uid, ...document } = repository().drafts.existing(id);
    repository().drafts.publish(id);
    bumpContentVersion();
    expect((await changesOf([id])).tags.sort()).toEqual(
      [`prismic/${id}`, `prismic/missing/advice/nl-be/${uid}`, `prismic/of/${id}`, ...listsOf(document)].sort(),
    );
  });

  test('of a new document touches its lists and its translations', async () => {
    const { drafts } = repository();
    const document = drafts.existing((await getAll('advice', 'nl-be'))[0]?.id ?? '');
    const fresh = { ...document, id: 'Znew', uid: 'nieuw', first_publication_date: null, last_publication_date: null };
    drafts.unpublish(document.id);
    drafts.save(fresh);
    drafts.publish('Znew');
    bumpContentVersion();
    const family = drafts.all().filter((each) => each.family === document.family && each.lang !== 'nl-be');
    expect(family).not.toEqual([]);
    expect((await changesOf(['Znew'])).tags.sort()).toEqual(
      [
        'prismic/Znew',
        'prismic/missing/advice/nl-be/nieuw',
        'prismic/of/Znew',
        'prismic/advice/nl-be',
        ...listsOf(document),
        ...family.map(({ id }) => `prismic/${id}`),
      ].sort(),
    );
  });

  test('of a job offer touches the list: one that was archived is not in it', async () => {
    const offer = (await getAll('job_offer', 'fr-fr'))[0];
    repository().drafts.publish(offer?.id ?? '');
    bumpContentVersion();
    expect((await changesOf([offer?.id ?? ''])).tags).toEqual(
      expect.arrayContaining([`prismic/${offer?.id}`, 'prismic/job_offer/fr-fr']),
    );
  });

  test('that takes a document back touches it, and it is read no more', async () => {
    const { id, read } = await preview();
    repository().drafts.unpublish(id);
    bumpContentVersion();
    expect((await changesOf([id])).tags).toEqual([`prismic/${id}`]);
    expect(await read()).toBeUndefined();
  });

  test('of everything is asked for in addresses that the service takes', async () => {
    const ids = repository()
      .drafts.all()
      .map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(500);
    expect((await changesOf(ids)).tags).toEqual(expect.arrayContaining(ids.map((id) => `prismic/${id}`)));
  });
});
