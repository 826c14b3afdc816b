import type { ImageField, LinkField } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { imageUrl } from '../../../lib/platform/images/loader.ts';
import { documentTags, listTag, pageTags } from '../../../lib/services/prismic/documents.ts';
import {
  imageOf,
  labelledLinkOf,
  labelledLinksOf,
  linkOf,
  linksOf,
  pictureOf,
} from '../../../lib/services/prismic/links.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';

const toDocument = (more: object = {}) =>
  ({
    link_type: 'Document',
    id: 'Zx1',
    type: 'product',
    tags: [],
    lang: 'fr-fr',
    slug: '-',
    url: '/nos-produits/a/b',
    text: 'Voir',
    ...more,
  }) as LinkField;
const empty = { link_type: 'Any' } as LinkField;
const toPage = (url: string) => ({ link_type: 'Web', url, text: 'Voir' }) as LinkField;
const toFile = {
  link_type: 'Media',
  id: 'f',
  name: 'notice.pdf',
  url: 'https://a.example/notice.pdf',
  text: 'Notice',
} as LinkField;

describe('a link', () => {
  test.each<[string, LinkField | null | undefined, ReturnType<typeof linkOf>]>([
    ['to a document', toDocument(), { href: '/nos-produits/a/b', text: 'Voir' }],
    ['without a text', toDocument({ text: undefined }), { href: '/nos-produits/a/b', text: '' }],
    ['to a document that is gone', toDocument({ isBroken: true }), null],
    ['to a document without a page in this market', toDocument({ url: undefined }), null],
    [
      'to the web',
      { link_type: 'Web', url: 'https://a.example', text: 'A' } as LinkField,
      { href: 'https://a.example', text: 'A' },
    ],
    ['to a page of the site', toPage('/nos-conseils-sante'), { href: '/nos-conseils-sante', text: 'Voir' }],
    ['to a file', toFile, { href: 'https://a.example/notice.pdf', text: 'Notice' }],
    ['to a mailbox', toPage('mailto:a@b.example'), { href: 'mailto:a@b.example', text: 'Voir' }],
    ['to a place on its page', toPage('#avis'), { href: '#avis', text: 'Voir' }],
    ['to a script', toPage('javascript:alert(1)'), null],
    ['to a script after a space', toPage(' JavaScript:alert(1)'), null],
    ['to a script behind a tab', toPage('java\tscript:alert(1)'), null],
    ['to a document in itself', toPage('data:text/html,<script>alert(1)</script>'), null],
    ['that is empty', empty, null],
    ['that is absent', undefined, null],
    ['that is null', null, null],
  ])('%s', (_, field, expected) => {
    expect(linkOf(field)).toEqual(expected);
  });

  test('a list keeps the links that lead somewhere', () => {
    expect(linksOf([toDocument(), empty, null, toDocument({ isBroken: true })])).toHaveLength(1);
  });

  test.each<[string, LinkField | null | undefined, ReturnType<typeof linkOf>]>([
    ['with a text', toPage('/panier'), { href: '/panier', text: 'Voir' }],
    ['to a file without a text', { ...toFile, text: undefined } as LinkField, null],
    ['with an empty text', toDocument({ text: '' }), null],
    ['with spaces as a text', toDocument({ text: ' \u00a0' }), null],
    ['to a document that is gone', toDocument({ isBroken: true }), null],
    ['that is empty', empty, null],
    ['that is absent', undefined, null],
  ])('%s is shown by its text, or not', (_, field, expected) => {
    expect(labelledLinkOf(field)).toEqual(expected);
  });

  test('a menu keeps the links that lead somewhere and say so', () => {
    expect(labelledLinksOf([toDocument(), toDocument({ text: '' }), empty, toFile])).toHaveLength(2);
  });
});

