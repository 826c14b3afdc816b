import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findPlaces, placeAt, placesNamed } from '../../../lib/places/queries.ts';
import type { Env } from '../../../lib/platform/env.ts';
import { type Asked, geoplateformeHandlers, googleHandlers } from '../../fixtures/geocoders.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';

// Disables log throttling: each test reads its log line, even when it repeats the previous one.
vi.mock('../../../lib/platform/log/log.ts', async (original) => {
  const real = await original<typeof import('../../../lib/platform/log/log.ts')>();
  return { ...real, logError: (area: string, caught: unknown) => real.writeLine(real.lineOf(area, caught)) };
});
const patience = vi.hoisted(() => ({ ms: 10_000 }));
vi.mock('../../../lib/platform/timeout-limits.ts', async (original) => ({
  ...(await original<object>()),
  get PART_TIMEOUT_MS() {
    return patience.ms;
  },
}));
/** Only who waits for a slow service has little patience. */
const SLOW_MS = 150;
afterEach(() => {
  patience.ms = 10_000;
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const use = (geocoder: Env['GEOCODER']): void => {
  Object.assign(changed, { GEOCODER: geocoder, GOOGLE_PLACES_KEY: 'the-key' });
};

const pole = { id: 'noumea', location: { latitude: 91, longitude: 0 }, displayName: { text: 'Nouméa' } };
const offTheEarth = () =>
  HttpResponse.json({
    features: [
      {
        geometry: { coordinates: [5.7, 1e9] },
        properties: { id: 'x', type: 'municipality', name: 'Grenoble', citycode: '38185' },
      },
    ],
  });

test('the embedded geocoder asks nobody', async () => {
  expect((await findPlaces('Saint-Denis de La Réunion')).map(({ id }) => id)).toEqual(['97411']);
  expect(await findPlaces('saint')).toHaveLength(7);
  expect(await findPlaces('saint', { limit: 2 })).toHaveLength(2);
});

describe('the national geocoder', () => {
  test('finds communes and streets, in the five countries only', async () => {
    use('geoplateforme');
    const asked: Asked[] = [];
    server.use(...geoplateformeHandlers(asked));
    expect(await findPlaces(' rue de la paix ')).toEqual([
      expect.objectContaining({
        id: '97411',
        name: 'Saint-Denis',
        detail: 'La Réunion',
        postalCode: '97400',
        country: 're',
      }),
      expect.objectContaining({ name: 'Rue de la Paix', detail: 'Paris, Paris', latitude: 48.8693, longitude: 2.3312 }),
    ]);
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
      q: 'rue de la paix',
      autocomplete: '1',
    });
  });

  test('is not asked for what it would refuse', async () => {
    use('geoplateforme');
    expect((await findPlaces('Eu'))[0]).toMatchObject({ name: 'Eu', detail: 'Seine-Maritime' });
  });

  test.each<[what: string, answer: () => Response | Promise<Response>, line: RegExp]>([
    ['fails', () => new HttpResponse(null, { status: 503 }), /received status 503 while requesting \S+\/search$/],
    ['is slow', () => delay(2_000).then(() => HttpResponse.json({})), /no answer within 150 ms/],
    ['is not there', () => HttpResponse.error(), /no connection to/],
    ['speaks otherwise', () => HttpResponse.json({ features: [{}] }), /invalid input: answer of \S+: features\.0/],
    ['speaks no JSON', () => new HttpResponse('<h1>'), /invalid input/],
    ['knows a point off the earth', offTheEarth, /invalid input: answer of \S+: features\.0\.geometry/],
    [
      'sends elsewhere',
      () => HttpResponse.redirect('https://else.test/Grenoble'),
      /no connection to \S+\/search \(fetch failed\)$/,
    ],
  ])(
    '%s: the embedded one answers, the operator reads of it, and nobody reads what was typed',
    async (what, answer, line) => {
      use('geoplateforme');
      if (what === 'is slow') patience.ms = SLOW_MS;
      const lines = expectConsole('error', /^\[places\]/);
      server.use(...geoplateformeHandlers([], answer));
      expect((await findPlaces('Grenoble'))[0]).toMatchObject({ name: 'Grenoble', detail: 'Isère' });
      expect(lines).toEqual([expect.stringMatching(line)]);
      expect(lines.join()).not.toContain('Grenoble');
    },
  );

  test('knows nothing of it: the embedded one is asked as well', async () => {
    use('geoplateforme');
    server.use(...geoplateformeHandlers([], () => HttpResponse.json({ features: [] })));
    expect((await findPlaces('Nouméa'))[0]).toMatchObject({ country: 'nc' });
  });
});

