import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { delay, HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findProfessionals, getDirectorySource } from '../../lib/directory/queries.ts';
import { answerDirectory as answerWith } from '../../lib/directory/search.ts';
import { type Category, type DirectorySelection, MAX_PAGES, PAGE_SIZE } from '../../lib/directory/selection.ts';
import { communeByCode } from '../../lib/places/communes.ts';
import { findPlaces, placeAt, placesNamed } from '../../lib/places/queries.ts';
import { MARKETS, type Market } from '../../lib/platform/markets.ts';
import { processSingleton } from '../../lib/platform/process.ts';
import { DIRECTORY_PAGES } from '../../lib/rate-limit/limits.ts';
import type { Place } from '../../lib/services/geocoding.ts';
import { getAll } from '../../lib/services/prismic/documents.ts';
import { changed } from '../setup/changed-settings.ts';
import { expectConsole } from '../setup/console.ts';
import { newRequest } from '../setup/next/headers.ts';
import { startServices } from '../setup/services.ts';

vi.mock('../../lib/places/queries.ts', async (original) => ({
  ...(await original<object>()),
  findPlaces: vi.fn(),
  placeAt: vi.fn(),
  placesNamed: vi.fn(),
}));
const services = await startServices();

const LYON = { latitude: 45.7676, longitude: 4.8344 };
const SAINT_DENIS = { latitude: -20.8789, longitude: 55.4481 };
const lyon: Place = { ...LYON, id: 'lyon', name: 'Lyon 1er', detail: 'Rhône', postalCode: '69001', country: 'fr' };
const saintDenis: Place = {
  ...SAINT_DENIS,
  id: 'saint-denis',
  name: 'Saint-Denis',
  detail: 'La Réunion',
  postalCode: '97400',
  country: 're',
};
const around = (category: Category, more: Partial<DirectorySelection> = {}) =>
  ({ category, place: '', at: null, radius: 10, page: 1, ...more }) satisfies DirectorySelection;

const answerIn = (market: Market, selection: DirectorySelection) => answerWith(selection, market);
const answerDirectory = (selection: DirectorySelection) => answerIn(MARKETS['fr-fr'], selection);

const [stores, limiters] = [processSingleton<unknown>('store'), processSingleton<unknown>('limiters')];
const folder = mkdtempSync(path.join(tmpdir(), 'silene-removals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  stores.current = Promise.resolve({});
  newRequest({ headers: { 'x-client-address': '203.0.113.7' } });
  vi.mocked(findPlaces).mockResolvedValue([]);
  vi.mocked(placesNamed).mockResolvedValue([]);
  vi.mocked(placeAt).mockResolvedValue(lyon);
});
afterEach(() => {
  delete stores.current;
  delete limiters.current;
});

describe('professionals around a point', () => {
  test('are those of the category within the radius, nearest first', async () => {
    const { total, pages, neighbours } = await findProfessionals(around('midwife', { radius: 50 }), SAINT_DENIS);
    const distances = neighbours.map(({ kilometres }) => kilometres);
    expect(neighbours.length).toBeGreaterThanOrEqual(5);
    expect([total, pages]).toEqual([neighbours.length, 1]);
    expect(new Set(neighbours.map(({ category }) => category))).toEqual(new Set(['midwife']));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThan(50);
    expect(neighbours.every(({ country }) => country === 're')).toBe(true);
  });

  test('come in pages that go on where the last one ended', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map((page) => findProfessionals(around('physician_pharmacy', { page }), LYON)),
    );
    expect(one?.neighbours).toHaveLength(PAGE_SIZE);
    expect(two?.neighbours.length).toBe((one?.total ?? 0) - PAGE_SIZE);
    expect(one?.pages).toBe(2);
    expect(two?.neighbours[0]?.kilometres).toBeGreaterThanOrEqual(one?.neighbours.at(-1)?.kilometres ?? Infinity);
  });

  test('come to who asks anew, while a call for the same still hangs', async () => {
    const patience = new AbortController();
    services.server.use(http.get('*/api/v2/documents/search', async () => delay('infinite'), { once: true }));
    const hanging = findProfessionals(around('midwife'), LYON, patience.signal).catch(({ code }) => code);
    const { total } = await findProfessionals(around('midwife'), LYON, AbortSignal.timeout(20_000));
    expect(total).toBeGreaterThan(0);
    patience.abort();
    expect(await hanging).toBe('unreachable');
  });

  test('are never more than a directory for finding somebody needs', async () => {
    const [document] = await getAll('health_professional', 'fr-fr');
    services.server.use(
      http.get('*/api/v2/documents/search', () =>
        HttpResponse.json({ results: [document], total_results_size: 9000, total_pages: 750, page: 1 }),
      ),
    );
    expect(await findProfessionals(around('midwife'), LYON)).toMatchObject({ total: 9000, pages: MAX_PAGES });
  });
});

