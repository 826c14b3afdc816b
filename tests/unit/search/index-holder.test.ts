import { describe, expect, test, vi } from 'vitest';
import {
  CHECK_MS,
  createIndexHolder,
  MOST_NAMED,
  OLDEST_MS,
  type Reading,
  type Source,
} from '../../../lib/search/holder.ts';
import { entry } from './entry.ts';

type Page = { title: string; published: number; hidden?: boolean; parent?: boolean };

/** A content service of pages by id, the requests it received, and a clock. */
function setUp(pages: Record<string, Page>) {
  const requests: string[] = [];
  let [now, version] = [0, 1];
  const reading = (ids: readonly string[]): Reading => {
    const there = ids.flatMap((id) => (pages[id] ? [{ id, ...pages[id] }] : []));
    const searched = there.filter(({ parent }) => !parent);
    return {
      ids: searched.map(({ id }) => id),
      entries: searched.filter(({ hidden }) => !hidden).map(({ id, title }) => entry(title, { id })),
      parents: there.some(({ parent }) => parent),
      newest: Math.max(0, ...there.map(({ published }) => published)),
    };
  };
  const noted =
    <A extends unknown[], R>(name: string, answer: (...given: A) => R) =>
    async (...given: A): Promise<R> => {
      requests.push(name);
      return answer(...given);
    };
  const own = () => Object.keys(pages).filter((id) => !pages[id]?.parent);
  const source: Source = {
    ref: noted('ref', () => `ref-${version}`),
    all: noted('all', () => reading(own())),
    these: noted('these', reading),
    after: noted('after', (moment: number) =>
      reading(Object.keys(pages).filter((id) => (pages[id]?.published ?? 0) > moment)),
    ),
    count: noted('count', () => own().length),
  };
  const fail = vi.fn();
  const holder = createIndexHolder('fr', source, { now: () => now, fail });
  return {
    holder,
    source,
    fail,
    publish(id: string, page: Page | null) {
      if (page) pages[id] = page;
      else delete pages[id];
      version += 1;
    },
    /** Reads the index after that many milliseconds, waits for the work that this started, and reads again. */
    async later(milliseconds: number) {
      now += milliseconds;
      requests.length = 0;
      await holder.current();
      await holder.refresh([]);
      await holder.refresh([]);
      return [...requests];
    },
    pass(milliseconds: number) {
      now += milliseconds;
    },
    async titles(typed: string) {
      return (await holder.current()).find(typed, () => true).hits.map((hit) => hit.entry.title);
    },
  };
}

const two = () => ({
  Z1: { title: 'Abricot mûr', published: 10_000 },
  Z2: { title: 'Banane mûre', published: 20_000 },
});

describe('an index', () => {
  test('is built once, however many ask for it', async () => {
    const { holder, source, titles } = setUp(two());
    const all = vi.spyOn(source, 'all');
    const [one, other] = await Promise.all([holder.current(), holder.current()]);
    expect(one).toBe(other);
    expect(all).toHaveBeenCalledTimes(1);
    expect(await titles('abricot')).toEqual(['Abricot mûr']);
  });

  test('that could not be built is built when somebody asks again', async () => {
    const { holder, source, titles } = setUp(two());
    vi.spyOn(source, 'all').mockRejectedValueOnce(new Error('away'));
    await expect(holder.current()).rejects.toThrow('away');
    expect(await titles('abricot')).toEqual(['Abricot mûr']);
  });

  test('asks for nothing more while it is fresh, nor reads while nothing is published', async () => {
    const { holder, later } = setUp(two());
    await holder.current();
    expect(await later(CHECK_MS - 1)).toEqual([]);
    expect(await later(1)).toEqual(['ref']);
  });
});

describe('a publication that the process only notices', () => {
  test('is read alone, and seen at the next look', async () => {
    const { holder, later, publish, titles } = setUp(two());
    await holder.current();
    publish('Z3', { title: 'Cerise mûre', published: 30_000 });
    publish('Z1', { title: 'Abricot sec', published: 30_001 });
    expect(await later(CHECK_MS)).toEqual(['ref', 'after', 'count']);
    expect((await titles('mur')).sort()).toEqual(['Banane mûre', 'Cerise mûre']);
    expect(await titles('sec')).toEqual(['Abricot sec']);
    expect(await later(CHECK_MS)).toEqual(['ref']);
  });

  test('in the second of the last reading is not missed', async () => {
    const { holder, later, publish, titles } = setUp(two());
    await holder.current();
    publish('Z3', { title: 'Cerise', published: 20_000 });
    await later(CHECK_MS);
    expect(await titles('cerise')).toEqual(['Cerise']);
  });

  test.each<[what: string, id: string, page: Page | null]>([
    ['takes a page back', 'Z1', null],
    ['changes what other pages show', 'Zparent', { title: 'Rayon', published: 40_000, parent: true }],
  ])('and that %s has everything read again', async (_, id, page) => {
    const { holder, later, publish, titles } = setUp(two());
    await holder.current();
    publish(id, page);
    expect(await later(CHECK_MS)).toContain('all');
    expect(await titles('abricot')).toEqual(page ? ['Abricot mûr'] : []);
    expect(await later(CHECK_MS)).toEqual(['ref']);
  });

  test('is missed by nobody for ever: after an hour everything is read again', async () => {
    const { holder, later } = setUp(two());
    await holder.current();
    expect(await later(OLDEST_MS + 1)).toEqual(['ref', 'ref', 'all']);
  });

  test('that cannot be read leaves what there was, is told, and is tried again', async () => {
    const { holder, later, publish, source, fail, titles } = setUp(two());
    await holder.current();
    publish('Z3', { title: 'Cerise', published: 30_000 });
    vi.spyOn(source, 'after').mockRejectedValueOnce(new Error('away'));
    await later(CHECK_MS);
    expect(fail).toHaveBeenCalledExactlyOnceWith(new Error('away'));
    expect(await titles('abricot')).toEqual(['Abricot mûr']);
    await later(CHECK_MS);
    expect(await titles('cerise')).toEqual(['Cerise']);
  });
});

