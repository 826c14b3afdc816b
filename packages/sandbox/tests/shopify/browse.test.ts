import { decodeEncodedVariant, flattenConnection } from '@shopify/hydrogen-react';
import { describe, expect, it, test } from 'vitest';
import { openShop, variantGid } from '../../../../tests/fixtures/commerce.ts';

const shop = openShop();
const productOf = async (fields: string, inContext = '', handle = 'gommes') =>
  (await shop.query(`query ${inContext} { product(handle: "${handle}") { ${fields} } }`)).data.product;

describe('a product', () => {
  it('has its facts, prices as the service writes them and nulls where there is nothing', async () => {
    const product = await productOf(`id title description(truncateAt: 12) availableForSale totalInventory productType
      priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
      compareAtPriceRange { maxVariantPrice { amount } }
      options { name optionValues { name firstSelectableVariant { id } swatch { color } } }
      seo { title description } onlineStoreUrl isGiftCard requiresSellingPlan trackingParameters
      metafields(identifiers: [{namespace: "custom", key: "usage"}, {namespace: "custom", key: "none"}]) { value type }
      metafield(key: "usage") { value }
      collections(first: 5) { nodes { handle } } variantsCount { count }`);
    expect(product).toEqual({
      id: 'gid://shopify/Product/1',
      title: 'Gommes du soir',
      description: 'Une gomme...',
      availableForSale: true,
      totalInventory: 20,
      productType: 'Complément alimentaire',
      priceRange: { minVariantPrice: { amount: '8.9', currencyCode: 'EUR' }, maxVariantPrice: { amount: '14.9' } },
      compareAtPriceRange: { maxVariantPrice: { amount: '17.8' } },
      options: [
        {
          name: 'Arôme',
          optionValues: [
            { name: 'Mûre', firstSelectableVariant: { id: variantGid(11) }, swatch: null },
            { name: 'Pêche', firstSelectableVariant: { id: variantGid(13) }, swatch: null },
          ],
        },
        {
          name: 'Format',
          optionValues: [
            { name: '30', firstSelectableVariant: { id: variantGid(11) }, swatch: null },
            { name: '60', firstSelectableVariant: { id: variantGid(12) }, swatch: null },
          ],
        },
      ],
      seo: { title: 'Gommes', description: 'Pour la nuit' },
      onlineStoreUrl: null,
      isGiftCard: false,
      requiresSellingPlan: false,
      trackingParameters: null,
      metafields: [{ value: 'Le soir', type: 'single_line_text_field' }, null],
      metafield: null,
      collections: { nodes: [{ handle: 'complements' }, { handle: 'sommeil' }] },
      variantsCount: { count: 3 },
    });
  });

  it('speaks Dutch when asked, and French for a language that the shop does not have', async () => {
    const fields = `title productType description options { name values } seo { title description } featuredImage { altText }
      variants(first: 1) { nodes { title selectedOptions { name value } } }`;
    expect(await productOf(fields, '@inContext(country: BE, language: NL)')).toEqual({
      title: 'Avondgummies',
      productType: 'Voedingssupplement',
      description: 'Een rustige nacht.',
      options: [
        { name: 'Smaak', values: ['Braam', 'Perzik'] },
        { name: 'Formaat', values: ['30', '60'] },
      ],
      seo: { title: 'Gummies', description: 'Pour la nuit' },
      featuredImage: { altText: 'Pot gummies met braam' },
      variants: {
        nodes: [
          {
            title: 'Braam / 30',
            selectedOptions: [
              { name: 'Smaak', value: 'Braam' },
              { name: 'Formaat', value: '30' },
            ],
          },
        ],
      },
    });
    expect((await productOf('title', '@inContext(country: JP, language: JA)')).title).toBe('Gommes du soir');
  });

  it('is null when it does not exist, and an ID that is none is an error', async () => {
    expect((await shop.query('{ product(handle: "x") { id } }')).data.product).toBeNull();
    expect((await shop.query('{ product(id: "gid://shopify/Product/999") { id } }')).data.product).toBeNull();
    expect((await shop.query('{ product(id: "gid://shopify/Collection/1") { id } }')).data.product).toBeNull();
    expect((await shop.query('{ product(id: "7001") { id } }')).errors?.[0]?.message).toMatch(
      "Invalid global id '7001'",
    );
  });

  it('finds variants by their options', async () => {
    const options = '[{name: "Arôme", value: "Mûre"}, {name: "Format", value: "60"}]';
    const product = await productOf(`variantBySelectedOptions(selectedOptions: ${options}) { id }
      none: variantBySelectedOptions(selectedOptions: [{name: "Arôme", value: "Mûre"}]) { id }
      selectedOrFirstAvailableVariant { id } chosen: selectedOrFirstAvailableVariant(selectedOptions: ${options}) { id }
      adjacentVariants(selectedOptions: ${options}) { id } encodedVariantExistence encodedVariantAvailability`);
    expect(product).toMatchObject({
      variantBySelectedOptions: { id: variantGid(12) },
      none: null,
      selectedOrFirstAvailableVariant: { id: variantGid(11) },
      chosen: { id: variantGid(12) },
      adjacentVariants: [{ id: variantGid(11) }, { id: variantGid(13) }],
    });
    expect(decodeEncodedVariant(product.encodedVariantExistence)).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(decodeEncodedVariant(product.encodedVariantAvailability)).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  it('sizes its pictures as the service does', async () => {
    const { images } = await productOf(
      'images(first: 1) { nodes { url small: url(transform: {maxWidth: 100, maxHeight: 80, crop: CENTER, scale: 2, preferredContentType: WEBP}) width } }',
    );
    expect(images.nodes[0]).toEqual({
      url: 'http://shop.test/images/packs/mure.webp?v=1',
      small: 'http://shop.test/images/packs/mure.webp?v=1&width=200&height=160&crop=center&format=webp',
      width: null,
    });
  });
});

describe('a variant', () => {
  const variantOf = async (id: number, fields: string) =>
    (await shop.query(`{ node(id: "${variantGid(id)}") { ... on ProductVariant { ${fields} } } }`)).data.node;

  it('has a unit price when it has a measure', async () => {
    const fields = `unitPrice { amount } unitPriceMeasurement { measuredType quantityValue quantityUnit referenceValue referenceUnit }
      ean: metafield(namespace: "custom", key: "ean") { value } zips: metafield(namespace: "custom", key: "postal_code_exclusions") { value type }`;
    expect(await variantOf(11, fields)).toEqual({
      unitPrice: { amount: '11.87' },
      unitPriceMeasurement: {
        measuredType: 'WEIGHT',
        quantityValue: 75,
        quantityUnit: 'G',
        referenceValue: 100,
        referenceUnit: 'G',
      },
      ean: { value: '3760000000011' },
      zips: { value: '["20"]', type: 'json' },
    });
    expect(await variantOf(12, 'unitPrice { amount } unitPriceMeasurement { quantityValue }')).toEqual({
      unitPrice: null,
      unitPriceMeasurement: null,
    });
  });

  it('as a bundle is its components, and has no more stock than they', async () => {
    expect(
      await variantOf(
        41,
        'requiresComponents quantityAvailable title components(first: 5) { nodes { quantity productVariant { id } } }',
      ),
    ).toEqual({
      requiresComponents: true,
      quantityAvailable: 2,
      title: 'Default Title',
      components: {
        nodes: [
          { quantity: 1, productVariant: { id: variantGid(11) } },
          { quantity: 2, productVariant: { id: variantGid(21) } },
        ],
      },
    });
    expect((await variantOf(21, 'groupedBy(first: 5) { nodes { id } }')).groupedBy.nodes).toEqual([
      { id: variantGid(41) },
    ]);
  });

  test.each([
    [13, { availableForSale: false, currentlyNotInStock: false, quantityAvailable: 0 }],
    [51, { availableForSale: true, currentlyNotInStock: true, quantityAvailable: 0 }],
    [31, { availableForSale: true, currentlyNotInStock: false, quantityAvailable: 20 }],
  ])('%i says whether it can be had', async (id, expected) => {
    expect(await variantOf(id, 'availableForSale currentlyNotInStock quantityAvailable')).toEqual(expected);
  });
});

describe('lists', () => {
  const handles = async (args: string) =>
    (await shop.query(`{ products(${args}) { nodes { handle } } }`)).data.products.nodes.map(
      (node: { handle: string }) => node.handle,
    );

  test.each([
    ['first: 10', ['gommes', 'tisane', 'pastilles', 'coffret', 'creme']],
    ['first: 10, sortKey: TITLE', ['coffret', 'creme', 'gommes', 'pastilles', 'tisane']],
    ['first: 2, sortKey: PRICE', ['pastilles', 'tisane']],
    ['first: 2, sortKey: PRICE, reverse: true', ['creme', 'coffret']],
    ['last: 2', ['coffret', 'creme']],
    ['first: 10, query: "vendor:Jardin"', ['tisane', 'creme']],
    ['first: 10, query: "arnica"', ['creme']],
    ['first: 10, query: "tag:sommeil NOT vendor:Jardin"', ['gommes']],
    ['first: 10, query: "variants.price:>15"', ['coffret', 'creme']],
    ['first: 0', []],
  ])('products(%s)', async (args, expected) => expect(await handles(args)).toEqual(expected));

  test.each([
    ['', 'one of first or last'],
    ['first: 1, last: 1', 'not supported'],
    ['first: 251', 'cannot exceed 250'],
    ['first: -1', 'negative'],
    ['first: 1, after: "x"', 'Invalid cursor'],
  ])('products(%s) is refused', async (args, message) => {
    const { errors } = await shop.query(`{ products${args && `(${args})`} { nodes { id } } }`);
    expect(errors?.[0]?.message).toContain(message);
  });

  it('pages both ways and meets every product once', async () => {
    const page = async (args: string) =>
      (
        await shop.query(
          `{ products(${args}) { edges { cursor node { handle } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
        )
      ).data.products;
    const forward: string[] = [];
    let cursor = '';
    for (let more = true; more; ) {
      const { pageInfo, edges } = await page(`first: 2, sortKey: TITLE${cursor && `, after: "${cursor}"`}`);
      forward.push(...edges.map((edge: { node: { handle: string } }) => edge.node.handle));
      cursor = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    expect(forward).toEqual(['coffret', 'creme', 'gommes', 'pastilles', 'tisane']);
    const back = await page(`last: 2, sortKey: TITLE, before: "${cursor}"`);
    expect(flattenConnection(back).map((node) => (node as { handle: string }).handle)).toEqual(['gommes', 'pastilles']);
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  it('narrows a collection by filters and counts its facets', async () => {
    const collection = async (filters: string) =>
      (
        await shop.query(
          `{ collection(handle: "complements") { products(first: 9, filters: ${filters}) { nodes { handle } filters { id type values { label count input } } } } }`,
        )
      ).data.collection.products;
    const names = async (filters: string) =>
      (await collection(filters)).nodes.map((node: { handle: string }) => node.handle);
    expect(await names('[]')).toEqual(['gommes', 'pastilles', 'tisane']);
    expect(await names('[{productVendor: "Jardin"}, {productVendor: "Herbier"}, {price: {max: 8}}]')).toEqual([
      'pastilles',
      'tisane',
    ]);
    expect(await names('[{variantOption: {name: "arôme", value: "pêche"}}]')).toEqual(['gommes']);
    expect(await names('[{variantOption: {name: "Arôme", value: "Pêche"}}, {available: true}]')).toEqual([]);
    const { filters } = await collection('[{productVendor: "Jardin"}]');
    const facet = (id: string) => filters.find((one: { id: string }) => one.id === id).values;
    expect(facet('filter.p.vendor')).toEqual([
      { label: 'Herbier', count: 2, input: '{"productVendor":"Herbier"}' },
      { label: 'Jardin', count: 1, input: '{"productVendor":"Jardin"}' },
    ]);
    expect(facet('filter.p.tag')).toContainEqual({ label: 'sommeil', count: 1, input: '{"tag":"sommeil"}' });
    expect(facet('filter.v.availability')).toEqual([
      { label: 'En stock', count: 1, input: '{"available":true}' },
      { label: 'En rupture de stock', count: 0, input: '{"available":false}' },
    ]);
  });

  it('names its facets in the language of the visitor, for filters that go back as they came', async () => {
    const query = (filters: string) =>
      shop.query(`query @inContext(language: NL) { collection(handle: "sommeil") { products(first: 9, filters: ${filters}) {
        nodes { handle } filters { id label values { label input } } } } }`);
    const { filters } = (await query('[]')).data.collection.products;
    const facet = filters.find(({ id }: { id: string }) => id === 'filter.v.option.arôme');
    expect(facet).toMatchObject({ label: 'Smaak', values: [{ label: 'Braam' }, { label: 'Perzik' }] });
    expect(JSON.parse(facet.values[0].input)).toEqual({ variantOption: { name: 'Arôme', value: 'Mûre' } });
    const found = await query('[{variantOption: {name: "Arôme", value: "Mûre"}}]');
    expect(found.data.collection.products.nodes).toEqual([{ handle: 'gommes' }]);
  });

  it('recommends what the owner wrote, then what is alike', async () => {
    const recommend = async (intent: string) =>
      (
        await shop.query(
          `{ productRecommendations(productId: "gid://shopify/Product/1", intent: ${intent}) { handle } }`,
        )
      ).data.productRecommendations.map((node: { handle: string }) => node.handle);
    expect(await recommend('COMPLEMENTARY')).toEqual(['tisane']);
    expect(await recommend('RELATED')).toEqual(['creme', 'tisane', 'pastilles']);
  });

  it('searches without accents, and suggests', async () => {
    const { data } =
      await shop.query(`{ search(query: "ARNICA creme", first: 5) { totalCount nodes { ... on Product { handle } } }
      none: search(query: "zzz", first: 5) { totalCount }
      predictiveSearch(query: "go", types: [PRODUCT, QUERY, COLLECTION]) { products { handle } queries { text styledText } collections { handle } } }`);
    expect(data.search).toEqual({ totalCount: 1, nodes: [{ handle: 'creme' }] });
    expect(data.none.totalCount).toBe(0);
    expect(data.predictiveSearch).toEqual({
      products: [{ handle: 'gommes' }],
      queries: [{ text: 'gommes du soir', styledText: '<mark>go</mark><span>mmes du soir</span>' }],
      collections: [],
    });
  });
});

it('answers nodes in the order asked, null where there is nothing', async () => {
  const ids = [
    'gid://shopify/Product/2',
    'gid://shopify/Product/99',
    variantGid(31),
    'gid://shopify/Collection/2',
    'gid://shopify/Page/1',
  ];
  const { data } = await shop.query('query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids });
  expect(data.nodes.map((node: { __typename: string } | null) => node?.__typename)).toEqual([
    'Product',
    undefined,
    'ProductVariant',
    'Collection',
    undefined,
  ]);
});

it('describes the shop, its markets and its menus', async () => {
  const { data } = await shop.query(`query @inContext(country: BE, language: NL) {
    shop { name brand { slogan } primaryDomain { url } shipsToCountries privacyPolicy { body } paymentSettings { currencyCode countryCode } }
    localization { country { isoCode name currency { isoCode symbol } market { handle } } language { isoCode endonymName } availableLanguages { isoCode } availableCountries { isoCode name } }
    publicApiVersions { handle supported }
    menu(handle: "main-menu") { itemsCount items { title resource { ... on Collection { handle } } items { title } } }
    none: menu(handle: "x") { id } page(handle: "x") { id } blogs(first: 1) { nodes { id } } metaobjects(type: "x", first: 1) { nodes { id } }
    productTypes(first: 9) { nodes } productTags(first: 2) { nodes }
    sitemap(type: PRODUCT) { pagesCount { count } resources(page: 1) { hasNextPage items { handle } } } }`);
  expect(data).toMatchObject({
    shop: {
      name: 'Herbier',
      brand: null,
      primaryDomain: { url: 'http://shop.test' },
      shipsToCountries: ['FR', 'BE'],
      privacyPolicy: null,
      paymentSettings: { currencyCode: 'EUR', countryCode: 'FR' },
    },
    localization: {
      country: { isoCode: 'BE', name: 'België', currency: { isoCode: 'EUR', symbol: '€' }, market: { handle: 'be' } },
      language: { isoCode: 'NL', endonymName: 'Nederlands' },
      availableLanguages: [{ isoCode: 'FR' }, { isoCode: 'NL' }],
      availableCountries: [
        { isoCode: 'FR', name: 'Frankrijk' },
        { isoCode: 'BE', name: 'België' },
      ],
    },
    publicApiVersions: [
      { handle: '2025-04', supported: false },
      ...['2025-07', '2025-10', '2026-01', '2026-04'].map((handle) => ({ handle, supported: true })),
      { handle: '2026-07', supported: false },
      { handle: 'unstable', supported: false },
    ],
    menu: { itemsCount: 2, items: [{ title: 'Slaap', resource: { handle: 'sommeil' }, items: [{ title: 'Gommes' }] }] },
    none: null,
    page: null,
    blogs: { nodes: [] },
    metaobjects: { nodes: [] },
    productTypes: {
      nodes: ['Complément alimentaire', 'Confiserie', 'Coffret', 'Cosmétique', 'Voedingssupplement'].sort((a, b) =>
        a.localeCompare(b, 'fr'),
      ),
    },
    sitemap: { pagesCount: { count: 1 }, resources: { hasNextPage: false } },
  });
});
