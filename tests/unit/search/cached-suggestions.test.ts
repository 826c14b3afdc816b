import { describe, expect, test, vi } from 'vitest';
import { createIndex, type SearchIndex } from '../../../lib/search/index.ts';
import { cachedSuggestions, MOST_KEPT, suggestionsOf } from '../../../lib/search/results.ts';
import { entry } from './entry.ts';

const TODAY = '2026-11-21';
const offer = entry('Sommelier', { kind: 'job', until: TODAY });

/** An index of two pages, and how often it was read. */
async function setUp() {
  const index = createIndex('fr');
  await index.fill([entry('Sommeil'), offer]);
  const find = vi.spyOn(index, 'find');
  return {
    index,
    find,
    suggest: (typed: string, day = TODAY) => cachedSuggestions(index, 'fr', typed, day),
  };
}
const titles = ({ entries }: ReturnType<typeof suggestionsOf>) => entries.map(({ id }) => id).sort();

describe('suggestions', () => {
  test('are the same when they are kept, and looked for once', async () => {
    const { index, find, suggest } = await setUp();
    const found = suggest('som');
    expect(found).toEqual(suggestionsOf(index, 'fr', 'som', TODAY));
    find.mockClear();
    expect(suggest('som')).toEqual(found);
    expect(find).not.toHaveBeenCalled();
  });

  const changes: [what: string, change: (index: SearchIndex) => unknown, then: string[]][] = [
    ['a page that is new', (index) => index.put([entry('Somnoler')]), ['Sommeil', 'Sommelier', 'Somnoler']],
    ['a page that is gone', (index) => index.remove([offer.id]), ['Sommeil']],
    ['a page of another name', (index) => index.put([{ ...offer, title: 'Jardinier' }]), ['Sommeil']],
    ['pages taken in', (index) => index.fill([entry('Somme')]), ['Somme', 'Sommeil', 'Sommelier']],
  ];
  test.each(changes)('see %s at once', async (_what, change, then) => {
    const { index, suggest } = await setUp();
    expect(titles(suggest('som'))).toEqual(['Sommeil', 'Sommelier']);
    await change(index);
    expect(titles(suggest('som'))).toEqual(then);
  });

  test('end with the day: an offer is closed on the next', async () => {
    const { suggest } = await setUp();
    expect(titles(suggest('som'))).toEqual(['Sommeil', 'Sommelier']);
    expect(titles(suggest('som', '2026-11-22'))).toEqual(['Sommeil']);
  });

  test('of one index are not those of another', async () => {
    const [french, other] = [await setUp(), createIndex('nl')];
    await other.fill([entry('Somber')]);
    expect(titles(french.suggest('som'))).toEqual(['Sommeil', 'Sommelier']);
    expect(titles(cachedSuggestions(other, 'nl', 'som', TODAY))).toEqual(['Somber']);
  });

  test('are kept for what was typed last, not for all that was ever typed', async () => {
    const { find, suggest } = await setUp();
    const typed = Array.from({ length: MOST_KEPT }, (_, position) => `som ${position}`);
    for (const text of ['som', ...typed.slice(1), 'som', 'sommeil']) suggest(text);
    find.mockClear();
    suggest('som');
    expect(find).not.toHaveBeenCalled();
    suggest('som 1');
    expect(find).toHaveBeenCalledOnce();
  });
});