describe('a picture', () => {
  const field = {
    id: 'i',
    url: 'http://127.0.0.1:3102/images/packs/a.webp?auto=compress,format&w=400',
    alt: null,
    copyright: null,
    dimensions: { width: 800, height: 600 },
    edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  } as ImageField<never>;

  test('is taken without the transforms of the editor, and with an empty alternative when it is decoration', () => {
    expect(imageOf(field)).toEqual({
      src: 'http://127.0.0.1:3102/images/packs/a.webp',
      alt: '',
      width: 800,
      height: 600,
    });
  });

  test.each([
    ['of which an editor chose a part', 'rect=0,400,2048,768&w=800&h=600', '?rect=0,400,2048,768'],
    ['of which all was chosen', 'auto=format&rect=0,0,800,600', ''],
    ['with something else in that place', 'rect=<b>', ''],
  ])('%s', (_, query, kept) => {
    const place = 'http://127.0.0.1:3102/images/a.jpg';
    expect(imageOf({ ...field, url: `${place}?${query}` } as ImageField<never>)?.src).toBe(place + kept);
  });

  test('a part of a picture is requested in the sizes that the page displays', () => {
    const { searchParams } = new URL(imageUrl('prismic', 'https://images.prismic.io/a.jpg?rect=0,400,2048,768', 640));
    expect(Object.fromEntries(searchParams)).toMatchObject({ rect: '0,400,2048,768', w: '640', fit: 'max' });
  });

  test.each([
    ['http://127.0.0.1:3102/images/b.png', true],
    ['/images/b.png', true],
    ['https://plus.unsplash.com/premium_photo-9?ixid=M3&w=1080', false],
    ['https://127.0.0.1:3102.pictures.example/b.png', false],
    ['//pictures.example/b.png', false],
    ['https://', false],
  ])('at %s is shown: %s', (url, isShown) => {
    const lines = expectConsole('warn', /^\[content\] a picture of another host is not shown/);
    expect(imageOf({ ...field, url } as ImageField<never>) !== null).toBe(isShown);
    expect(pictureOf({ ...field, url } as ImageField<never>) !== undefined).toBe(isShown);
    expect(lines).toHaveLength(isShown ? 0 : 1);
  });

  test('of a hosted repository is at its own host', () => {
    expectConsole('warn', /^\[content\] .*: https:\/\/images\.unsplash\.com\/photo-2$/);
    Object.assign(changed, { PRISMIC_API_ENDPOINT: undefined });
    const shown = ['https://images.prismic.io/brand/b.png', 'https://images.unsplash.com/photo-2'].map((url) =>
      imageOf({ ...field, url } as ImageField<never>),
    );
    expect(shown).toMatchObject([{ src: 'https://images.prismic.io/brand/b.png' }, null]);
  });

  test.each([null, undefined, {} as ImageField<never>])('%j is none', (absent) => {
    expect(imageOf(absent)).toBeNull();
  });
});

test('cache tags name documents by id, as webhooks do, and lists by type and language', () => {
  expect(documentTags([{ id: 'Zx1' }, null, undefined, { id: 'Zx2' }])).toEqual(['prismic/Zx1', 'prismic/Zx2']);
  expect(listTag('product', 'nl-be')).toBe('prismic/product/nl-be');
});

test('a page has the tag of each document that it shows something of, however deep, and once', () => {
  const link = (id: string, data?: object) => ({ link_type: 'Document', id, type: 'advice', ...(data && { data }) });
  const theme = link('theme', { title: 'Sommeil' });
  const data = {
    theme,
    author: link('author', { name: 'Anne', home: link('led-to') }),
    picture: { id: 'picture', url: '/a.webp' },
    text: [{ type: 'paragraph', text: 'Voir', spans: [{ type: 'hyperlink', data: link('led-to') }] }],
    related: [{ advice: link('advice', { title: 'Dormir', theme }) }, { advice: { link_type: 'Document' } }],
    slices: [
      {
        slice_type: 'product_carousel',
        primary: { products: [{ product: link('product', { title: 'Tisane' }) }], link: link('led-to') },
      },
      { slice_type: 'accordion', primary: { questions: [{ question: { ...link('gone'), isBroken: true } }] } },
    ],
  };
  expect(pageTags({ id: 'page', data })).toEqual(
    documentTags(['page', 'theme', 'author', 'advice', 'product'].map((id) => ({ id }))),
  );
});