describe('Google Places', () => {
  test('is asked for the five countries, in one session, with the key in a header', async () => {
    use('google');
    const asked: Asked[] = [];
    server.use(...googleHandlers(asked));
    expect(await findPlaces('nouméa')).toEqual([
      {
        id: 'noumea',
        name: 'Nouméa',
        detail: 'Nouvelle-Calédonie',
        postalCode: '98800',
        country: 'nc',
        latitude: -22.2711,
        longitude: 166.4416,
      },
    ]);
    const [first, ...details] = asked;
    expect(first?.body).toMatchObject({ input: 'nouméa', includedRegionCodes: ['fr', 're', 'gp', 'mq', 'nc'] });
    const { sessionToken } = (first as { body: { sessionToken: string } }).body;
    expect(details.map(({ url }) => url.searchParams.get('sessionToken'))).toEqual([sessionToken, sessionToken]);
    for (const { headers, url } of asked) {
      expect(headers.get('x-goog-api-key')).toBe('the-key');
      expect(headers.get('x-goog-fieldmask')).toMatch(/placeId|location/);
      expect(url.href).not.toContain('the-key');
    }
  });

  test('away: the embedded one answers', async () => {
    use('google');
    expectConsole(
      'error',
      /^\[places\] AppError: no connection to https:\/\/places\.googleapis\.com\/v1\/places:autocomplete/,
    );
    server.use(http.post('https://places.googleapis.com/v1/places:autocomplete', () => HttpResponse.error()));
    expect((await findPlaces('Nantes'))[0]).toMatchObject({ name: 'Nantes', country: 'fr' });
  });
});

describe('where Google fails between its two answers', () => {
  const detail = (answer: () => Response | Promise<Response>) =>
    http.get('https://places.googleapis.com/v1/places/:id', answer);

  test.each<[what: string, answer: () => Response | Promise<Response>, line: RegExp]>([
    ['by an error', () => HttpResponse.json({ error: 'the-key' }, { status: 500 }), /status 500/],
    ['by its limit', () => new HttpResponse(null, { status: 429 }), /status 429/],
    ['by nonsense', () => new HttpResponse('the-key'), /invalid input/],
    ['by a point off the earth', () => HttpResponse.json(pole), /invalid input: answer of \S+: location\.latitude/],
    ['by being slow', () => delay(2_000).then(() => HttpResponse.json({})), /no answer within \d{1,3} ms/],
  ])('%s: the embedded one answers, and the log has neither the place nor the key', async (what, answer, line) => {
    use('google');
    if (what === 'by being slow') patience.ms = SLOW_MS;
    const lines = expectConsole('error', /^\[places\]/);
    server.use(detail(answer), ...googleHandlers());
    const found = await findPlaces('nouméa');
    expect(found[0]).toMatchObject({ id: '98818', name: 'Nouméa' });
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(lines.join()).not.toMatch(/noum|sydney|the-key/i);
    expect(JSON.stringify(found)).not.toContain('the-key');
  });
});

test('of the places that Google knows, those of other countries are left out, and then the embedded ones are shown', async () => {
  const embedded = await findPlaces('Valence');
  expect(embedded).not.toEqual([]);
  use('google');
  server.use(
    http.post('https://places.googleapis.com/v1/places:autocomplete', () =>
      HttpResponse.json({ suggestions: [{ placePrediction: { placeId: 'sydney' } }] }),
    ),
    ...googleHandlers(),
  );
  expect((await findPlaces('Valence')).map(({ id }) => id)).toEqual(embedded.map(({ id }) => id));
});

test.each<Env['GEOCODER']>(['embedded', 'geoplateforme', 'google'])(
  'where a visitor is stays here with %s',
  async (geocoder) => {
    use(geocoder);
    expect(await placeAt({ latitude: 48.829, longitude: 2.328 })).toMatchObject({ name: 'Paris 14e' });
  },
);

test('of what a geocoder completes, a place that is sent takes only what it is called', async () => {
  use('geoplateforme');
  const feature = (name: string, citycode: string, postcode: string, context: string) => ({
    geometry: { coordinates: [2, 48] },
    properties: { id: citycode, type: 'municipality', name, city: name, citycode, postcode, context },
  });
  const features = [
    feature('Gentilly', '94037', '94250', '94, Val-de-Marne, Île-de-France'),
    feature('Gent', '94999', '94251', '94, Val-de-Marne, Île-de-France'),
  ];
  server.use(http.get('*/search', () => HttpResponse.json({ features })));
  expect((await placesNamed('gent', 5)).map(({ name }) => name)).toEqual(['Gent']);
  expect((await placesNamed('94250', 5)).map(({ name }) => name)).toEqual(['Gentilly']);
  expect((await placesNamed('94251 Gentilly', 5)).map(({ name }) => name)).not.toContain('Gent');
  features.pop();
  expect(await placesNamed('gent', 5)).toEqual([]);
});
