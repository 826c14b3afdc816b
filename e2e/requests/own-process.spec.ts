import { logProblems, SENTINELS } from '../../packages/tools/lib/log-check.ts';
import { statusOf } from '../../packages/tools/lib/ports.ts';
import { call } from '../../packages/tools/lib/resilience/form-client.ts';
import { holdPosts } from '../../packages/tools/lib/resilience/held-posts.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { ownProcess } from '../fixtures/own-process.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const site = siteOf('fr-fr');
/** `npm run resilience -- stop` does the same with fifty, and with files. */
const COUNT = 8;
const [givenName, , mailbox] = SENTINELS;
const fields = (number: number) =>
  [
    ['name', givenName],
    ['email', `${mailbox}-${number}@exemple.test`],
    ['country', 'FR'],
    ['message', 'Un essai.'],
  ] as const;

test('a process tells its figures and its traces, and ends when all is answered', { tag: WHOLE }, async () => {
  test.setTimeout(180_000);
  const own = await ownProcess(settings);
  try {
    await test.step('figures', async () => {
      await call(own.settings, site, '/');
      await call(own.settings, site, `/recherche?q=${encodeURIComponent('sentinelle recherche')}`);
      const figures = await own.figures();
      expect(figures).toMatch(/^silene_requests_total\{kind="page",status="2xx"\} [1-9]/m);
      expect(figures).toMatch(/^silene_outbox_rows\{state="failed"\} 0$/m);
      expect(figures).toMatch(/^silene_circuit_open\{service="shop"\} 0$/m);
      expect(await statusOf({ port: own.settings.ports.PORT, path: '/metrics', host: new URL(site).host })).toBe(404);
    });

    await test.step('SIGTERM while posts are on their way', async () => {
      const form = { path: pathOf('fr-fr', '/contact'), marker: 'name="message"', fields };
      const posts = await holdPosts(own.settings, site, form, COUNT);
      const told = Date.now();
      own.stop();
      await expect.poll(() => statusOf({ port: own.settings.ports.PORT, path: '/readyz' })).toBe(0);
      expect(await posts.finish()).toEqual({ '200 kept': COUNT });
      expect(await own.code).toBe(0);
      expect(Date.now() - told).toBeLessThan(30_000);
    });

    await test.step('what it has said', async () => {
      // A process may end before all of its output has been read.
      await expect.poll(own.log).toMatch(/"message":"stopped"\}\n$/);
      expect(logProblems(own.log())).toEqual([]);
      expect(own.log()).toMatch(/"request":"[0-9a-f-]{36}",.*"path":"\/nous-ecrire"/);
      const traces = own.received.join('\n');
      expect(traces).toMatch(/^\/v1\/traces .*"http\.route"/m);
      for (const word of [...SENTINELS, 'sentinelle%20recherche']) expect(traces).not.toContain(word);
    });
  } finally {
    await own.close();
  }
});
