import { expect, test } from '@playwright/test';
import { KINDS, malformedPost, malformedPosts } from '../../packages/tools/lib/resilience/malformed.ts';
import { seeded } from '../../packages/tools/lib/resilience/random.ts';
import { describeSent, isFailure, sendAll } from '../../packages/tools/lib/resilience/send-all.ts';
import { targetOf } from '../../packages/tools/lib/resilience/target.ts';
import { ask } from '../fixtures/ask.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';

const target = () => targetOf(settings);
const { PORT } = settings.ports;

test('300 malformed posts: none is an error of the server, and it still answers', async () => {
  test.setTimeout(90_000);
  const sent = await sendAll(malformedPosts(target(), 7, 300), PORT);
  expect(sent.length).toBe(300);
  expect(sent.filter(isFailure).map(describeSent)).toEqual([]);
  expect((await ask(siteOf('fr-fr'), '/')).status).toBe(200);
});

for (const [kind, { expected }] of Object.entries(KINDS)) {
  if (expected === undefined) continue;
  test(`${kind} is answered with ${expected}`, async () => {
    const posts = [11, 12, 13].map((seed) => malformedPost(kind, seeded(seed), target()));
    const sent = await sendAll(posts, PORT);
    expect(sent.filter(isFailure).map(describeSent)).toEqual([]);
  });
}

test.describe('a form without script that is refused', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html' };
  const words = {
    'fr-fr': 'Rien n’a été envoyé',
    'fr-tn': 'Rien n’a été envoyé',
    'nl-be': 'Er is niets verstuurd',
  } as const;

  for (const [locale, nothing] of Object.entries(words) as [keyof typeof words, string][]) {
    test(`shows the page of ${locale} that says what to do`, async () => {
      const origin = new URL(siteOf(locale)).origin;
      const tooLarge = { ...form, origin, 'content-length': String(target().maxBody + 1) };
      const answer = await ask(siteOf(locale), pathOf(locale, '/contact'), { method: 'POST', headers: tooLarge });
      expect(answer.status).toBe(413);
      expect(answer.text).toContain(nothing);
      expect(answer.text).toContain('content="noindex"');
    });
  }

  test('has a page that is no address', async () => {
    for (const path of ['/post-refused/too-large', '/fr/fr-fr/post-refused/too-large']) {
      expect((await ask(siteOf('fr-fr'), path)).status, path).toBe(404);
    }
  });
});