describe('while the content service hangs', () => {
  test('who searches gets what there is, and only one look waits for it', async () => {
    const { holder, source, later, publish, titles, pass } = setUp(two());
    await holder.current();
    const { promise, resolve } = Promise.withResolvers<string>();
    const ref = vi.spyOn(source, 'ref').mockReturnValue(promise);
    for (let look = 0; look < 20; look++) {
      pass(CHECK_MS);
      expect(await titles('abricot')).toEqual(['Abricot mûr']);
    }
    expect(ref).toHaveBeenCalledTimes(1);
    ref.mockRestore();
    publish('Z3', { title: 'Cerise mûre', published: 30_000 });
    resolve('ref-1');
    await holder.refresh(['Z3']);
    expect(await titles('cerise')).toEqual(['Cerise mûre']);
    await later(0);
    expect(await later(CHECK_MS)).toEqual(['ref']);
  });

  test('whole readings that are wanted meanwhile are done once', async () => {
    const { holder, source, publish } = setUp(two());
    await holder.current();
    const all = vi.spyOn(source, 'all');
    publish('Zparent', { title: 'Rayon', published: 30_000, parent: true });
    await Promise.all(Array.from({ length: 5 }, () => holder.refresh(['Zparent'])));
    await holder.refresh([]);
    await holder.refresh([]);
    expect(all).toHaveBeenCalledTimes(1);
  });
});

describe('a publication of which the webhook tells', () => {
  test('is read by its ids: what is new, what is changed, what is gone', async () => {
    const { holder, publish, titles, source } = setUp(two());
    await holder.current();
    publish('Z1', null);
    publish('Z2', { title: 'Banane verte', published: 30_000 });
    publish('Z3', { title: 'Cerise verte', published: 30_000 });
    const all = vi.spyOn(source, 'all');
    await holder.refresh(['Z1', 'Z2', 'Z3', 'Zother']);
    expect(await titles('abricot')).toEqual([]);
    expect((await titles('vert')).sort()).toEqual(['Banane verte', 'Cerise verte']);
    expect(all).not.toHaveBeenCalled();
  });

  test('is then no reason to read everything', async () => {
    const { holder, later, publish } = setUp(two());
    await holder.current();
    publish('Z1', null);
    await holder.refresh(['Z1']);
    expect(await later(CHECK_MS)).toEqual(['ref', 'after', 'count']);
  });

  test('hides a page that has lost its address', async () => {
    const { holder, publish, titles } = setUp(two());
    await holder.current();
    publish('Z1', { title: 'Abricot mûr', published: 30_000, hidden: true });
    await holder.refresh(['Z1']);
    expect(await titles('abricot')).toEqual([]);
  });

  test('of very many documents has everything read again, with the pauses that the service wants', async () => {
    const { holder, source, publish, titles } = setUp(two());
    await holder.current();
    const these = vi.spyOn(source, 'these');
    publish('Z1', null);
    await holder.refresh(Array.from({ length: MOST_NAMED + 1 }, (_, index) => `Z${index}`));
    await holder.refresh([]);
    expect(these).not.toHaveBeenCalled();
    expect(await titles('abricot')).toEqual([]);
  });

  test('asks for nothing where there is no index yet', async () => {
    const { holder, source } = setUp(two());
    const these = vi.spyOn(source, 'these');
    await holder.refresh(['Z1']);
    expect(these).not.toHaveBeenCalled();
  });

  test('while the index is being built is read after it', async () => {
    const { holder, source, publish, titles } = setUp(two());
    const { all } = source;
    vi.spyOn(source, 'all').mockImplementationOnce(async () => {
      const before = await all();
      publish('Z1', { title: 'Abricot sec', published: 30_000 });
      return before;
    });
    const built = holder.current();
    await holder.refresh(['Z1']);
    await built;
    expect(await titles('sec')).toEqual(['Abricot sec']);
  });

  test('of what other pages show has everything read again, behind the back of who searches', async () => {
    const { holder, publish, source, titles } = setUp(two());
    await holder.current();
    const all = vi.spyOn(source, 'all');
    publish('Zparent', { title: 'Rayon', published: 30_000, parent: true });
    await holder.refresh(['Zparent']);
    expect(await titles('abricot')).toEqual(['Abricot mûr']);
    await holder.refresh([]);
    expect(all).toHaveBeenCalledTimes(1);
  });
});
