import { afterEach, expect, test, vi } from 'vitest';
import { GET } from '../../../app/api/mail-preview/[[...path]]/route.ts';
import { MAIL_TEMPLATES } from '../../../lib/mail/write.ts';
import { LOCALES } from '../../../lib/platform/markets.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const ask = (address: string): Promise<Response> => {
  const url = new URL(address, 'http://fr.localhost:3000/api/mail-preview/');
  const path = url.pathname.split('/').slice(3).filter(Boolean);
  return GET(new Request(url), { params: Promise.resolve({ path: path.length > 0 ? path : undefined }) });
};

test.each(['production', 'test'])('nobody sees the mails in %s', async (mode) => {
  vi.stubEnv('NODE_ENV', mode);
  expect((await ask('')).status).toBe(404);
  expect((await ask('fr-fr/campaign')).status).toBe(404);
});

test('a developer sees the list, and each mail of it in both forms', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const list = await (await ask('')).text();
  const links = [...list.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(links).toHaveLength(MAIL_TEMPLATES.length * LOCALES.length * 2);
  for (const href of links) {
    const answer = await ask(href);
    const isText = href.endsWith('?format=text');
    expect(answer.headers.get('content-type')).toBe(`text/${isText ? 'plain' : 'html'}; charset=utf-8`);
    expect(await answer.text()).toMatch(isText ? /^[^<]+$/ : /^<!doctype html>/);
  }
});

test.each(['fr-fr', 'de-de/campaign', 'fr-fr/nothing', 'fr-fr/campaign/more', 'fr-fr/toString'])(
  'there is no mail at %s',
  async (address) => {
    vi.stubEnv('NODE_ENV', 'development');
    expect((await ask(address)).status).toBe(404);
  },
);
