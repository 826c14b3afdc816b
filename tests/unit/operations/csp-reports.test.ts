import { expect, test } from 'vitest';
import { violationsIn } from '../../../app/api/reports/route.ts';

const older = (blocked: unknown, directive: unknown = 'script-src-elem') =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://www.silene.fr/votre-demande?t=secret',
      'effective-directive': directive,
      'blocked-uri': blocked,
      'script-sample': 'alert(1)',
    },
  });
const newer = (blockedURL: unknown, effectiveDirective: unknown = 'img-src', type = 'csp-violation') => ({
  type,
  url: 'https://www.silene.fr/votre-demande?t=secret',
  body: { effectiveDirective, blockedURL, sample: 'alert(1)' },
});

test.each([
  [older('inline'), [{ directive: 'script-src-elem', blocked: 'inline' }]],
  [older(''), [{ directive: 'script-src-elem', blocked: 'inline' }]],
  [older('https://evil.example/x?who=me'), [{ directive: 'script-src-elem', blocked: 'https://evil.example' }]],
  [older('chrome-extension://abc/x.js'), []],
  [older('data'), [{ directive: 'script-src-elem', blocked: 'data' }]],
  [older('https://evil.example/', 'x\u001b[31m'), []],
  [older(7), []],
  [
    JSON.stringify([newer('http://evil.example:81/a'), newer('eval', 'script-src')]),
    [
      { directive: 'img-src', blocked: 'http://evil.example:81' },
      { directive: 'script-src', blocked: 'eval' },
    ],
  ],
  [JSON.stringify([newer('inline', 'script-src', 'deprecation')]), []],
  ['{}', []],
  ['[null,1,"a"]', []],
])('%s', (text, violations) => {
  expect(violationsIn(text)).toEqual(violations);
});

test('no more than a few of one call', () => {
  expect(violationsIn(JSON.stringify(Array.from({ length: 500 }, () => newer('inline'))))).toHaveLength(20);
});

test('what is no JSON is refused', () => {
  expect(() => violationsIn('blocked')).toThrow(SyntaxError);
});
