import { expect, test } from '@playwright/test';
import { env } from '../../lib/platform/env.ts';
import { ALL_ROUTES, isRouteIn } from '../../lib/platform/i18n/routes.ts';
import { LOCALES } from '../../lib/platform/markets.ts';
import { ensureObservatory, gradeOf } from '../../packages/tools/lib/observatory.ts';
import { securityOf } from '../../server/security-headers.ts';
import { type Answer, ask } from '../fixtures/ask.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';

/** The headers as for a site with services that are served over https: the embedded services are not. */
function overHttps({ headers }: Answer, site: string): Answer['headers'] {
  const { host } = new URL(site);
  const sites = { SITE_URL_FR: '', SITE_URL_BE: '', SITE_URL_TN: '' };
  for (const name of Object.keys(sites) as (keyof typeof sites)[]) sites[name] = `https://${host}`;
  const added = securityOf({ ...env(), ...sites }).pageHeadersOf({ method: 'GET', url: '/', headers: { host } });
  const policy = String(headers['content-security-policy'] ?? '').replaceAll('http://', 'https://');
  return { ...Object.fromEntries(added), ...headers, 'content-security-policy': policy };
}

// One process: two would install the analyzers into the same folder at once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await ensureObservatory();
});

for (const locale of LOCALES) {
  test(`${locale}: every template has an A+`, { tag: WHOLE }, async () => {
    const site = siteOf(locale);
    const routes = ALL_ROUTES.filter((route) => isRouteIn(route, locale) && !/\[(?!\[)/.test(route));
    const paths = [...routes.map((route) => pathOf(locale, route)), '/auth/login', '/slice-simulator', '/nulle-part'];
    for (const path of paths) {
      const answer = await ask(site, path);
      const { status, text: html } = answer;
      const seen = { host: new URL(site).host, status, html, headers: overHttps(answer, site) };
      const { grade, score, findings } = await gradeOf(seen);
      expect({ grade, atLeast: Math.min(score, 130) }, `${path}: ${JSON.stringify(findings)}`).toEqual({
        grade: 'A+',
        atLeast: 130,
      });
    }
  });
}
