import { PrismicError } from '@prismicio/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorCode } from '../../../lib/platform/errors.ts';
import { changesOf, tagsOfPublished } from '../../../lib/publication/changes.ts';

type Query = { lang: string; filters: string[]; pageSize: number };
const get = vi.hoisted(() => vi.fn<(query: Query) => Promise<{ results: object[] }>>());
vi.mock('@/prismicio', () => ({ contentClient: () => ({ get }) }));

const document = (first: string | null, last: string | null, id = 'Zx1') => ({
  id,
  uid: `uid-of-${id}`,
  type: 'advice',
  lang: 'nl-be',
  alternate_languages: [{ id: 'Zfr' }, { id: 'Zbe' }],
  first_publication_date: first,
  last_publication_date: last,
  data: {},
});
const NEW = ['2026-11-21T09:00:00+0000', '2026-11-21T09:00:00+0000'] as const;
const EDITED = ['2026-01-14T08:00:00+0000', '2026-11-21T09:00:00+0000'] as const;

describe('a document that is published touches', () => {
  // The URLs of documents that link to it are below its own: their lists are invalidated with it.
  const alone = ['prismic/Zx1', 'prismic/missing/advice/nl-be/uid-of-Zx1', 'prismic/of/Zx1'];
  const withLists = [...alone, 'prismic/advice/nl-be', 'prismic/Zfr', 'prismic/Zbe'];

  test.each<[what: string, first: string | null, last: string | null, tags: string[]]>([
    ['new: its lists and its translations too', ...NEW, withLists],
    ['new, its two dates a second apart: the same', NEW[0], '2026-11-21T09:00:01+0000', withLists],
    ['edited: itself alone', ...EDITED, alone],
    ['edited soon after: itself alone', NEW[0], '2026-11-21T09:00:02+0000', alone],
    ['a draft, which has no date: itself alone', null, null, alone],
  ])('%s', (_, first, last, tags) => {
    expect(tagsOfPublished(document(first, last))).toEqual(tags);
  });

  test.each(['job_offer', 'settings', 'header', 'pre_header'])(
    'what was read while a %s was archived, when it is published again',
    (type) => {
      expect(tagsOfPublished({ ...document(...EDITED), type, uid: null })).toEqual([
        'prismic/Zx1',
        `prismic/missing/${type}/nl-be/`,
        'prismic/of/Zx1',
        `prismic/${type}/nl-be`,
      ]);
    },
  );

  test.each([
    ['été, hiver', ['prismic/missing/advice/nl-be/%C3%A9t%C3%A9%2C%20hiver']],
    // The framework takes no longer tag: what was cached there is regenerated after a minute.
    ['x'.repeat(300), []],
  ])('what was read at its address %j before', (uid, tags) => {
    expect(tagsOfPublished({ ...document(...EDITED), uid })).toEqual(['prismic/Zx1', ...tags, 'prismic/of/Zx1']);
  });

  test('the lists of what it points at: an advice may have come to another theme', () => {
    const data = {
      theme: { link_type: 'Document', id: 'Ztheme' },
      author: { link_type: 'Any' },
      picture: { id: 'Zpicture', url: 'x' },
      title: 'x',
      position: null,
    };
    expect(tagsOfPublished({ ...document(...EDITED), data })).toEqual([...alone, 'prismic/of/Ztheme']);
  });

  test.each(['7001', 'gid://shopify/Product/7001'])('what it sells by %s: nothing may have sold that before', (id) => {
    const data = { shop_product_id: id };
    expect(tagsOfPublished({ ...document(...EDITED), data })).toEqual([...alone, 'prismic/sold/nl-be/7001']);
  });

  test.each(['', null])('and of what sells nothing (%j) nothing more', (id) => {
    expect(tagsOfPublished({ ...document(...EDITED), data: { shop_product_id: id } })).toEqual(alone);
  });

  test('nothing twice, and no translation that there is not', () => {
    expect(tagsOfPublished({ ...document(...NEW), alternate_languages: [] })).toEqual([
      ...alone,
      'prismic/advice/nl-be',
    ]);
  });
});

describe('a publication', () => {
  beforeEach(() => {
    get.mockReset().mockResolvedValue({ results: [] });
  });

  test('of nothing asks nobody', async () => {
    expect(await changesOf([])).toEqual({ tags: [], gone: [], types: new Set() });
    expect(get).not.toHaveBeenCalled();
  });

  test('touches what its documents touch, each tag once', async () => {
    get.mockResolvedValue({ results: [document(...NEW), document(...NEW, 'Zx2'), document(...EDITED, 'Zx3')] });
    expect((await changesOf(['Zx1', 'Zx2', 'Zx3'])).tags).toEqual([
      'prismic/Zx1',
      'prismic/Zx2',
      'prismic/Zx3',
      'prismic/missing/advice/nl-be/uid-of-Zx1',
      'prismic/of/Zx1',
      'prismic/advice/nl-be',
      'prismic/Zfr',
      'prismic/Zbe',
      'prismic/missing/advice/nl-be/uid-of-Zx2',
      'prismic/of/Zx2',
      'prismic/missing/advice/nl-be/uid-of-Zx3',
      'prismic/of/Zx3',
    ]);
    expect(get).toHaveBeenCalledExactlyOnceWith({
      lang: '*',
      filters: ['[in(document.id, ["Zx1","Zx2","Zx3"])]'],
      pageSize: 100,
      // The cache holds the content from before the publication.
      fetchOptions: { cache: 'no-store' },
    });
  });

  test('a document that was taken back has the tag of its id', async () => {
    get.mockResolvedValue({ results: [document(...EDITED)] });
    expect(await changesOf(['Zx1', 'Zgone'])).toEqual({
      tags: ['prismic/Zx1', 'prismic/Zgone', 'prismic/missing/advice/nl-be/uid-of-Zx1', 'prismic/of/Zx1'],
      gone: ['Zgone'],
      types: new Set(['advice']),
    });
  });

  test('of a whole repository is asked for in addresses that are not too long', async () => {
    const ids = Array.from({ length: 640 }, (_, index) => `ZqB1hREAACEA${String(index).padStart(4, '0')}`);
    get.mockImplementation(async ({ filters }) => ({
      results: ids.filter((id) => filters[0]?.includes(id)).map((id) => document(...NEW, id)),
    }));
    const { tags } = await changesOf(ids);
    expect(tags).toHaveLength(3 * 640 + 3);
    for (const [{ filters, pageSize }] of get.mock.calls) {
      expect(encodeURIComponent(filters.join('')).length).toBeLessThan(4_000);
      expect(filters[0]?.split(',').length).toBeLessThanOrEqual(pageSize + 1);
    }
  });

  test('an id ends no list and begins no predicate', async () => {
    await changesOf(['Z"])][at(document.type, "settings', 'Z\\']);
    expect(get.mock.calls[0]?.[0].filters).toEqual([
      '[in(document.id, ["Z\\"])][at(document.type, \\"settings","Z\\\\"])]',
    ]);
  });

  test('of which the service says nothing is an error, so that the webhook comes again', async () => {
    get.mockRejectedValue(
      new PrismicError('An invalid API response was returned', 'http://cms.test/api/v2', undefined),
    );
    const code = await changesOf(['Zx1']).catch(errorCode);
    expect(code).toBe('contentUnavailable');
  });
});
