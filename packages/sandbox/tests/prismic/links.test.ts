import { asHTML, asLink, isFilled, type Route } from '@prismicio/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OpenService, openService } from './fixture.ts';

let service: OpenService;
beforeAll(async () => {
  service = await openService();
});

const routes: Route[] = [
  { type: 'product_category', path: '/nos-produits/:parent?/:uid', resolvers: { parent: 'parent' } },
  { type: 'product', lang: 'nl-be', path: '/nl/onze-producten/:uid' },
  {
    type: 'product',
    path: '/nos-produits/:family/:category/:uid',
    resolvers: { family: 'category.parent', category: 'category' },
  },
  { type: 'page', uid: 'a-propos', path: '/:lang?/qui-sommes-nous' },
  { type: 'settings', path: '/' },
];
const client = () => service.client({ routes, brokenRoute: '/404' });
const product = (uid: string, lang = 'fr-fr') => client().getByUID('product', uid, { lang });

describe('addresses', () => {
  it.each([
    ['product_category', 'complements', 'fr-fr', '/nos-produits/complements'],
    ['product_category', 'sommeil', 'fr-fr', '/nos-produits/complements/sommeil'],
    ['product', 'nuit-posee', 'fr-be', '/nos-produits/complements/sommeil/nuit-posee'],
    ['product', 'rustige-nacht', 'nl-be', '/nl/onze-producten/rustige-nacht'],
    ['product', 'creme-calendula', 'fr-fr', null],
    ['page', 'a-propos', 'fr-fr', '/qui-sommes-nous'],
    ['page', 'a-propos', 'fr-tn', '/fr-tn/qui-sommes-nous'],
  ])('%s %s in %s', async (type, uid, lang, url) => {
    expect((await client().getByUID(type, uid, { lang })).url).toBe(url);
  });

  it('are null without routes', async () => {
    expect((await service.client().getByUID('product', 'nuit-posee')).url).toBeNull();
  });

  it('stand in links of fields, groups, slices and rich text', async () => {
    const settings = await client().getSingle('settings');
    const [dormir, elsewhere] = settings.data.menu[0].links;
    expect(dormir.link).toMatchObject({
      url: '/nos-produits/complements/sommeil',
      text: 'Tout pour l’été\u00a0: dormir',
    });
    expect(elsewhere.link).toEqual({
      link_type: 'Web',
      url: 'https://example.org/',
      target: '_blank',
      text: 'Ailleurs',
    });
    const page = await client().getByUID('page', 'a-propos');
    expect(asLink(page.data.slices[0].primary.link)).toBe('/nos-produits/complements/sommeil/nuit-posee');
  });

  it('are the broken route where the document does not exist in this language', async () => {
    const dutch = await product('rustige-nacht', 'nl-be');
    expect(dutch.data.related[0].product).toMatchObject({ type: 'broken_type', isBroken: true, url: '/404' });
    expect(isFilled.contentRelationship(dutch.data.related[0].product)).toBe(true);
    const belgian = await product('nuit-posee', 'fr-be');
    expect(asHTML(belgian.data.benefits)).toContain('<a href="/404">gel</a>');
    const french = await product('nuit-posee');
    expect(french.data.related[1].product).toMatchObject({ uid: 'gel-arnica', isBroken: false });
  });
});

describe('what comes with a link', () => {
  const NUIT = 'nuit-posee';

  it('is what the model declares, two levels deep, in the same language', async () => {
    const { category } = (await product('rustige-nacht', 'nl-be')).data;
    expect(category.data.title).toBe('Slaap');
    expect(category.data.parent).toMatchObject({
      uid: 'voedingssupplementen',
      data: { title: 'Voedingssupplementen' },
    });
    expect(Object.keys(category.data)).toEqual(['title', 'parent']);
    const page = await client().getByUID('page', 'a-propos');
    expect(page.data.slices[0].primary.product.data.pack.url).toMatch(
      /^http:\/\/cms\.test\/images\/packs\/pack\.webp\?/,
    );
  });

  it('and what fetchLinks asks for, anywhere in the document', async () => {
    const fetchLinks = ['product.title', 'product.category', 'product_category.position'];
    const { data } = await client().getByUID('product', NUIT, { fetchLinks });
    expect(data.related[0].product.data).toMatchObject({ title: 'Crème calendula', category: { uid: 'complements' } });
    expect(data.related[0].product.data.category.data).toBeUndefined();
    expect(data.category.data).toMatchObject({ title: 'Sommeil', position: 2 });
    const plain = await client().getByUID('product', NUIT);
    expect(plain.data.related[0].product.data).toBeUndefined();
  });

  it('leaves out the fields that fetch does not name', async () => {
    const { results } = await client().get({ fetch: ['product.title', 'product.needs'], pageSize: 100 });
    const night = results.find(({ uid }) => uid === NUIT);
    expect(night?.data).toEqual({ title: 'Nuit posée', needs: [{ need: 'Sommeil' }, { need: 'Stress' }] });
    expect(results.find(({ type }) => type === 'settings')?.data).toEqual({});
  });
});

describe('graphQuery', () => {
  const read = async (type: string, uid: string, graphQuery: string) =>
    (await client().getByUID(type, uid, { graphQuery })).data;

  it('takes the fields it names, and those of linked documents', async () => {
    const data = await read(
      'product',
      'nuit-posee',
      '{ product { title category { ...on product_category { position } } related { product { title } } } }',
    );
    expect(Object.keys(data)).toEqual(['title', 'category', 'related']);
    expect(data.category.data).toEqual({ position: 2 });
    expect(data.related[0].product.data).toEqual({ title: 'Crème calendula' });
  });

  it('takes all the fields of a type, and of a linked one', async () => {
    const data = await read(
      'product',
      'nuit-posee',
      '{ product { ...productFields category { ...product_categoryFields } } }',
    );
    expect(data.pack.dimensions).toEqual({ width: 400, height: 300 });
    expect(data.category.data).toMatchObject({ title: 'Sommeil', position: 2, parent: { uid: 'complements' } });
  });

  it('goes into slices by their variation', async () => {
    const graphQuery =
      '{ page { slices { ...on hero { variation { ...on default { primary { title } items { label } } } } } } }';
    const { slices } = await read('page', 'a-propos', graphQuery);
    expect(slices[0]).toMatchObject({ primary: { title: 'Bonjour' }, items: [{ label: 'un' }, { label: 'deux' }] });
    expect(Object.keys(slices[0].primary)).toEqual(['title']);
  });

  it.each(['{ product { title }', 'product', '{ nothing { title } }', '{ product { 1 } }', '{ product { title } } }'])(
    'refuses %s',
    async (graphQuery) => {
      await expect(client().get({ graphQuery })).rejects.toMatchObject({ response: { type: 'api_parsing_error' } });
    },
  );
});
