import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { refreshRedirects } from '../../lib/redirects/refresh.ts';
import { shopRedirects } from '../../lib/redirects/table.ts';
import { expectConsole } from '../setup/console.ts';
import { COMMERCE, startServices } from '../setup/services.ts';

const services = await startServices({ content: false });
const known = () => Object.fromEntries(shopRedirects().current?.targets ?? []);

afterEach(() => {
  delete shopRedirects().current;
});

test('the redirects of the shop are read, and chains end at their last address', async () => {
  await refreshRedirects(0);
  const product = '/nos-produits/complements-alimentaires/sommeil/nuit-posee';
  expect(known()).toMatchObject({
    '/cure-du-soir': product,
    '/cure-du-soir-2024.html': product,
    '/presse': 'https://presse.silene.example/',
  });
  expect(shopRedirects().current?.dueAt).toBe(5 * 60_000);
});

test('every page of a long list is read', async () => {
  const { redirects } = services.commerce.catalogue;
  const many = Array.from({ length: 300 }, (_, index) => ({ id: index + 1, path: `/p${index}`, target: '/' }));
  redirects.push(...many);
  await refreshRedirects();
  redirects.splice(-many.length);
  expect(Object.keys(known())).toHaveLength(redirects.length + many.length);
});

test('while the shop does not respond the known ones stay, and it is asked again later', async () => {
  await refreshRedirects();
  const before = known();
  expectConsole('error', /^\[redirects\]/);
  services.server.use(http.all(`${COMMERCE}/*`, () => HttpResponse.error()));
  await refreshRedirects(0);
  expect(known()).toEqual(before);
  expect(shopRedirects().current?.dueAt).toBe(30_000);
});

test('without a first response nothing is known, which is not the same as nothing redirected', async () => {
  expectConsole('error', /^\[redirects\]/);
  services.server.use(http.all(`${COMMERCE}/*`, () => HttpResponse.error()));
  await refreshRedirects(1_000);
  expect(shopRedirects().current).toMatchObject({ targets: null, dueAt: 31_000 });
});
