import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { templatesOf } from '../../../lib/platform/i18n/routes.ts';
import { LOCALES, MARKETS } from '../../../lib/platform/markets.ts';
import { accountRedirect } from '../../../lib/session/redirect-path.ts';

const session = 'authjs.session-token';
const both = [session, 'customer-token'];

describe('the gate of the account', () => {
  test.each([
    ['/', [], '', null],
    ['/mon-compte-rendu', [], '', null],
    ['/connexion', [], '', null],
    ['/mon-compte', [], '', '/connexion?to=%2Fmon-compte'],
    ['/mon-compte/commandes', [], '?after=abc', '/connexion?to=%2Fmon-compte%2Fcommandes%3Fafter%3Dabc'],
    ['/nl/mijn-account', [], '', '/nl/aanmelden?to=%2Fnl%2Fmijn-account'],
    ['/mon-compte', ['customer-token'], '', '/connexion?to=%2Fmon-compte'],
    ['/mon-compte', [session], '', '/auth?to=%2Fmon-compte'],
    ['/mon-compte', ['__Secure-authjs.session-token.0'], '', '/auth?to=%2Fmon-compte'],
    ['/mon-compte', ['authjs.session-token.10'], '', '/auth?to=%2Fmon-compte'],
    ['/mon-compte', ['authjs.session-token-of-another'], '', '/connexion?to=%2Fmon-compte'],
    ['/mon-compte', [session], '?shop=refused', null],
    ['/mon-compte/commandes/1001', both, '', null],
    ['/mon-compte/commandes/1001', [session, '__Host-customer-token'], '', null],
    ['/mon-compte', [session, '__Host-cart'], '', '/auth?to=%2Fmon-compte'],
  ])('%s with %j %s → %s', (path, cookies, search, wanted) => {
    const markets = LOCALES.map((locale) => MARKETS[locale]);
    expect(accountRedirect({ path, cookies, search, markets })).toBe(wanted);
  });

  test('there is none in Tunisia, whose paths are those of France', () => {
    expect(accountRedirect({ path: '/mon-compte', cookies: [], search: '', markets: [MARKETS['fr-tn']] })).toBeNull();
  });

  test('the middleware is asked about every page of it', () => {
    const middleware = readFileSync(new URL('../../../middleware.ts', import.meta.url), 'utf8');
    const roots = LOCALES.flatMap((locale) =>
      templatesOf('/my-account', locale).map((template) => (MARKETS[locale].prefix + template).slice(1)),
    );
    const written = [...middleware.matchAll(/source: '\/\(([^)]*)\)(\/:path\*)?' \}/g)].map(([, list, rest]) => [
      list,
      rest,
    ]);
    const group = [...new Set(roots)].join('|');
    expect(written).toEqual(
      expect.arrayContaining([
        [group, '/:path*'],
        [group, undefined],
      ]),
    );
  });
});
