import { asText } from '@prismicio/client';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { getContactPage } from '../../lib/contact/queries.ts';
import { getLegalHref, getPlainPage } from '../../lib/editorial/pages.ts';
import { LOCALES, type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { getReturnsPage } from '../../lib/returns/queries.ts';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import { getAll } from '../../lib/services/prismic/documents.ts';
import { getSettings } from '../../lib/settings/queries.ts';
import { tokenOf } from '../../packages/sandbox/prismic/engine/requested-ref.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { startServices } from '../setup/services.ts';

const { content } = await startServices();
const ORIGIN = 'http://127.0.0.1:3102';

const CONTACT = {
  'fr-fr': '/nous-ecrire',
  'fr-be': '/nous-ecrire',
  'nl-be': '/nl/schrijf-ons',
  'fr-tn': '/nous-ecrire',
};
const RETURNS = {
  'fr-fr': '/retourner-un-produit',
  'fr-be': '/retourner-un-produit',
  'nl-be': '/nl/product-terugsturen',
};
const DECLARED = {
  'fr-fr': 'https://signalement.social-sante.gouv.fr/',
  'fr-be': '/informations-legales/vigilance',
  'nl-be': '/nl/juridische-informatie/bijwerkingen-melden',
  'fr-tn': '/informations-legales/vigilance',
};
const SHOPS = Object.keys(RETURNS) as (keyof typeof RETURNS)[];
const hasShop = (locale: Locale): boolean => MARKETS[locale].shop !== null;

beforeEach(() => {
  takeCacheCalls();
});

describe.each(LOCALES)('the contact page in %s', (locale) => {
  test('is at its address, with its translations and all that stands around the form', async () => {
    const page = await getContactPage(locale);
    expect(page).toMatchObject({ path: CONTACT[locale], alternates: CONTACT });
    expect(page?.title).toBe(locale === 'nl-be' ? 'Schrijf ons' : 'Nous écrire');
    expect(page?.meta.description).toContain(locale === 'nl-be' ? 'formulier' : 'formulaire');
    for (const text of [page?.intro, page?.privacy, page?.thanks]) expect(asText(text)).not.toBe('');
    expect(page?.picture?.src).toMatch(/^http/);
    expect(takeCacheCalls().lives).toContain('content');
  });

  test('names those to call in an emergency of this country', async () => {
    const page = await getContactPage(locale);
    const wanted = { fr: 'tel:15', be: 'tel:070245245', tn: 'tel:190' }[MARKETS[locale].country];
    expect(JSON.stringify(page?.emergency)).toContain(`"${wanted}"`);
    expect(page?.phone?.href).toBe('tel:+33465711931');
  });

  test('knows a message about an adverse event, and where this country has it declared', async () => {
    const hint = (await getContactPage(locale))?.vigilance;
    expect(hint?.expressions.length).toBeGreaterThan(20);
    expect(hint?.text).toMatch(locale === 'nl-be' ? /bijwerking/ : /effet indésirable/);
    expect(hint?.link?.href).toBe(DECLARED[locale]);
    expect(hint?.link?.text).not.toBe('');
  });

  test('leads to answers where there is an FAQ, and is made anew when a question changes', async () => {
    const page = await getContactPage(locale);
    const { tags } = takeCacheCalls();
    if (locale === 'fr-tn') {
      expect(page?.questions).toBeNull();
      expect(tags).toHaveLength(1);
      return;
    }
    const known = new Map((await getAll('faq_question', locale)).map((each) => [each.url ?? '', each]));
    expect(page?.questions?.links.length).toBeGreaterThan(2);
    for (const { href, text } of page?.questions?.links ?? []) {
      expect(text).toBe(known.get(href)?.data.question);
      expect(tags).toContain(`prismic/${known.get(href)?.id}`);
    }
  });
});

test.each(SHOPS)('the page for returns in %s is at its address and says how it works', async (locale) => {
  const page = await getReturnsPage(locale);
  expect(page).toMatchObject({ path: RETURNS[locale], alternates: RETURNS });
  expect(asText(page?.how?.text)).toContain(locale === 'nl-be' ? 'veertien dagen' : 'quatorze jours');
  for (const text of [page?.intro, page?.privacy, page?.thanks]) expect(asText(text)).not.toBe('');
  expect(takeCacheCalls().lives).toContain('content');
});

test('the page about cookies is found by its kind, and an edit of its text makes no other page anew', async () => {
  const drafts = content?.repository.drafts;
  const document = drafts
    ?.all()
    .find(({ type, lang, uid }) => type === 'legal_page' && lang === 'nl-be' && uid === 'cookies');
  if (!drafts || !document) throw new Error('no page about cookies in nl-be');
  const publish = (changes: object) => {
    drafts.save({ ...document, ...changes });
    drafts.publish(document.id);
    bumpContentVersion();
  };
  onTestFinished(() => publish({}));
  expect(await getLegalHref('cookies', 'nl-be', undefined)).toBe('/nl/juridische-informatie/cookies');
  expect(takeCacheCalls().tags).toEqual(['prismic/legal_page/nl-be']);
  publish({ uid: 'trackers' });
  expect(await getLegalHref('cookies', 'nl-be', undefined)).toBe('/nl/juridische-informatie/trackers');
  drafts.unpublish(document.id);
  bumpContentVersion();
  expect(await getLegalHref('cookies', 'nl-be', undefined)).toBeNull();
});

test('nothing is sent back where nothing is sold', async () => {
  expect(await getReturnsPage('fr-tn')).toBeNull();
  expect(takeCacheCalls().lives).toEqual(['absent']);
});

test.each(LOCALES)(
  'the footer of %s invites to the newsletter and leads to the forms of its market',
  async (locale) => {
    const { footer } = await getSettings(locale, undefined);
    expect(footer.newsletter?.title).toMatch(/saison|seizoen/);
    expect(footer.newsletter?.text).not.toBe('');
    const link = JSON.stringify(footer.newsletter?.note);
    expect(link).toContain(locale === 'nl-be' ? '/nl/juridische-informatie/' : '/informations-legales/');
    const hrefs = footer.columns.flatMap(({ links }) => links.map(({ href }) => href));
    expect(hrefs).toContain(CONTACT[locale]);
    expect(hrefs.some((href) => Object.values(RETURNS).includes(href))).toBe(hasShop(locale));
  },
);

test.each<[Locale, string, string]>([
  ['fr-fr', 'carnet-du-sommeil', 'carnet-du-sommeil-fr.pdf'],
  ['fr-be', 'carnet-du-sommeil', 'carnet-du-sommeil-fr.pdf'],
  ['nl-be', 'slaapdagboek', 'slaapdagboek-nl.pdf'],
])('the campaign of %s has a document that a mail can link to', async (locale, uid, name) => {
  const campaign = (await getPlainPage('campaign_page', uid, locale))?.document.data;
  expect(campaign?.document).toMatchObject({ name, url: `${ORIGIN}/files/${name}` });
  const answer = await content?.handle(new Request(`${ORIGIN}/files/${name}`));
  const bytes = new Uint8Array((await answer?.arrayBuffer()) ?? []);
  expect(answer?.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(200_000);
});

test('a draft of the contact page is shown with its token, and to nobody else', async () => {
  if (!content) throw new Error('this test needs the content service');
  const { drafts, previews } = content.repository;
  const found = drafts.all().find(({ type, lang }) => type === 'contact_page' && lang === 'fr-be');
  const document = drafts.existing(found?.id ?? '');
  drafts.save({ ...document, data: { ...document.data, phone: null, meta_title: '' } });
  const token = tokenOf(ORIGIN, document.id, previews.open(document.id).session);
  const draft = await getContactPage('fr-be', token);
  expect(draft?.phone).toBeNull();
  expect(draft?.meta.title).toBe('Nous écrire');
  expect((await getContactPage('fr-be'))?.phone).not.toBeNull();
});
