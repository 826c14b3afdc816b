import { describe, expect, test } from 'vitest';
import { GET } from '../../app/locales/[lng]/[file]/route.ts';

const ask = async (lng: string, file: string, etag?: string) => {
  const request = new Request(`http://fr.localhost:3000/locales/${lng}/${file}`, {
    headers: etag ? { 'if-none-match': etag } : {},
  });
  return GET(request, { params: Promise.resolve({ lng, file }) });
};

describe('the locale files', () => {
  test.each([
    ['fr-fr', 'common.json', 'Menu'],
    ['nl-be', 'common.json', 'Menu openen'],
    ['en', 'common.json', 'Open the menu'],
  ])('%s/%s is there', async (lng, file, word) => {
    const answer = await ask(lng, file);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(Object.values((await answer.json()) as object)).toContain(word);
  });

  test.each([
    ['en', 'cart.json'],
    ['fr', 'common.json'],
    ['fr-fr', 'common'],
    ['fr-fr', 'toString.json'],
    ['__proto__', 'common.json'],
  ])('%s/%s is not', async (lng, file) => {
    expect((await ask(lng, file)).status).toBe(404);
  });

  test.each([
    ['fr-be', 'cart.json'],
    ['en', 'common.json'],
    ['fr-be', 'nothing.json'],
  ])('%s/%s is kept by others for a minute, and asked for again then', async (lng, file) => {
    const control = (await ask(lng, file)).headers.get('cache-control') ?? '';
    expect(Number(/s-maxage=(\d+)/.exec(control)?.[1])).toBeLessThanOrEqual(300);
    expect(control).toContain('must-revalidate');
  });

  test('who has it already gets no body', async () => {
    const etag = (await ask('nl-be', 'forms.json')).headers.get('etag') ?? '';
    // The server in front sends it in several encodings.
    expect(etag).toMatch(/^W\/"/);
    for (const known of [etag, etag.slice(2)]) {
      const again = await ask('nl-be', 'forms.json', known);
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await ask('nl-be', 'cart.json', etag)).status).toBe(200);
  });
});