test('the source of the entries is the recorded extract', async () => {
  expect(await getDirectorySource()).toMatchObject({
    source: expect.stringContaining('Annuaire Santé'),
    extractedOn: '2026-11-12',
    licence: { text: 'Licence Ouverte 2.0' },
  });
});

describe('the removal list', () => {
  const file = path.join(folder, 'removals.txt');
  const names = async () =>
    (await findProfessionals(around('midwife', { radius: 50 }), SAINT_DENIS)).neighbours.map(({ name }) => name);

  test('is honoured when it is read, and read again when it changes', async () => {
    const before = await names();
    const documents = await getAll('health_professional', 'fr-fr');
    const listed = documents.filter(({ data }) => data.national_id && before.includes(data.name ?? ''));
    const [first, second] = listed.map(({ data }) => data);
    writeFileSync(file, `${first?.national_id}\n`);
    changed.DIRECTORY_REMOVALS = file;
    expect(await names()).toEqual(before.filter((name) => name !== first?.name));
    writeFileSync(file, `${first?.national_id}\n# later\n${second?.national_id}\n`);
    expect(await names()).toEqual(before.filter((name) => name !== first?.name && name !== second?.name));
    const { total } = await findProfessionals(around('midwife', { radius: 50 }), SAINT_DENIS);
    expect(total).toBe(before.length - 2);
  });

  test('that cannot be read closes the directory', async () => {
    changed.DIRECTORY_REMOVALS = path.join(folder, 'absent.txt');
    const said = expectConsole('error', /\[directory\].*ENOENT/);
    expect(await answerDirectory(around('midwife', { at: SAINT_DENIS, place: 'Saint-Denis' }))).toEqual({
      state: 'unavailable',
    });
    expect(said).toHaveLength(1);
  });
});

