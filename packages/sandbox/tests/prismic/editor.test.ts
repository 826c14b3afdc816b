import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { createControl } from '../../control/control.ts';
import { createFaults } from '../../control/faults.ts';
import { documentPath } from '../../prismic/editor/layout.ts';
import { handClock, type OpenService, ORIGIN, openService, stored } from './fixture.ts';

let service: OpenService;
let id: string;
let path: string;
beforeEach(async () => {
  service = await openService({ clock: handClock() });
  id = stored(service, 'product', 'nuit-posee').id;
  path = documentPath(id);
});

async function pageOf(response: Response | Promise<Response>) {
  const answer = await response;
  const { document } = new Window({ settings: { disableCSSFileLoading: true } });
  document.write(await answer.text());
  const text = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? '');
  const value = (name: string) => (document.querySelector(`[name="${name}"]`) as unknown as { value: string })?.value;
  const links = [...document.querySelectorAll('a')].map((one) => [one.textContent?.trim(), one.getAttribute('href')]);
  const link = (name: string) => links.find(([words]) => words === name)?.[1] ?? null;
  return { status: answer.status, headers: answer.headers, document, text, value, link };
}
const look = (address: string) => pageOf(service.look(address));

describe('the law', () => {
  const lawOf = async (data: object) => {
    const document = service.repository.drafts.existing(id);
    const all = { ...document.data, regulatory_class: 'accessory', ...data };
    service.repository.drafts.save({ ...document, data: all });
    const page = await look(path);
    return { page, said: page.text('.law li') };
  };

  it('is told at the field, in the language of the document', async () => {
    const { page, said } = await lawOf({ title: 'Un remède pour la nuit' });
    const [first = ''] = said;
    expect(first).toContain('Le texte dit «\u00a0remède\u00a0».');
    expect(first).toContain('Directive 2001/83/CE');
    const described = page.document.querySelector('[name="title"]')?.getAttribute('aria-describedby');
    expect(page.document.getElementById(described ?? '')?.textContent).toBe(first);
  });

  it('is told apart for fields that are not written here', async () => {
    const { page } = await lawOf({
      title: 'Nuit',
      regulatory_class: 'medicine_amm',
      shop_product_id: null,
      leaflets: [],
    });
    const section = page.document.querySelector('section[aria-labelledby="remarks"]');
    expect(section?.getAttribute('lang')).toBe('fr');
    expect(section?.textContent).toContain('La notice en français manque');
  });

  it('speaks Dutch of a Dutch document, or to a browser that asks for it', async () => {
    await lawOf({ title: 'Un remède' });
    const said = async (accepted: string) =>
      (await pageOf(service.look(path, { headers: { 'accept-language': accepted } }))).text('.law li')[0];
    expect(await said('nl-BE,nl')).toContain('De tekst zegt “remède”.');
    expect(await said('en')).toContain('Le texte dit');
  });

  it('hinders nothing', async () => {
    const { page } = await lawOf({ title: 'Un remède' });
    expect(page.status).toBe(200);
    expect(page.document.querySelector('[role="alert"]')).toBeNull();
  });
});

describe('the list', () => {
  const rows = async (query: string) => (await look(`/editor?${query}`)).text('tbody th');

  it('shows documents by type, language and words', async () => {
    expect(await rows('type=product&lang=fr-fr')).toEqual(['Crème calendula', 'Gel d’arnica', 'Nuit posée']);
    expect(await rows('q=melisse&lang=fr-fr')).toEqual(['Gel d’arnica', 'Nuit posée']);
    expect(await rows('q=xyz')).toEqual([]);
    const { text, document, link } = await look('/editor?type=product&lang=nl-be');
    expect(text('h2')).toEqual(['1 document']);
    expect(document.querySelector('tbody th')?.getAttribute('lang')).toBe('nl-be');
    expect(link('Foto’s van de nacht')).toMatch(/^\/editor\/documents\/[\w-]{16}$/);
  });

  it('goes by page', async () => {
    const many = stored(service, 'page', 'a-propos');
    for (let i = 0; i < 40; i++) service.repository.drafts.save({ ...many, id: `copy-${i}`, uid: `copy-${i}` });
    const first = await look('/editor?q=');
    expect(first.text('tbody th')).toHaveLength(50);
    const second = await look(first.link('Next') ?? '');
    expect(second.text('nav li')).toContain('Page 2 of 2');
    expect(second.link('Previous')).toBe('/editor?q=&page=1');
  });

  it('has a name for every control, and no script', async () => {
    const page = await look('/editor');
    for (const control of page.document.querySelectorAll('input, select, textarea')) {
      expect(page.document.querySelector(`label[for="${control.id}"]`)?.textContent).toBeTruthy();
    }
    expect(page.document.querySelector('script')).toBeNull();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
  });
});

