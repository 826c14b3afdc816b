import { describe, expect, test } from 'vitest';
import { LAW, QUALITY } from '../../../lib/compliance/check.ts';
import { editorLanguage, placeName, remarksOn, sourceIn } from '../../../lib/compliance/remark.ts';
import { EN, type TextKey } from '../../../lib/compliance/texts/en.ts';
import { FR } from '../../../lib/compliance/texts/fr.ts';
import { NL } from '../../../lib/compliance/texts/nl.ts';
import { RULE_TEXTS } from '../../../lib/compliance/texts/rules.ts';
import { product, rich } from './cases.ts';

const keys = Object.keys(EN) as TextKey[];
const holesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
/** A word that neither a French nor a Dutch sentence has. */
const ENGLISH = /\b(?:the|of|and|must|missing|says|not|which|before|products?|articles? and)\b(?! INCI)/i;
/** French punctuation keeps to its word. */
const LOOSE = / [:;!?»]|« /;

describe('every finding speaks to editors', () => {
  test.each(keys)('%s, in French and Dutch, with the same values', (key) => {
    expect(holesOf(FR[key])).toEqual(holesOf(EN[key]));
    expect(holesOf(NL[key])).toEqual(holesOf(EN[key]));
    expect(FR[key]).not.toMatch(ENGLISH);
    expect(FR[key]).not.toMatch(LOOSE);
    expect(NL[key]).not.toMatch(/\b(?:the|of the|and|must|missing|says|which|before)\b/i);
    // Names of allergens and addresses stand inside of a sentence.
    if (!key.includes('.') && key !== 'says')
      for (const text of [FR[key], NL[key]]) expect(text).toMatch(/^\p{Lu}.*(?:[.»”]|\))$/su);
  });

  test('every rule of law has its text and its source in both', () => {
    expect(Object.keys(RULE_TEXTS).sort()).toEqual(LAW.map(({ id }) => id).sort());
    for (const { id, source } of LAW) {
      const { fr, nl } = RULE_TEXTS[id] ?? { fr: '', nl: '' };
      for (const text of [fr, nl]) expect(text).toMatch(/^[\p{Lu}«“].*\.$/su);
      expect(fr).not.toMatch(LOOSE);
      for (const language of ['fr', 'nl'] as const)
        expect(sourceIn(language, source)).not.toMatch(
          /\b(?:Regulation|Directive [(\d]|annex |points? and|the|and|products|CJEU|Belgium|paragraph|found)\b/,
        );
      expect(sourceIn('fr', source)).not.toMatch(LOOSE);
    }
  });
});

const names = {
  fields: {
    title: { type: 'Text', config: { label: 'Nom du produit (60 signes)' } },
    slices: { type: 'Slices', config: {} },
    leaflets: {
      type: 'Group',
      config: { label: 'Notices', fields: { file: { type: 'Link', config: { label: 'Fichier' } } } },
    },
  },
  sliceOf: (type: string) =>
    type === 'text'
      ? {
          name: 'Texte',
          variations: [
            { primary: { body: { type: 'StructuredText', config: { label: 'Corps' } } } },
            { items: { line: { type: 'Text', config: { label: 'Ligne' } } } },
          ],
        }
      : undefined,
};

test.each([
  ['title', 'Nom du produit'],
  ['leaflets', 'Notices'],
  ['slices', 'Tranches'],
  ['leaflets[1].file', 'Notices 2 › Fichier'],
  ['slices[2 text].body', '3. Texte › Corps'],
  ['slices[0 text].items[1].line', '1. Texte › 2 › Ligne'],
  ['slices[0 old].body', '1. old › body'],
  ['unknown', 'unknown'],
  ['', ''],
])('the place %s is named %s', (path, name) => {
  expect(placeName(path, names)).toBe(name);
});

test.each([
  [null, 'fr-fr', 'fr'],
  [null, 'nl-be', 'nl'],
  ['en-US,en;q=0.9', 'nl-be', 'nl'],
  ['nl-BE,nl;q=0.9,fr;q=0.8', 'fr-be', 'nl'],
  ['fr', 'nl-be', 'fr'],
])('an editor whose browser asks for %s reads of a document in %s in %s', (accepted, lang, language) => {
  expect(editorLanguage(accepted, lang)).toBe(language);
});

/** A link to a page, as the content service has it. */
const pageLink = (text?: string) => ({ link_type: 'Web', url: '/nos-produits', ...(text !== undefined && { text }) });
const picture = (alt: string | null) => ({
  name: '',
  image: { url: '/a.webp', dimensions: { width: 1, height: 1 }, alt },
});
const slice = (slice_type: string, primary: object) => ({ slice_type, variation: 'default', primary, items: [] });