describe('a search', () => {
  test('takes the best of the places that its words may mean, and offers the others', async () => {
    vi.mocked(placesNamed).mockResolvedValue([saintDenis, lyon]);
    const answer = await answerDirectory(around('midwife', { place: 'saint denis' }));
    expect(answer).toMatchObject({
      state: 'found',
      centre: { ...SAINT_DENIS, name: 'Saint-Denis (La Réunion)' },
      others: [lyon],
      radius: 10,
    });
  });

  test('takes the place of that name, and offers larger ones whose name begins so, each once', async () => {
    const [small, other, large] = [communeByCode('27429'), communeByCode('58191'), communeByCode('92051')];
    vi.mocked(placesNamed).mockResolvedValue([small, other, large].filter((place) => place !== null));
    const answer = await answerDirectory(around('midwife', { place: 'Neuilly' }));
    expect(answer).toMatchObject({ state: 'found', centre: { name: 'Neuilly (Eure)' } });
    const others = answer.state === 'found' ? answer.others.map(({ name, detail }) => `${name}, ${detail}`) : [];
    expect(others).toEqual(
      expect.arrayContaining([
        'Neuilly-sur-Marne, Seine-Saint-Denis',
        'Neuilly, Nièvre',
        'Neuilly-sur-Seine, Hauts-de-Seine',
      ]),
    );
    expect(new Set(others).size).toBe(others.length);
    expect(await answerDirectory(around('midwife', { place: 'Neuilly', at: LYON }))).toMatchObject({ others: [] });
  });

  test('by a point is named by what was chosen, else by the commune around it', async () => {
    expect(await answerDirectory(around('midwife', { place: 'Chez moi', at: LYON }))).toMatchObject({
      centre: { ...LYON, name: 'Chez moi' },
    });
    expect(await answerDirectory(around('midwife', { at: LYON }))).toMatchObject({
      centre: { ...LYON, name: 'Lyon 1er (Rhône)' },
    });
    expect(findPlaces).not.toHaveBeenCalled();
    expect(placesNamed).not.toHaveBeenCalled();
  });

  test('goes on to the widest radius where nobody is nearer', async () => {
    const far = { latitude: 45.5, longitude: 4.83 };
    const answer = await answerDirectory(around('midwife', { place: 'Loin', at: far, radius: 5 }));
    expect(answer).toMatchObject({ state: 'found', radius: 50 });
    expect(answer.state === 'found' && answer.neighbours[0]?.kilometres).toBeGreaterThan(5);
  });

  test('of a place that nobody knows asks which one was meant, and takes none', async () => {
    vi.mocked(findPlaces).mockImplementation(async (text) => (text === 'Saint-Den' ? [saintDenis] : []));
    expect(await answerDirectory(around('midwife', { place: 'Saint-Den' }))).toEqual({
      state: 'unknown',
      near: [saintDenis],
    });
    vi.mocked(findPlaces).mockImplementation(async (text) => (text === 'Lyon' ? [lyon] : []));
    expect(await answerDirectory(around('midwife', { place: 'Lyon-les-Oies' }))).toEqual({
      state: 'unknown',
      near: [lyon],
    });
    // Not matched by the prefix of a word.
    expect(await answerDirectory(around('midwife', { place: 'Lyonesse' }))).toEqual({ state: 'unknown', near: [] });
  });

  test.each([
    ['nl-be', 'Kortrijk', 'belgium'],
    ['fr-fr', 'Courtrai', 'belgium'],
    ['fr-be', '4000 Liège', 'belgium'],
    ['fr-be', 'Luxembourg', 'elsewhere'],
  ] as const)('on %s for %s says where that is, and guesses nothing', async (locale, place, abroad) => {
    vi.mocked(findPlaces).mockResolvedValue([lyon]);
    const answer = await answerIn(MARKETS[locale], around('midwife', { place }));
    expect(answer).toEqual({ state: 'outside', abroad, near: [] });
  });

  test('for a name that France has too says so, with the place there', async () => {
    vi.mocked(placesNamed).mockResolvedValue([saintDenis]);
    const selection = around('midwife', { place: 'Mons' });
    expect(await answerIn(MARKETS['nl-be'], selection)).toEqual({
      state: 'outside',
      abroad: 'belgium',
      near: [saintDenis],
    });
    expect(await answerIn(MARKETS['fr-fr'], selection)).toMatchObject({ state: 'found' });
  });

  test.each<[what: string, selection: Partial<DirectorySelection>, state: string]>([
    ['without a place', {}, 'missing'],
    ['around Brussels', { at: { latitude: 50.85, longitude: 4.35 } }, 'outside'],
    ['for words that mean nothing', { place: '??' }, 'unknown'],
  ])('%s says so', async (_, selection, state) => {
    vi.mocked(placeAt).mockResolvedValue(null);
    expect((await answerDirectory(around('midwife', selection))).state).toBe(state);
  });

  test('is one of so many, and then says when the next may come', async () => {
    const selection = around('midwife', { place: 'nulle part' });
    for (let time = 0; time < DIRECTORY_PAGES.points; time++) await answerDirectory(selection);
    expect(await answerDirectory(selection)).toEqual({ state: 'limited', minutes: 10 });
    newRequest({ headers: { 'x-client-address': '203.0.113.8' } });
    expect(await answerDirectory(selection)).toMatchObject({ state: 'unknown' });
  });

  test('without the content service is answered in words', async () => {
    services.server.use(http.get('*/api/v2/documents/search', () => HttpResponse.json({}, { status: 500 })));
    const said = expectConsole('error', /\[directory\]/);
    expect((await answerDirectory(around('midwife', { place: 'Lyon', at: LYON }))).state).toBe('unavailable');
    expect(said).toHaveLength(1);
  });
});
