import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { concerns, LAW, legalFindings } from '../../../lib/compliance/check.ts';
import { CLAIMS } from '../../../lib/compliance/words.ts';
import { LOCALES, MARKETS } from '../../../lib/platform/markets.ts';
import { findings, product, rich } from './cases.ts';

describe('the rules', () => {
  test.each(LAW.map((rule) => [rule.id, rule] as const))('%s says what, where, since when and why', (_, rule) => {
    expect(rule.what).toMatch(/^[“]?\p{Lu}.*\.$/su);
    expect(rule.markets.length).toBeGreaterThan(0);
    expect(new Date(rule.from).toISOString().slice(0, 10)).toBe(rule.from);
    expect(rule.source).toMatch(/\d/);
  });

  test('have different names', () => {
    expect(new Set(LAW.map(({ id }) => id)).size).toBe(LAW.length);
  });

  test('are each provoked by a test', () => {
    const tests = globSync('*.test.ts', { cwd: import.meta.dirname })
      .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
      .join('\n');
    expect(LAW.filter(({ id }) => !tests.includes(`'${id}'`)).map(({ id }) => id)).toEqual([]);
  });
});

test('what treats is forbidden in the words of every language', () => {
  const languages = new Set(LOCALES.map((locale) => MARKETS[locale].language));
  expect(new Set(CLAIMS.map(({ language }) => language))).toEqual(languages);
});

test('a rule of a later day warns until that day', () => {
  const data = product('cosmetic', { composition: rich('Aqua, Retinol') });
  const rules = LAW.filter(({ id }) => id === 'cosmetic-retinol');
  const on = (day: string) =>
    legalFindings({ type: 'product', lang: 'fr-fr', data }, { day, linked: () => undefined }, rules).map(
      ({ ahead }) => ahead,
    );
  expect(on('2026-11-26')).toEqual([true]);
  expect(on('2027-05-01')).toEqual([false]);
});

test('a rule is about its markets, its types and its classes', () => {
  const [rule] = LAW.filter(({ id }) => id === 'supplement-notification');
  const document = { type: 'product', lang: 'fr-be', data: { regulatory_class: 'supplement' } } as const;
  if (!rule) throw new Error('no such rule');
  expect(concerns(rule, document)).toBe(true);
  expect(concerns(rule, { ...document, lang: 'fr-fr' })).toBe(false);
  expect(concerns(rule, { ...document, type: 'page' })).toBe(false);
  expect(concerns(rule, { ...document, data: { regulatory_class: 'cosmetic' } })).toBe(false);
});

test('the texts of the interface are read by rules that name them only', () => {
  const data = { 'cart.title': 'Un remède', 'cart.made': 'Une boîte durable' };
  expect(findings('therapeutic-claims', { type: 'messages', lang: 'fr-fr', data })).toEqual([]);
  expect(findings('environmental-words', { type: 'messages', lang: 'fr-fr', data })).toHaveLength(1);
});
