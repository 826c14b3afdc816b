import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '../../../lib/platform/markets.ts';
import { processSingleton } from '../../../lib/platform/process.ts';
import { buildIndexes, refreshIndexes } from '../../../lib/search/holder.ts';
import { search, searchQuestions, suggest } from '../../../lib/search/queries.ts';
import type { Found, Kind, Marked, SearchSelection } from '../../../lib/search/search.ts';
import { bumpContentVersion } from '../../../lib/services/prismic/content-state.ts';
import { getAll } from '../../../lib/services/prismic/documents.ts';
import { choiceOf } from '../../../lib/services/prismic/selects.ts';
import { expectConsole } from '../../setup/console.ts';
import { startServices } from '../../setup/services.ts';

// On a busy machine, building an index takes longer than a visitor's timeout.
vi.mock('../../../lib/platform/timeout-limits.ts', async (original) => ({
  ...(await original<object>()),
  PART_TIMEOUT_MS: 30_000,
}));
const services = await startServices();
/** Building the indexes of four markets is slow on a busy machine. */
const PATIENCE_MS = 60_000;

beforeAll(buildIndexes, PATIENCE_MS);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

const plain: SearchSelection = { query: '', kind: null, groups: [], sort: 'relevance', page: 1 };
const find = (locale: Locale, query: string, kind: Kind | null = null) => search(locale, { ...plain, query, kind });
const titles = (found: readonly Found[]) => found.map(({ entry }) => entry.title);
const marks = (pieces: Marked) => pieces.filter(({ hit }) => hit).map(({ text }) => text.toLowerCase());

