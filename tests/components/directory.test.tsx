import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { room } from '../../components/directory/directory.css.ts';
import { directoryWords, LandingView } from '../../components/directory/landing-view.tsx';
import { AroundMe, PlaceField } from '../../components/directory/place-field.tsx';
import { ResultsBody, ResultsView } from '../../components/directory/results-view.tsx';
import type * as pageNavigation from '../../components/editorial/page-navigation.tsx';
import type { DirectoryAnswer } from '../../lib/directory/search.ts';
import type { DirectorySelection, Neighbour } from '../../lib/directory/selection.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import type { Place } from '../../lib/services/geocoding.ts';

vi.mock('../../components/directory/directory-map.tsx', () => ({ DirectoryMap: () => <div data-map /> }));
vi.mock('../../components/ui/prefetch-link.tsx', () => ({
  PrefetchLink: ({ prefetch, ...rest }: ComponentProps<'a'> & { prefetch?: unknown }) => (
    <a data-prefetch={String(prefetch)} {...rest} />
  ),
}));
vi.mock('../../components/layout/page-frame.tsx', () => ({
  PageFrame: ({ children }: ComponentProps<'a'>) => children,
}));
vi.mock('../../components/editorial/page-navigation.tsx', async (original) => ({
  ...(await original<typeof pageNavigation>()),
  crumbsTo: async (_: Locale, ...crumbs: pageNavigation.Crumb[]) => crumbs,
}));
const source = vi.hoisted(() => ({ get: vi.fn<() => Promise<unknown>>(async () => null) }));
vi.mock('../../lib/directory/queries.ts', () => ({ getDirectorySource: source.get }));

const words = await directoryWords('fr-fr');
/** The text with ordinary spaces. */
const said = (element: Element | null | undefined) => element?.textContent?.replace(/[\u00A0\u202F]/g, ' ');
const lyon: Place = {
  id: 'lyon',
  name: 'Lyon 1er',
  detail: 'Rhône',
  postalCode: '69001',
  country: 'fr',
  latitude: 45.76761,
  longitude: 4.83449,
};

