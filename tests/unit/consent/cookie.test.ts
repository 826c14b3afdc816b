import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  CONSENT_DAYS,
  CONSENT_VERSION,
  consentCookieValue,
  consentIn,
  consentOf,
  newConsent,
} from '../../../lib/consent/rules.ts';

const now = new Date('2026-11-09T10:00:00Z');
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
const written = {
  categories: ['necessary', 'external'],
  revision: CONSENT_VERSION,
  consentId: '5f0c2f8e-1df1-4c3c-9a5e-0b9df4a0a001',
  lastConsentTimestamp: now.toISOString(),
  data: null,
};

test.each([
  [{ analytics: true, external: true }, ['necessary', 'analytics', 'external'], false],
  [{ analytics: true, external: false }, ['necessary', 'analytics'], true],
  [{ analytics: false, external: true }, ['necessary', 'external'], true],
  [{ analytics: false, external: false }, ['necessary'], false],
])('%o is written as %j, and read again', (choice, categories, recorded) => {
  const consent = { ...newConsent(choice, now), recorded };
  const value = consentCookieValue(consent);
  expect(JSON.parse(decodeURIComponent(value)).categories).toEqual(categories);
  expect(consentIn(`cart-count=3; consent=${value}; other=1`, now)).toEqual(consent);
});

test('each choice is a proof of its own, under an id that the server takes', () => {
  const choice = { analytics: true, external: false };
  const made = Array.from({ length: 50 }, () => newConsent(choice, now));
  expect(new Set(made.map(({ id }) => id)).size).toBe(50);
  for (const { id } of made) expect(z.uuid().safeParse(id).success).toBe(true);
  expect(made[0]).toMatchObject({ ...choice, at: now.toISOString(), recorded: false });
});

test.each([
  ['the day it is made', 0, true],
  ['after a correction of the clock by an hour', -1 / 24, true],
  ['on its last day', CONSENT_DAYS - 1, true],
  ['after six months', 182, false],
  ['made a day ahead', -1, false],
  ['made far in the future', -30, false],
])('a choice %s: %s days later it holds: %s', (_, days, holds) => {
  expect(consentOf(written, after(days)) !== null).toBe(holds);
});

test.each([
  ['an earlier version of the purposes', { ...written, revision: CONSENT_VERSION - 1 }],
  ['a later one', { ...written, revision: CONSENT_VERSION + 1 }],
  ['no version', { ...written, revision: undefined }],
  ['no id', { ...written, consentId: 7 }],
  ['no list of purposes', { ...written, categories: 'external' }],
  ['a date that is none', { ...written, lastConsentTimestamp: 'yesterday' }],
  ['a year as its date', { ...written, lastConsentTimestamp: 2026 }],
  ['no date', { ...written, lastConsentTimestamp: null }],
  ['a list', [written]],
  ['nothing', null],
])('%s is no consent', (_, value) => {
  expect(consentOf(value, now)).toBeNull();
});

test.each([
  ['recorded', { recorded: true }, true],
  ['not yet', { recorded: false }, false],
  ['not said', null, false],
  ['said otherwise', 'recorded', false],
])('what the server has of it: %s', (_, data, recorded) => {
  expect(consentOf({ ...written, data }, now)?.recorded).toBe(recorded);
});

test.each(['', 'consent=', 'consent=%7B', 'consent=%E0%A4', 'consent=1', 'xconsent=1', 'my-consent=%7B%7D'])(
  'nothing is made of %j',
  (cookies) => {
    expect(consentIn(cookies, now)).toBeNull();
  },
);
