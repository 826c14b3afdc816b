import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { PREVIEW_GUESSES } from '../../lib/rate-limit/limits.ts';
import { editorSettings } from '../../packages/tools/lib/test-settings.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { type BrowserResponse, type HttpBrowser, httpBrowser } from '../fixtures/http-browser.ts';
import { pathOf, settings } from '../fixtures/places.ts';
import { wordsOf } from '../fixtures/words.ts';

const market = 'fr-fr';
const t = wordsOf(market);
const editors = editorSettings(settings).values;
const site = editors.SITE_URL_FR ?? '';
const page = site + pathOf(market, '/legal/[uid]', uidOf(market, 'legal_page', 'cookies'));

const begin = (browser: HttpBrowser, token: string, documentId = 'x'): Promise<BrowserResponse> =>
  browser.send(`${site}/api/preview?${new URLSearchParams({ documentId, token })}`);

/** No preview was started: no cookie, no redirect to a page. */
function expectNothing(answer: BrowserResponse, which: string): void {
  expect([400, 403, 404, 307], which).toContain(answer.status);
  if (answer.status === 307) expect(answer.headers.location, which).toBe(pathOf(market, '/preview-expired'));
  expect(answer.setCookies, which).toEqual([]);
}

const repository = new URL(editors.PRISMIC_API_ENDPOINT ?? '').origin;
const TOKENS = [
  'x',
  'null',
  'published',
  `${repository}/previews/abc:def?websitePreviewId=guessed`,
  'https://other.prismic.io/previews/abc:def?websitePreviewId=x',
  'http://169.254.169.254/latest/meta-data?websitePreviewId=x',
  'file:///etc/passwd?websitePreviewId=x',
  '//evil.example/?websitePreviewId=x',
  '&ref=other&websitePreviewId=x',
  `x#websitePreviewId=${'%00'}`,
  '"]][[at(document.type,"page")]]websitePreviewId=',
];

test('what the content service did not hand out begins no preview', async () => {
  for (const token of TOKENS) expectNothing(await begin(httpBrowser(), token), token);
  for (const query of [
    '',
    '?documentId=x',
    '?token=x',
    '?documentId=&token=',
    `?documentId=x&token=${'y'.repeat(3_000)}`,
  ]) {
    const answer = await httpBrowser().send(`${site}/api/preview${query}`);
    expect([answer.status, answer.setCookies], query.slice(0, 40)).toEqual([400, []]);
  }
});

test('no token has the site ask another host', async () => {
  const asked: string[] = [];
  const trap = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const home = `127.0.0.1:${(trap.address() as AddressInfo).port}`;
  for (const way of [
    `http://${home}/`,
    `//${home}/`,
    `http://${repository.slice(7)}@${home}/`,
    `${repository}.${home}/`,
  ]) {
    expectNothing(await begin(httpBrowser(), `${way}?websitePreviewId=x`), way);
  }
  trap.close();
  expect(asked).toEqual([]);
});

test(`who guesses is stopped after ${PREVIEW_GUESSES.points} tokens, and nobody else`, async () => {
  const browser = httpBrowser();
  const statuses: number[] = [];
  let last: BrowserResponse | undefined;
  for (let guess = 0; guess <= PREVIEW_GUESSES.points + 5; guess++) {
    last = await begin(browser, `${repository}/previews/a:b?websitePreviewId=guess${guess}`);
    statuses.push(last.status);
  }
  expect(statuses.slice(0, PREVIEW_GUESSES.points)).not.toContain(429);
  expect(statuses.slice(PREVIEW_GUESSES.points)).toEqual(Array(6).fill(429));
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await begin(httpBrowser(), 'x')).status).toBe(403);
});

test('cookies that are made up show what everybody sees', async () => {
  const published = await httpBrowser().send(page);
  expect(published.status).toBe(200);
  for (const preview of TOKENS) {
    const browser = httpBrowser();
    const jar = browser.jarOf(new URL(site));
    jar.set('__prerender_bypass', 'a'.repeat(32)).set('__next_preview_data', 'x');
    jar.set('io.prismic.preview', encodeURIComponent(preview));
    const answer = await browser.send(page);
    expect(answer.status, preview).toBe(200);
    expect(answer.text, preview).not.toContain(t('pages.preview.bar'));
    expect(/<h1.*?<\/h1>/s.exec(answer.text)?.[0], preview).toBe(/<h1.*?<\/h1>/s.exec(published.text)?.[0]);
  }
});

test('the way out of a preview leads to our own pages only', async () => {
  const from = [
    'https://evil.example/x',
    `${site}//evil.example`,
    `${site}/\\evil.example`,
    `${site}/.//evil.example`,
    'x',
    `${site}@evil.example/`,
  ];
  for (const referer of from) {
    const answer = await httpBrowser().send(`${site}/api/exit-preview`, { headers: { referer } });
    expect(new URL(String(answer.headers.location), site).origin, referer).toBe(site);
  }
  for (const expired of ['xx', '//evil.example', '__proto__', 'fr-fr/../..']) {
    const answer = await httpBrowser().send(`${site}/api/exit-preview?${new URLSearchParams({ expired })}`);
    expect(new URL(String(answer.headers.location), site).href, expired).toBe(`${site}/`);
  }
});