describe('the demonstration', () => {
  test.each<[locale: Locale, query: string, title: string]>([
    ['fr-fr', 'sommeil', 'Nuit posée'],
    ['fr-be', 'sommeil', 'S’endormir sans lutter'],
    ['fr-tn', 'sommeil', 'S’endormir sans lutter'],
    ['fr-fr', 'somniel', 'Nuit posée'],
    ['fr-fr', 'SOMMEILS', 'Nuit posée'],
    ['nl-be', 'slaap', 'Inslapen zonder strijd'],
    ['nl-be', 'slapen', 'Inslapen zonder strijd'],
    ['nl-be', 'slaep', 'Inslapen zonder strijd'],
    ['fr-fr', 'grossesse', 'La trousse de voyage'],
    ['fr-be', 'grossesses', 'La trousse de voyage'],
    ['nl-be', 'zwangerschap', 'Uw reisapotheek'],
    ['nl-be', 'thee', 'Avondthee'],
    ['fr-fr', 'creme mains', 'Crème au souci'],
    ['fr-fr', 'passiflora', 'Passiflora incarnata'],
    ['fr-fr', 'acheteuse', 'Acheteur ou acheteuse de plantes'],
  ])('%s: %j finds %s on the first page', async (locale, query, title) => {
    const { found, total } = await find(locale, query);
    expect(titles(found)).toContain(title);
    expect(total).toBeGreaterThanOrEqual(found.length);
  });

  test('beside products suggests no page about the site for the title of its section', async () => {
    const { entries } = await suggest('fr-fr', 'somm');
    const about = entries
      .filter(({ kind }) => kind === 'corporate')
      .map(({ title }) => title.map(({ text }) => text).join(''));
    expect(entries[0]?.kind).toBe('product');
    expect(about).toEqual(['Qui sommes-nous\u00a0?']);
  });

  test('shows why each page was found', async () => {
    const { found } = await find('fr-fr', 'grossesse');
    for (const { title, excerpt } of found) expect([...marks(title), ...marks(excerpt)]).toContain('grossesse');
  });

  test.each(['sommeil', 'fièvre', 'stress', 'bosses', 'grossesse'])(
    'leads nobody from %j to a medicine',
    async (query) => {
      const medicines = (await getAll('product', 'fr-fr'))
        .filter(({ data }) => choiceOf('regulatoryClass', data.regulatory_class)?.startsWith('medicine'))
        .map(({ id }) => id);
      const { found } = await find('fr-fr', query, 'product');
      expect(medicines.length).toBeGreaterThan(5);
      expect(found.filter(({ entry }) => medicines.includes(entry.id))).toEqual([]);
    },
  );

  test('shows Tunisia nothing of the shop, and no questions', async () => {
    for (const query of ['livraison', 'commande', 'panier']) {
      const { found } = await find('fr-tn', query);
      expect(found.flatMap(({ title, excerpt }) => [...marks(title), ...marks(excerpt)])).not.toContain(query);
    }
    expect((await searchQuestions('fr-tn', 'granules')).found).toEqual([]);
    expect((await find('fr-tn', 'granules')).counts.faq).toBe(0);
  });

  test('finds no offer that is closed', async () => {
    const closed = (await getAll('job_offer', 'fr-fr')).filter(
      ({ data }) => data.closed || data.closes_on === '2031-01-31',
    );
    vi.setSystemTime(new Date('2031-02-01T09:00:00Z'));
    const pages = await Promise.all([1, 2, 3].map((page) => search('fr-fr', { ...plain, query: 'CDI', page })));
    const ids = pages.flatMap(({ found }) => found.map(({ entry }) => entry.id));
    expect(closed.length).toBeGreaterThan(1);
    expect(ids.length).toBeGreaterThan(0);
    expect(closed.filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  test('answers questions for the FAQ, and only those', async () => {
    const { found, correction } = await searchQuestions('fr-fr', 'livraison');
    expect(correction).toBeNull();
    expect(titles(found).slice(0, 2).sort()).toEqual([
      'Combien coûte la livraison\u00a0?',
      'Quels sont les délais de livraison\u00a0?',
    ]);
    expect(found.every(({ entry }) => entry.kind === 'faq' && !entry.list)).toBe(true);
    expect(titles((await searchQuestions('nl-be', 'levering')).found)).not.toEqual([]);
  });

  test('names the words that it searched for instead of a misspelt one', async () => {
    const { found, correction } = await searchQuestions('fr-fr', 'remborsement');
    expect(correction).toBe('remboursement');
    expect(found).not.toEqual([]);
  });

  test('completes what is typed', async () => {
    const { words, entries } = await suggest('fr-fr', 'sommei');
    expect(words).toContain('sommeil');
    expect((await suggest('fr-fr', 'gross')).words).toContain('grossesse');
    expect(entries.map(({ kind }) => kind)).toContain('product');
  });
});

describe('what is published', { timeout: PATIENCE_MS }, () => {
  beforeEach(() => {
    delete processSingleton('search').current;
    bumpContentVersion();
  });
  afterEach(() => services.content?.reset());

  function repository() {
    if (!services.content) throw new Error('these tests need the content service');
    return services.content.repository.drafts;
  }

  async function advice() {
    const [document] = await getAll('advice', 'nl-be');
    return repository().existing(document?.id ?? '');
  }

  test('is found once the webhook has named it, in its own market', async () => {
    const document = await advice();
    expect((await find('nl-be', 'xylofonist')).total).toBe(0);
    await find('fr-be', 'xylofonist');
    repository().save({ ...document, data: { ...document.data, title: 'Xylofonist voor beginners' } });
    repository().publish(document.id);
    bumpContentVersion();
    await refreshIndexes([document.id]);
    expect(titles((await find('nl-be', 'xylofonist')).found)).toEqual(['Xylofonist voor beginners']);
    expect((await find('fr-be', 'xylofonist')).total).toBe(0);
  });

  test('of the words that mean the same has every page read again', async () => {
    expect((await find('nl-be', 'xylofonist')).total).toBe(0);
    const [settings] = await getAll('settings', 'nl-be');
    const document = repository().existing(settings?.id ?? '');
    repository().save({ ...document, data: { ...document.data, search_words: [{ words: 'jetlag, xylofonist' }] } });
    repository().publish(document.id);
    bumpContentVersion();
    await refreshIndexes([document.id]);
    const found = async () => expect(titles((await find('nl-be', 'xylofonist')).found)).toEqual(['Jetlag']);
    await vi.waitFor(found, { timeout: PATIENCE_MS / 2, interval: 100 });
  });

  test('and taken back is found no more', async () => {
    const document = await advice();
    const title = String(document.data.title);
    expect(titles((await find('nl-be', title)).found)).toContain(title);
    repository().unpublish(document.id);
    bumpContentVersion();
    await refreshIndexes([document.id]);
    expect(titles((await find('nl-be', title)).found)).not.toContain(title);
  });

  test('cannot be searched while the service is away, which is told; what is indexed still can', async () => {
    await find('fr-fr', 'sommeil');
    services.faults.set({ service: 'content', operation: 'search', kind: 'status', status: 503, share: 1, seed: 1 });
    const told = expectConsole('error', /\[search\]/);
    await refreshIndexes(['Zx']);
    expect(told).toHaveLength(1);
    expect((await find('fr-fr', 'sommeil')).total).toBeGreaterThan(0);
    await expect(find('nl-be', 'slaap')).rejects.toMatchObject({ code: 'contentUnavailable' });
  });
});
