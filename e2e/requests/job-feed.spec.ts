import { expect, test } from '@playwright/test';
import { ask } from '../fixtures/ask.ts';
import { siteOf } from '../fixtures/places.ts';

test('the feed for job boards names the offers of both languages of a host, each at an address that answers', async () => {
  const site = siteOf('nl-be');
  const { status, text, headers } = await ask(site, '/jobs.xml');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  for (const language of ['fr-BE', 'nl-BE']) expect(text).toContain(`<language>${language}</language>`);
  const urls = [...text.matchAll(/<url>([^<]+)<\/url>/g)].map(([, url = '']) => url);
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls) expect((await ask(site, new URL(url).pathname)).status, url).toBe(200);
});