describe('the field of a place', () => {
  const asked: string[] = [];
  let places: readonly Place[] = [lyon];
  beforeEach(() => {
    asked.length = 0;
    places = [lyon];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json({ places });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const field = (place = '', at: string | null = null) => (
    <form>
      <PlaceField words={words.place} place={place} at={at} />
    </form>
  );
  const input = () => screen.getByRole('combobox', { name: 'Autour de' });
  const type = (value: string) => fireEvent.change(input(), { target: { value } });
  const sent = () => Object.fromEntries(new FormData(document.forms[0]));

  test('sends the point of what was chosen, and not with other words', async () => {
    render(field());
    type('lyo');
    fireEvent.click(await screen.findByText('Lyon 1er'));
    expect(sent()).toEqual({ place: 'Lyon 1er (Rhône)', at: '45.7676,4.8345' });
    type('Lyon 1er (Rhô');
    expect(sent()).toEqual({ place: 'Lyon 1er (Rhô' });
  });

  test('asks once for what was typed in one go, and says what it found', async () => {
    render(field());
    for (const text of ['l', 'ly', 'lyo', 'lyon']) type(text);
    await screen.findByText('Lyon 1er');
    expect(asked).toEqual(['/api/directory/places?q=lyon']);
    expect(said(screen.getByRole('status'))).toBe('Lieux proposés : 1');
    places = [];
    type('lyonnn');
    await waitFor(() => expect(said(screen.getByRole('status'))).toBe('Aucun nom de lieu ne commence ainsi.'));
  });

  test('keeps the point of the address it came with, which a page without script does not send', () => {
    expect(renderToStaticMarkup(field('Lyon 1er (Rhône)', '45.7,4.8'))).toContain('disabled="" name="at"');
    render(field('Lyon 1er (Rhône)', '45.7,4.8'));
    expect(sent()).toEqual({ place: 'Lyon 1er (Rhône)', at: '45.7,4.8' });
  });

  test('is a plain field where no suggestions come', async () => {
    const fetched = vi.fn(async () => new Response('', { status: 429 }));
    vi.stubGlobal('fetch', fetched);
    render(field());
    type('lyon');
    await waitFor(() => expect(fetched).toHaveResolved());
    expect(said(screen.getByRole('status'))).toBe('');
    expect(sent()).toEqual({ place: 'lyon' });
  });
});

describe('around me', () => {
  type Ask = Geolocation['getCurrentPosition'];
  const geolocation = (ask: Ask | undefined) => {
    const getCurrentPosition = ask && vi.fn(ask);
    vi.stubGlobal('navigator', { geolocation: getCurrentPosition && { getCurrentPosition } });
    return getCurrentPosition;
  };
  const refusing =
    (code: number): Ask =>
    (_, failed) =>
      failed?.({ code } as GeolocationPositionError);
  afterEach(() => vi.unstubAllGlobals());

  const show = () =>
    render(
      <form>
        <input name="category" defaultValue="midwife" />
        <input name="place" defaultValue="Ly" />
        <AroundMe action="/annuaire" words={words.aroundMe} />
      </form>,
    );
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Autour de moi' }));

  test('asks when it is pressed, and tells a hundred metres of it', async () => {
    const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const ask = geolocation((found) =>
      found({ coords: { latitude: 45.767612, longitude: 4.834499 } } as GeolocationPosition),
    );
    show();
    expect(ask).not.toHaveBeenCalled();
    press();
    await waitFor(() => expect(left.mock.calls).toEqual([['/annuaire?category=midwife&at=45.768%2C4.834']]));
    left.mockRestore();
  });

  test.each<[what: string, ask: Ask | undefined, says: RegExp]>([
    ['was refused', refusing(1), /ne donne pas votre position/],
    ['is not known', refusing(2), /ne connaît pas votre position/],
    ['takes too long', refusing(3), /met du temps à arriver/],
    ['cannot be asked for', undefined, /ne connaît pas votre position/],
  ])('a position that %s is said, and nothing is lost', async (_, ask, says) => {
    const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    geolocation(ask);
    show();
    const regions = screen.getAllByRole('status');
    press();
    expect(regions).toContain((await screen.findByText(says)).closest('[role=status]'));
    expect([left.mock.calls, new FormData(document.forms[0]).get('place')]).toEqual([[], 'Ly']);
    left.mockRestore();
  });
});

const neighbour: Neighbour = {
  id: 'a',
  name: 'Alix Roumanille',
  category: 'midwife',
  profession: 'Sage-femme',
  street: '45 rue des Hirondelles',
  postalCode: '69004',
  city: 'Lyon',
  country: 'fr',
  phone: '04 65 71 18 36',
  note: 'Sur rendez-vous',
  latitude: 45.776,
  longitude: 4.83,
  kilometres: 0.98,
};
const selection: DirectorySelection = { category: 'midwife', place: 'lyon', at: null, radius: 10, page: 1 };
const found: Extract<DirectoryAnswer, { state: 'found' }> = {
  state: 'found',
  total: 1,
  pages: 1,
  neighbours: [neighbour],
  centre: { latitude: 45.7676, longitude: 4.8345, name: 'Lyon 1er (Rhône)' },
  others: [],
  radius: 10,
};

async function shown(answer: DirectoryAnswer | null, more: Partial<DirectorySelection> = {}, locale: Locale = 'fr-fr') {
  const view = <ResultsBody locale={locale} selection={{ ...selection, ...more }} answer={answer} />;
  const html = await new Response((await prerender(view)).prelude).text();
  document.body.innerHTML = html;
  return document.body;
}
const hrefs = (body: HTMLElement) => [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

const registers = (body: HTMLElement) => hrefs(body).filter((href) => href.startsWith('https://'));

async function landing(locale: Locale) {
  document.body.innerHTML = await new Response((await prerender(<LandingView locale={locale} />)).prelude).text();
  return document.body;
}

test.each(['fr-fr', 'nl-be'] as const)(
  'each category is loaded as a page of its own, without tags, %s',
  async (locale) => {
    const links = [...(await landing(locale)).querySelectorAll('a[href*="?category="]')];
    expect(links).toHaveLength(4);
    expect(links.filter((link) => link.hasAttribute('data-prefetch'))).toEqual([]);
  },
);

test.each<[locale: Locale, answer: DirectoryAnswer | null, title: string]>([
  ['nl-be', null, 'Kinderarts'],
  ['fr-fr', null, 'Pédiatre'],
  ['fr-fr', { state: 'unknown', near: [] }, 'Résultats'],
])('a page is named results only after a search, %s, %j', async (locale, answer, title) => {
  const view = <ResultsView {...{ locale, answer }} selection={{ ...selection, category: 'pediatrician' }} />;
  document.body.innerHTML = await new Response((await prerender(view)).prelude).text();
  expect(document.querySelector('nav [aria-current=page]')?.textContent).toBe(title);
});

describe('who looks in Belgium', () => {
  const belgium: DirectoryAnswer = { state: 'outside', abroad: 'belgium', near: [lyon] };

  test.each<[locale: Locale, category: DirectorySelection['category'], said: RegExp, leads: string[]]>([
    ['fr-be', 'midwife', /Vous cherchez en Belgique/, ['https://sage-femme.be']],
    ['nl-be', 'gynecologist', /Zoekt u in België/, ['https://ordomedic.be/nl']],
    ['fr-fr', 'physician_pharmacy', /Vous cherchez en/, ['https://ordomedic.be/fr', 'https://www.pharmacie.be']],
  ])('is led on, %s, %s', async (locale, category, says, leads) => {
    const body = await shown(belgium, { category, place: 'Gent' }, locale);
    expect(said(body)).toMatch(says);
    expect(registers(body)).toEqual(leads);
    expect(hrefs(body).some((href) => href.includes('at=45.7676'))).toBe(true);
  });

  test('is led on from a place that nobody knows, on the Belgian sites alone', async () => {
    expect(registers(await shown({ state: 'unknown', near: [] }, {}, 'nl-be'))).toHaveLength(1);
    expect(registers(await shown({ state: 'unknown', near: [] }, {}, 'fr-fr'))).toEqual([]);
    expect(registers(await shown({ state: 'outside', abroad: 'elsewhere', near: [] }, {}, 'fr-fr'))).toEqual([]);
  });

  test.each<[locale: Locale, leads: string[]]>([
    ['fr-be', ['https://www.pharmacie.be', 'https://ordomedic.be/fr', 'https://sage-femme.be']],
    ['nl-be', ['https://www.apotheek.be', 'https://ordomedic.be/nl', 'https://www.vroedvrouwen.be']],
    ['fr-fr', []],
  ])('is led on before any search, to pharmacies first, %s', async (locale, leads) => {
    const body = await landing(locale);
    expect(registers(body)).toEqual(leads);
    const levels = [...body.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName);
    expect(levels).toEqual(['H1', ...Array<string>(leads.length > 0 ? 4 : 3).fill('H2')]);
  });

  test.each<[locale: Locale, answer: DirectoryAnswer | null, leads: string[]]>([
    ['fr-be', null, ['https://ordomedic.be/fr']],
    ['nl-be', { state: 'missing' }, ['https://ordomedic.be/nl']],
    ['fr-fr', null, []],
  ])('is led on from a profession without a place, %s', async (locale, answer, leads) => {
    expect(registers(await shown(answer, { category: 'pediatrician', place: '' }, locale))).toEqual(leads);
  });

  test.each<[locale: Locale, joins: boolean]>([
    ['fr-be', false],
    ['nl-be', false],
    ['fr-fr', true],
  ])('is not invited to be listed, but may leave, %s', async (locale, joins) => {
    const [invites, leaves] = [/inscription|opgenomen|inschrijving|Demandez à figurer/, /retrait|schrapping/];
    const pages = [() => landing(locale), () => shown(null, {}, locale), () => shown(found, {}, locale)];
    for (const page of pages) {
      const text = said(await page()) ?? '';
      expect(invites.test(text)).toBe(joins);
      if (!joins) expect(text).toMatch(leaves);
    }
  });
});

describe('a profession', () => {
  const professions = async (locale: Locale, profession: string) =>
    said((await shown({ ...found, neighbours: [{ ...neighbour, profession }] }, {}, locale)).querySelector('ol'));

  test.each([
    ['Gynécologue-obstétricienne', 'Gynaecoloog-verloskundige'],
    ['Médecin généraliste', 'Huisarts'],
    // An entry without a name has that of its category.
    ['Maïeuticienne', 'Vroedvrouw'],
  ])('%s is %s on a Dutch page', async (french, dutch) => {
    const row = await professions('nl-be', french);
    expect(row).toContain(dutch);
    expect(row).not.toContain(french);
    expect(await professions('fr-be', french)).toContain(french);
  });
});

describe('the source of the entries', () => {
  const record = {
    source: 'Annuaire Santé',
    extractedOn: '2026-11-12',
    licence: { href: 'https://licence.example/', text: 'Licence Ouverte 2.0' },
  };

  test.each([
    ['fr-fr', found, 'Source : Annuaire Santé. Extrait du 12 novembre 2026. Licence Ouverte 2.0'],
    ['nl-be', found, 'Bron: Annuaire Santé. Gegevens van 12 november 2026. Licence Ouverte 2.0'],
    ['fr-fr', null, 'Source : Annuaire Santé. Extrait du 12 novembre 2026. Licence Ouverte 2.0'],
  ] as const)('is named with its day and its licence, %s', async (locale, answer, sentence) => {
    source.get.mockResolvedValueOnce(record);
    expect(said(await shown(answer, {}, locale))).toContain(sentence);
  });

  test('is not named while no extract is recorded, or nobody is listed', async () => {
    expect(said(await shown(found))).not.toContain('Extrait du');
    source.get.mockResolvedValue(record);
    expect(said(await shown({ ...found, neighbours: [], total: 0 }))).not.toContain('Extrait du');
    source.get.mockResolvedValue(null);
  });
});

describe('the results', () => {
  test('are numbered rows with a distance, an address, the way and the phone', async () => {
    const caledonian: Neighbour = { ...neighbour, id: 'b', country: 'nc', phone: '25 12 34' };
    const body = await shown({ ...found, neighbours: [neighbour, caledonian], total: 26, pages: 3 }, { page: 3 });
    const rows = [...body.querySelectorAll('ol[start] > li')];
    expect(rows.map((each) => each.getAttribute('data-number'))).toEqual(['25', '26']);
    expect(rows.map((each) => each.querySelector('[href^=tel]')?.getAttribute('href'))).toEqual([
      'tel:+33465711836',
      'tel:+687251234',
    ]);
    const row = body.querySelector('#professional-25');
    expect(row?.closest('ol')?.getAttribute('start')).toBe('25');
    expect(said(row)).toMatch(/Alix Roumanille.*1 km.*45 rue des Hirondelles, 69004 Lyon.*Sur rendez-vous/);
    const way = row?.querySelector('a');
    expect(way?.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/directions\?to=45\+rue/);
    expect(way?.getAttribute('rel')).toBe('noreferrer');
  });

  test.each<[missing: Partial<Neighbour>, address: string]>([
    [{ street: '' }, '69004 Lyon'],
    [{ postalCode: '' }, '45 rue des Hirondelles, Lyon'],
    [{ city: '' }, '45 rue des Hirondelles, 69004'],
    [{ postalCode: '', city: '' }, '45 rue des Hirondelles'],
  ])('have an address without gaps where %j', async (missing, address) => {
    const body = await shown({ ...found, neighbours: [{ ...neighbour, ...missing }] });
    expect(body.querySelector('address')?.textContent).toBe(address);
  });

  const SENTENCES = {
    count: /résultats? à moins de/,
    widened: /la recherche va jusqu’à/,
    capped: /Voici les 120 plus proches\./,
    nobody: /Personne de ce métier/,
    noPage: /Cette page de résultats est vide/,
    others: /Vous cherchiez un autre lieu/,
    crow: /Distances à vol d’oiseau.*Un itinéraire s’ouvre/,
  };
  const none = { total: 0, neighbours: [] };

  test.each<[what: string, more: Partial<typeof found>, sentences: (keyof typeof SENTENCES)[]]>([
    ['somebody', {}, ['count', 'crow']],
    ['as many as are shown', { total: 120 }, ['count', 'crow']],
    ['more than are shown', { total: 121 }, ['count', 'capped', 'crow']],
    ['somebody farther away', { radius: 50 }, ['count', 'widened', 'crow']],
    ['somebody, where the place has namesakes', { others: [lyon] }, ['count', 'others', 'crow']],
    ['nobody', none, ['nobody']],
    ['nobody, however far', { ...none, radius: 50 }, ['nobody']],
    ['a page beyond the last', { neighbours: [] }, ['count', 'noPage']],
  ])('say what concerns them, and nothing else: %s', async (_, more, sentences) => {
    const body = await shown({ ...found, ...more });
    const text = said(body) ?? '';
    expect(Object.entries(SENTENCES).flatMap(([name, words]) => (words.test(text) ? [name] : []))).toEqual(sentences);
    const parts = ['ol', '[data-map]', `.${room}`].filter((part) => body.querySelector(part));
    expect(parts).toEqual(sentences.includes('crow') ? ['ol', '[data-map]', `.${room}`] : []);
    // A prefetched page of results would count against the visitor's limit.
    const results = [...body.querySelectorAll('a[href*="/resultats?"]')];
    expect(new Set(results.map((link) => link.getAttribute('data-prefetch')))).toEqual(new Set(['false']));
  });

  test('that are none lead to the other professions at the same place', async () => {
    const links = hrefs(await shown({ ...found, ...none })).map((href) => new URLSearchParams(href.split('?')[1]));
    expect(links.flatMap((query) => (query.get('at') === '45.7676,4.8345' ? query.get('category') : []))).toEqual([
      'physician_pharmacy',
      'gynecologist',
      'pediatrician',
    ]);
  });

  test('have addresses that say the place that was taken', async () => {
    const body = await shown({ ...found, total: 25, pages: 3 }, { page: 2 });
    const at = 'place=Lyon+1er+%28Rh%C3%B4ne%29&at=45.7676%2C4.8345';
    const base = '/annuaire-des-professionnels/resultats?category=midwife';
    expect(hrefs(body)).toEqual(
      expect.arrayContaining([`${base}&${at}&radius=25`, `${base}&${at}`, `${base}&${at}&page=3`, '/nous-ecrire']),
    );
  });

  test('that went farther than asked say so, and go on from there', async () => {
    const body = await shown({ ...found, radius: 50, total: 25, pages: 3 }, { radius: 5 });
    expect(said(body)).toMatch(/Personne à moins de 5.km : la recherche va jusqu’à 50.km\./);
    expect(hrefs(body).filter((href) => href.includes('page=2'))[0]).toContain('radius=50&page=2');
    const distances = [...body.querySelectorAll('nav[aria-label=Distance] a')];
    expect(distances.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, 'true']);
  });

  test('offer the other places of the name', async () => {
    const body = await shown({ ...found, others: [{ ...lyon, name: 'Lyons-la-Forêt', detail: 'Eure' }] });
    expect(said(body)).toContain('Vous cherchiez un autre lieu ?');
    expect(hrefs(body).some((href) => href.includes('Lyons-la-For'))).toBe(true);
  });

  test.each<[what: string, answer: DirectoryAnswer | null, says: RegExp, leads: string]>([
    [
      'nobody',
      { ...found, total: 0, neighbours: [], radius: 50 },
      /Personne de ce métier à moins de 50.km/,
      'category=pediatrician',
    ],
    [
      'an empty page',
      { ...found, total: 13, pages: 2, neighbours: [] },
      /Cette page de résultats est vide/,
      'category',
    ],
    ['a place that is unknown', { state: 'unknown', near: [lyon] }, /Peut-être l’un de ceux-ci/, 'at=45.7676'],
    ['a place elsewhere', { state: 'outside', abroad: 'elsewhere', near: [] }, /ne couvre pas cet endroit/, ''],
    ['too many searches', { state: 'limited', minutes: 3 }, /Réessayez dans 3 minutes/, 'place=lyon'],
    ['no answer', { state: 'unavailable' }, /L’annuaire ne répond pas/, 'place=lyon'],
    ['nothing asked', null, /Ce qu’est cet annuaire/, '/nous-ecrire'],
  ])('%s is said in words, with a way on', async (_, answer, says, leads) => {
    const body = await shown(answer);
    expect(said(body)).toMatch(says);
    expect(hrefs(body).some((href) => href.includes(leads)) || leads === '').toBe(true);
    expect(body.querySelector('[data-map]')).toBeNull();
  });

  test('are marked as French on a Dutch page', async () => {
    const marked = (body: HTMLElement) => [...body.querySelectorAll('li [lang]')].map(({ outerHTML }) => outerHTML);
    expect(marked(await shown(found))).toEqual([]);
    const body = await shown(found, {}, 'nl-be');
    expect(marked(body)).toEqual([
      expect.stringMatching(/^<address .*lang="fr".*>45 rue des Hirondelles, 69004 Lyon</),
      expect.stringMatching(/^<p .*lang="fr".*>Sur rendez-vous</),
    ]);
    expect(said(body)).toContain('Vroedvrouw in de buurt van Lyon 1er (Rhône)');
  });
});