describe('a remark', () => {
  const day = '2026-11-26';
  const read = (language: 'fr' | 'nl', lang: string, data: object) =>
    remarksOn({ type: 'product', lang, data: product('cosmetic', data as never) }, { day, names, language });

  test('names the field, quotes the words, says what to do and why', () => {
    const first = read('fr', 'fr-fr', { title: 'Ce gel doux. Il soigne la peau et plus.' }).find(
      ({ field }) => field === 'title',
    );
    expect(first).toMatchObject({ field: 'title', place: 'Nom du produit', quote: 'Il soigne la peau' });
    expect(first?.sentence).toMatch(/^Le texte dit «\u00a0soigne\u00a0»\. .*Retirez ces mots/);
    expect(first?.why).toMatch(/guérir.*Directive 2001\/83\/CE, article 1\(2\).*\(depuis le 1er juillet 2007\)\.$/s);
  });

  test('is in Dutch for a Dutch editor, and says from when a law to come holds', () => {
    const remarks = read('nl', 'nl-be', { composition: rich('Aqua, Retinol') });
    const ahead = remarks.find(({ why }) => why?.includes('2024/996'));
    expect(ahead?.sentence).toMatch(/^De waarschuwing ontbreekt/);
    expect(ahead?.why).toMatch(/Verordening \(EU\) 2024\/996.*\(vanaf 1 mei 2027\)\.$/);
  });

  test('is made of what a template left behind', () => {
    const found = (text: string) =>
      QUALITY.leftovers.find({ type: 'page', lang: 'fr-be', data: { text: rich(text) } }, { day });
    expect(found('Le délai part le lendemain du jour où $1')).toEqual([
      { field: 'text', message: 'leftover', values: { said: '$1' } },
    ]);
    expect(found('Il coûte 5 $ et rien n’est undefined-ish.')).toEqual([]);
  });

  test.each<[string, string, object, string[]]>([
    [
      'a button',
      'page',
      { slices: [slice('hero', { primary_link: pageLink(''), secondary_link: pageLink('Voir') })] },
      ['slices[0 hero].primary_link'],
    ],
    [
      'a panel',
      'home',
      { slices: [slice('duo', { items: [{ link: pageLink('Lire') }, { link: pageLink() }] })] },
      ['slices[0 duo].items[1].link'],
    ],
    ['a band', 'news_article', { slices: [slice('callout', { link: pageLink(' ') })] }, ['slices[0 callout].link']],
    [
      'a menu',
      'header',
      { menu: [{ title: 'A', links: [{ link: pageLink('A') }, { link: pageLink() }] }] },
      ['menu[0].links[1].link'],
    ],
    ['the legal line', 'footer', { legal: [{ link: { link_type: 'Document', id: 'Zx' } }] }, ['legal[0].link']],
    ['the announcement', 'pre_header', { link: pageLink() }, ['link']],
    [
      'a shelf, which shows its title',
      'home',
      { slices: [slice('shelves', { items: [{ title: 'A', link: pageLink() }] })] },
      [],
    ],
    ['a profile, which shows its address', 'author', { profiles: [{ link: pageLink() }] }, []],
    ['the announcement without a link', 'pre_header', { link: { link_type: 'Any', text: '' } }, []],
  ])('is made of a link without a text: %s', (_, type, data, fields) => {
    const found = QUALITY.linkTexts.find({ type, lang: 'nl-be', data: data as never }, { day });
    expect(found).toEqual(fields.map((field) => ({ field, message: 'linkSilent' })));
  });

  test.each<[string, string, string, boolean]>([
    ['a photo', 'premium_photo-7?ixid=M3', 'https://plus.unsplash.com/', true],
    ['an uploaded picture', 'brand/unsplash.com/a.png', 'https://images.prismic.io/', false],
    ['a host that ends alike', 'a.png', 'https://images.notunsplash.com/', false],
  ])('is made of a picture that is still at Unsplash: %s', (_, path, host, isSaid) => {
    const image = { url: `${host}${path}`, dimensions: { width: 1, height: 1 }, alt: 'Un champ' };
    const data = {
      picture: image,
      author: { link_type: 'Document', id: 'a', data: { portrait: image } },
      link: { link_type: 'Web', url: image.url },
      slices: [slice('logos', { items: [{ name: 'A', image }] })],
    };
    const found = QUALITY.ownPictures.find({ type: 'news_article', lang: 'fr-be', data: data as never }, { day });
    const fields = isSaid ? ['picture', 'slices[0 logos].items[0].image'] : [];
    expect(found).toEqual(fields.map((field) => ({ field, message: 'pictureElsewhere' })));
  });

  test.each<[string, string, object, string[]]>([
    ['an empty row', 'home', { slices: [slice('steps', { items: [{ title: null, text: '' }] })] }, []],
    [
      'a logo without words, beside one with an alternative',
      'page',
      { slices: [slice('logos', { items: [picture(null), picture('Bio'), picture(' ')] })] },
      ['slices[0 logos].items[0].name', 'slices[0 logos].items[2].name'],
    ],
    [
      'a need without a link, and one without a name',
      'home',
      { slices: [slice('needs', { items: [{ label: 'Dormir' }, { label: '', link: pageLink() }] })] },
      ['slices[0 needs].items[0].link', 'slices[0 needs].items[1].label'],
    ],
    [
      'a panel with nothing but its colour',
      'home',
      { slices: [slice('duo', { items: [{ title: null, section_background: 'Blanc', link: { link_type: 'Any' } }] })] },
      [],
    ],
    ['a year without a title', 'page', { slices: [slice('timeline', { items: [{ date: '1932', title: null }] })] }, []],
    ['an answer', 'product', { faq: [{ question: '', answer: rich('Oui.') }] }, ['faq[0].question']],
    [
      'links without their title',
      'footer',
      {
        columns: [
          { title: null, links: [{ link: pageLink('A') }] },
          { title: null, links: [] },
        ],
      },
      ['columns[0].title'],
    ],
  ])('is made of a row that is left out: %s', (_, type, data, fields) => {
    const found = QUALITY.leftOut.find({ type, lang: 'fr-fr', data: data as never }, { day });
    expect(found.map(({ field }) => field)).toEqual(fields);
  });

  test.each([
    [{ regulatory_class: null }, 1],
    [{ regulatory_class: 'Confiserie' }, 1],
    [{}, 1],
    [{ regulatory_class: 'Denrée alimentaire' }, 0],
  ])('is made of a product without a known class: %j', (data, count) => {
    const found = remarksOn({ type: 'product', lang: 'nl-be', data }, { day, names, language: 'fr' });
    expect(found.filter(({ field }) => field === 'regulatory_class')).toHaveLength(count);
  });

  test.each([
    ['author', { name: null }, ['name']],
    ['faq_question', { title: 'A', question: ' ' }, ['question']],
    ['legal_page', {}, ['title']],
    ['footer', {}, []],
    ['home', { slices: [] }, []],
    ['news_article', { title: 'Een jaar' }, []],
  ])('is made of a page without a title: %s with %j', (type, data, fields) => {
    const remarks = remarksOn({ type, lang: 'fr-be', data }, { day, names, language: 'fr' });
    expect(remarks.filter(({ why }) => !why).map(({ field }) => field)).toEqual(fields);
  });

  test.each<[string, string, object, string[]]>([
    ['fr-fr', 'a path', { from: [{ path: '/a' }, { path: null }], to: pageLink() }, []],
    ['fr-fr', 'whole addresses', { from: [{ path: 'http://a.fr/b' }, { path: 'www.a.fr/b' }], to: pageLink() }, []],
    ['nl-be', 'the page of another market', { from: [{ path: '/oud' }], to: pageLink() }, ['from[0].path']],
    ['nl-be', 'its own', { from: [{ path: 'https://www.a.be/nl/oud ' }], to: pageLink() }, []],
    [
      'fr-be',
      'words',
      { from: [{ path: 'vieille-page' }, { path: '/p?id=3' }], to: pageLink() },
      ['from[0].path', 'from[1].path'],
    ],
    ['fr-fr', 'nothing', { from: [{ path: ' ' }], to: { link_type: 'Any' } }, ['from', 'to']],
    [
      'fr-fr',
      'a path to another language',
      { from: [{ path: '/a' }], to: { link_type: 'Document', id: 'nl' } },
      ['to'],
    ],
  ])('is made of a redirect in %s from %s', (lang, _, data, fields) => {
    const linked = (id: string) => (id === 'nl' ? { type: 'page', lang: 'nl-be', data: {} } : undefined);
    const found = QUALITY.redirects.find({ type: 'redirect', lang, data: data as never }, { day, linked });
    expect(found.map(({ field }) => field)).toEqual(fields);
    expect(remarksOn({ type: 'redirect', lang, data: data as never }, { day, names, language: 'nl' })).toHaveLength(
      fields.filter((field) => field !== 'to' || !('id' in (data as { to: object }).to)).length,
    );
  });

  test.each([
    ['fr-be', 'notre-vision', 0],
    ['nl-be', 'notre-vision', 1],
  ])('is made of a corporate section that no route serves: %s, %s', (lang, uid, count) => {
    const remarks = remarksOn(
      { type: 'corporate_section', lang, uid, data: { title: 'A' } },
      { day, names, language: 'fr' },
    );
    expect(remarks.map(({ field }) => field)).toEqual(Array.from({ length: count }, () => 'uid'));
  });

  test('is made of broken links where other documents are known, or the service says so', () => {
    const to = (isBroken?: boolean) => ({ link_type: 'Document', id: 'gone', ...(isBroken && { isBroken }) });
    const found = (link: object, linked?: (id: string) => undefined) =>
      QUALITY.brokenLinks.find({ type: 'page', lang: 'fr-fr', data: { link } }, { day, linked });
    expect(found(to(), () => undefined)).toEqual([{ field: 'link', message: 'linkBroken' }]);
    expect(found(to(true))).toHaveLength(1);
    expect(found(to())).toEqual([]);
  });
});