describe('a document', () => {
  it('shows its texts, the rich ones as Markdown', async () => {
    const page = await look(path);
    expect(page.text('h1')).toEqual(['Nuit posée']);
    expect(page.value('title')).toBe('Nuit posée');
    expect(page.value('benefits').trim()).toBe(
      '## L’essentiel\n\n**Mélisse** *bio*\u00a0: voir le [gel](document:product/gel-arnica) ou la [crème](document:product/creme-calendula).',
    );
    expect(page.document.querySelector('textarea')?.getAttribute('lang')).toBe('fr-fr');
    expect(page.text('dd').slice(0, 3)).toEqual(['Product', 'fr-fr', 'published']);
  });

  it('keeps a draft that nobody sees, and leads to its preview on the site of the market', async () => {
    const answer = await service.press(path, { intent: 'save', title: "Nuit d'été", benefits: 'Un *mot*.' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?done=saved`]);
    expect((await service.client().getByID(id)).data.title).toBe('Nuit posée');

    const page = await look(`${path}?done=saved`);
    expect(page.text('[role=status]')).toEqual(['The draft is saved.']);
    const link = new URL(page.link('Open the preview') ?? '');
    expect(link.origin + link.pathname).toBe('http://fr.site.test/api/preview');
    expect(link.searchParams.get('documentId')).toBe(id);
    const ref = link.searchParams.get('token') ?? '';
    expect(ref).toMatch(new RegExp(`^${ORIGIN}/previews/${id}:`));
    const { data } = await service.client().getByID(id, { ref });
    expect(data.title).toBe('Nuit d’été');
    expect(data.benefits).toEqual([
      { type: 'paragraph', text: 'Un mot.', spans: [{ start: 3, end: 6, type: 'em' }], direction: 'ltr' },
    ]);
  });

  it('opens the preview of each market on its own site', async () => {
    for (const [lang, site] of [
      ['fr-be', 'http://be.site.test'],
      ['fr-tn', 'http://tn.site.test'],
    ] as const) {
      const address = documentPath(stored(service, 'product', 'nuit-posee', lang).id);
      await service.press(address, { intent: 'preview' });
      expect((await look(address)).link('Open the preview')).toContain(`${site}/api/preview?`);
      await service.press(address, { intent: 'end-preview' });
      expect((await look(address)).link('Open the preview')).toBeNull();
    }
  });

  it('is published with what the form says, unpublished, and its draft thrown away', async () => {
    await service.press(path, { intent: 'publish', title: 'Nuit nouvelle' });
    expect((await service.client().getByID(id)).data.title).toBe('Nuit nouvelle');
    await service.press(path, { intent: 'save', title: 'Nuit oubliée' });
    expect((await look(path)).text('dd')[2]).toBe('changed');
    await service.press(path, { intent: 'discard' });
    expect((await look(path)).value('title')).toBe('Nuit nouvelle');
    await service.press(path, { intent: 'unpublish' });
    await expect(service.client().getByID(id)).rejects.toThrow('No documents were returned');
    expect((await look(path)).text('dd')[2]).toBe('draft');
  });

  it.each(['unpublish', 'end-preview'])('keeps what was typed before the button %s', async (intent) => {
    await service.press(path, { intent: 'preview' });
    await service.press(path, { intent, title: 'Nuit tapée' });
    expect((await look(path)).value('title')).toBe('Nuit tapée');
    expect(service.repository.drafts.status(id)).toBe(intent === 'unpublish' ? 'draft' : 'changed');
  });

  it('keeps what was not touched to the letter', async () => {
    const before = structuredClone(service.repository.drafts.version(id)?.data);
    const page = await look(path);
    const benefits = page.value('benefits').replace(/^\n/, '').replaceAll('\n', '\r\n');
    const answer = await service.press(path, { intent: 'save', title: page.value('title'), benefits });
    expect(answer.headers.get('location')).toBe(`${path}?done=unchanged`);
    await service.press(path, { intent: 'save', title: 'Autre', benefits });
    expect(service.repository.drafts.version(id)?.data).toEqual({ ...before, title: 'Autre' });
  });

  it('says what is wrong at its field, and keeps what was typed', async () => {
    const benefits = '# Titre\n\n[x](document:product/none)';
    const page = await pageOf(service.press(path, { intent: 'save', title: 'Autre', benefits }));
    expect(page.status).toBe(422);
    expect(page.text('[role=alert] li')).toEqual([expect.stringContaining('heading1 is not allowed here')]);
    expect(page.value('benefits').trim()).toBe(benefits);
    const field = page.document.querySelector('[name=benefits]');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(field?.getAttribute('aria-describedby')).toBe('benefits-error benefits-hint');
    expect(page.value('title')).toBe('Autre');
    expect(service.repository.drafts.status(id)).toBe('published');
  });

  it('shows a text that Markdown cannot say, and leaves it alone', async () => {
    const document = stored(service, 'product', 'nuit-posee');
    const benefits = [{ type: 'preformatted', text: 'a', spans: [], direction: 'ltr' }];
    service.repository.drafts.save({ ...document, data: { ...document.data, benefits } });
    const page = await look(path);
    expect(page.document.querySelector('[name=benefits]')?.hasAttribute('readonly')).toBe(true);
    await service.press(path, { intent: 'save', title: 'Autre', benefits: 'x' });
    expect(service.repository.drafts.version(id)?.data).toMatchObject({ title: 'Autre', benefits });
  });

  it('keeps a broken link, and one to a document of another language', async () => {
    const dutch = stored(service, 'product', 'rustige-nacht', 'nl-be');
    const data = { link_type: 'Document', id: stored(service, 'product', 'gel-arnica').id };
    const spans = [
      { start: 0, end: 1, type: 'hyperlink', data },
      { start: 2, end: 3, type: 'hyperlink', data: { link_type: 'Document', id: 'gone' } },
    ];
    const benefits = [{ type: 'paragraph', text: 'a b', spans, direction: 'ltr' }];
    service.repository.drafts.save({ ...dutch, data: { ...dutch.data, benefits } });
    const address = documentPath(dutch.id);
    const written = (await look(address)).value('benefits').trim();
    expect(written).toBe(`[a](document:product/${data.id}) [b](document:broken/gone)`);
    await service.press(address, { intent: 'save', benefits: `**x** ${written}` });
    const saved = service.repository.drafts.version(dutch.id)?.data.benefits as typeof benefits;
    const links = saved[0]?.spans.filter(({ type }) => type === 'hyperlink');
    expect(links?.map((link) => link.data)).toEqual([data, spans[1]?.data]);
  });

  it('moves to a release', async () => {
    await service.press(path, { intent: 'release', release: 'printemps', title: 'Nuit en fleurs' });
    const client = service.client();
    client.queryContentFromReleaseByID('printemps');
    expect((await client.getByID(id)).data.title).toBe('Nuit en fleurs');
    expect((await look('/editor/releases')).link('Nuit en fleurs')).toBe(path);
  });
});

describe('releases', () => {
  it('are made, published and removed', async () => {
    await service.press('/editor/releases', { label: 'Hiver', scheduledAt: '2026-12-01T08:00' });
    expect((await service.client().getRefByLabel('Hiver')).scheduledAt).toBe('2026-12-01T08:00:00+0000');
    await service.press('/editor/releases/printemps', { intent: 'publish' });
    expect((await service.client().getByID(id)).data.title).toBe('Nuit de printemps');
    const page = await look('/editor/releases');
    expect(page.text('h2')).toEqual(['Hiver', 'A new release']);
    const { id: winter } = await service.client().getRefByLabel('Hiver');
    await service.press(`/editor/releases/${winter}`, { intent: 'remove' });
    expect((await look('/editor/releases')).text('h2')).toEqual(['A new release']);
    const refused = await pageOf(service.press('/editor/releases', { label: ' ' }));
    expect([refused.status, refused.text('[role=alert] li')]).toEqual([422, ['A release needs a label']]);
  });
});

it('shows the deliveries of webhooks, and sends a test', async () => {
  service = await openService({
    webhooks: { urls: ['http://site.test/hook'], send: async () => new Response(null, { status: 204 }) },
  });
  expect((await look('/editor/webhooks')).text('section p')).toEqual(['None yet.']);
  await service.press('/editor/webhooks', {});
  await service.webhooks.idle();
  const page = await look('/editor/webhooks');
  expect(page.text('section li')).toEqual(['http://site.test/hook']);
  expect(page.text('tbody td').slice(1, 6)).toEqual(['http://site.test/hook', 'test-trigger', '0', '1', '204']);
  expect((await pageOf((await openService()).look('/editor/webhooks'))).text('p')).toContain(
    'None. They are named in SANDBOX_WEBHOOK_URLS.',
  );
});

it('is linked from the control page, whose forms say where they come from', async () => {
  const editorUrl = 'http://cms.test/editor';
  const control = createControl({ commerce: null, content: service, faults: createFaults(), editorUrl });
  const page = await pageOf(control(new Request('http://desk.test/')));
  expect(page.link('Edit, preview and publish documents')).toBe(editorUrl);
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
});

it('refuses what it does not know, and buttons pressed from another site', async () => {
  const status = async (response: Promise<Response>) => (await response).status;
  expect(await status(service.look('/editor/nothing'))).toBe(404);
  expect(await status(service.look('/editor/documents/none'))).toBe(404);
  expect(await status(service.press(path, { intent: 'explode' }))).toBe(400);
  expect(await status(service.press(path, { intent: 'discard' }))).toBe(400);
  expect(await status(service.press('/editor', {}))).toBe(404);
  expect(await status(service.press('/editor/releases/none', { intent: 'publish' }))).toBe(422);
  for (const origin of ['http://elsewhere.test', 'null']) {
    expect(await status(service.press(path, { intent: 'publish' }, { origin }))).toBe(403);
  }
  expect(await status(service.press(path, { intent: 'preview' }, { origin: ORIGIN }))).toBe(303);
});

it('serves the client of the simulator protocol, and no other file', async () => {
  const answer = await service.look('/editor/simulator/SimulatorClient.js');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(await answer.text()).toContain('./channel/ChannelEmitter.js');
  for (const name of ['none.js', 'package.json', 'channel/../../package.json', '%2e%2e/package.json']) {
    expect((await service.look(`/editor/simulator/${name}`)).status).toBe(404);
  }
});

describe('slices', () => {
  let page: string;
  beforeEach(() => {
    page = documentPath(stored(service, 'page', 'a-propos').id);
  });
  type Slice = { slice_type: string; variation: string; primary: Record<string, unknown> };
  const slices = async (): Promise<Slice[]> => {
    const answer = await service.press(page, { intent: 'simulate' });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const order = async () => (await slices()).map(({ variation }) => variation);

  it('have a control for each text, also in their groups', async () => {
    const { document, value } = await look(page);
    expect([...document.querySelectorAll('legend')].map(({ textContent }) => textContent?.slice(0, 3))).toContain(
      '1. ',
    );
    expect(value('slices.0.primary.title')).toBe('Bonjour');
    expect(value('slices.1.primary.items.0.title')).toBe('une tuile');
    await service.press(page, { intent: 'save', 'slices.1.primary.items.0.title': 'une autre' });
    expect((await slices())[1]?.primary).toEqual({ items: [{ title: 'une autre' }] });
    expect((await look(page)).value('slices.0.primary.title')).toBe('Bonjour');
  });

  it('are added, moved and removed, as a draft', async () => {
    expect(await order()).toEqual(['default', 'tiles']);
    await service.press(page, { intent: 'add', 'new-slice': 'hero/tiles' });
    await service.press(page, { intent: 'up:2', 'slices.0.primary.title': 'Salut' });
    expect(await order()).toEqual(['default', 'tiles', 'tiles']);
    expect((await slices()).map(({ primary }) => primary.items)).toEqual([undefined, [], [{ title: 'une tuile' }]]);
    expect((await slices())[0]?.primary.title).toBe('Salut');
    await service.press(page, { intent: 'remove:0' });
    await service.press(page, { intent: 'down:1' });
    expect(await order()).toEqual(['tiles', 'tiles']);
    expect((await look(page)).text('dd')[2]).toBe('changed');
  });

  it('are not written into by a form from before they moved: it is shown what was typed', async () => {
    const opened = await look(page);
    const version = opened.value('version');
    await service.press(page, { intent: 'add', 'new-slice': 'hero/tiles' });
    await service.press(page, { intent: 'up:2', title: '# Un titre plus récent' });
    await service.press(page, { intent: 'up:1' });
    const before = service.repository.drafts.version(stored(service, 'page', 'a-propos').id);
    const text = {
      title: opened.value('title'),
      'slices.0.primary.title': 'Bonsoir',
      'slices.9.primary.title': 'Parti',
    };
    const stale = await pageOf(service.press(page, { intent: 'publish', version, ...text }));
    expect(stale.status).toBe(422);
    expect(stale.text('[role=alert] li')).toEqual([expect.stringContaining('Nothing was saved')]);
    expect(stale.text('textarea[readonly]')).toEqual(expect.arrayContaining(['Bonsoir', 'Parti']));
    expect(service.repository.drafts.version(String(before?.id))).toEqual(before);
    expect(stale.value('title').trim()).toBe('# Un titre plus récent');
    const again = { version: stale.value('version'), intent: 'save', title: '# Le dernier' };
    expect((await service.press(page, again)).status).toBe(303);
    expect((await look(page)).value('title').trim()).toBe('# Le dernier');
  });

  it.each([
    ['up:9', ''],
    ['add', 'hero/none'],
    ['add', 'none/default'],
  ])('%s %s is refused', async (intent, choice) => {
    const answer = await service.press(page, { intent, 'new-slice': choice });
    expect(answer.status).toBe(422);
    expect(await order()).toEqual(['default', 'tiles']);
  });

  it('are shown in the simulator of their market, by a script of this page alone', async () => {
    const { document, headers } = await look(page);
    const frame = document.querySelector('iframe');
    expect(frame?.getAttribute('data-simulator')).toBe('http://fr.site.test/slice-simulator?lang=fr-fr');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'; frame-src http://fr.site.test");
    expect((await look(path)).document.querySelector('iframe')).toBeNull();
  });
});
