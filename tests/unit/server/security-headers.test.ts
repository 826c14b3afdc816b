import { describe, expect, test } from 'vitest';
import { env } from '../../../lib/platform/env.ts';
import { securityOf } from '../../../server/security-headers.ts';

const settings = {
  ...env(),
  SITE_URL_FR: 'https://www.silene.fr',
  SITE_URL_BE: 'https://www.silene.be',
  SITE_URL_TN: 'http://tn.localhost:3000',
};
const security = securityOf(settings);
const nothing = { scripts: '', styles: '' };
const requestHead = (url: string, host = 'www.silene.fr') => ({ method: 'GET', url, headers: { host } });
const headersAt = (url: string, host?: string) => Object.fromEntries(security.headersOf(requestHead(url, host)));
const policyAt = (url: string, isDraft = false, host?: string) =>
  security.policyOf(requestHead(url, host), nothing, isDraft);

test('a page has them all', () => {
  expect(headersAt('/nos-produits')).toEqual({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'reporting-endpoints': 'csp="/api/reports"',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringMatching(/^geolocation=\(self\), .*camera=\(\), .*payment=\(\)/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
});

test.each(['/api/ecommerce/cart', '/api/auth/session', '/'])('%s as well', (url) => {
  expect(headersAt(url)).toEqual(headersAt('/nos-produits'));
});

test.each(['/_next/static/chunks/a.js', '/_next/image?url=x', '/icon.svg', '/robots.txt', '/sitemap.xml', '/jobs.xml'])(
  '%s may be used by others',
  (url) => {
    expect(headersAt(url)).toEqual({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  },
);

describe('https is promised by a site that has it', () => {
  test.each([
    ['www.silene.fr', true],
    ['WWW.SILENE.BE:443', true],
    ['tn.localhost:3000', false],
    ['evil.example', false],
  ])('%s: %s', (host, isSecure) => {
    expect('strict-transport-security' in headersAt('/', host)).toBe(isSecure);
    expect('strict-transport-security' in headersAt('/icon.svg', host)).toBe(isSecure);
    expect(policyAt('/', false, host).includes('upgrade-insecure-requests')).toBe(isSecure);
  });
});

const manager = new URL(settings.TAG_MANAGER_URL).origin;
const content = new URL(settings.PRISMIC_API_ENDPOINT ?? '').origin;
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1] ?? '';

test.each([
  ['/', true],
  ['/nos-produits?need=sommeil', true],
  ['/auth/login', false],
  ['/slice-simulator?state=x', false],
  ['/annuaire-des-professionnels/resultats?place=Lyon', false],
])('tags on %s: %s', (url, isTagged) => {
  expect(scriptsOf(policyAt(url)).includes(manager)).toBe(isTagged);
});

test('the content service may show the simulator in its frame, and nothing else', () => {
  expect(policyAt('/slice-simulator')).toContain(`frame-ancestors 'self' ${content}`);
  expect(policyAt('/slice-simulators')).toContain("frame-ancestors 'none'");
});

test('a draft has its toolbar, where there are previews', () => {
  expect(scriptsOf(policyAt('/', true))).toContain(content);
  expect(scriptsOf(policyAt('/'))).not.toContain(content);
  const without = securityOf({ ...settings, PREVIEW_ENABLED: false });
  expect(scriptsOf(without.policyOf(requestHead('/'), nothing, true))).not.toContain(content);
});
