import { expect, test } from 'vitest';
import { type Query, wordsIn } from '../../../components/cart/cart-screen.tsx';
import { translations } from '../../../lib/platform/i18n/translations.ts';

const t = await translations('fr-fr', 'cart');
const said = (query: Query) => wordsIn(query, t)?.replaceAll('\u00a0', ' ') ?? null;
const [error, warning] = [t('error.unexpected'), t('warning.other')];

test.each<[Query, string | null]>([
  [{}, null],
  [{ code: 'ETE', missing: '3' }, null],
  [{ error: 'timeout' }, t('error.timeout')],
  [{ error: 'timeout', warning: 'DISCOUNT_EXPIRED' }, t('error.timeout')],
  [{ warning: 'DISCOUNT_EXPIRED' }, t('warning.DISCOUNT_EXPIRED')],
  [{ warning: 'DISCOUNT_MINIMUM', missing: '14.68' }, 'Ajoutez encore 14,68 € d’achats pour que ce code s’applique.'],
  [{ warning: 'DISCOUNT_QUANTITY', missing: '1' }, 'Ajoutez encore 1 article pour que ce code s’applique.'],
])('%j says %j', (query, words) => {
  expect(said(query)).toBe(words?.replaceAll('\u00a0', ' ') ?? null);
});

test.each<[Query, string]>([
  [{ error: 'nonsense' }, error],
  [{ error: '' }, error],
  [{ error: 'constructor' }, error],
  [{ error: '__proto__' }, error],
  [{ error: 'timeout.length' }, error],
  [{ warning: 'toString' }, warning],
  [{ warning: '<b>' }, warning],
  [{ warning: 'DISCOUNT_MINIMUM' }, warning],
  [{ warning: 'DISCOUNT_MINIMUM', missing: 'all' }, warning],
  [{ warning: 'DISCOUNT_QUANTITY', missing: '-4' }, warning],
  [{ warning: 'DISCOUNT_QUANTITY', missing: ['1', '2'] }, warning],
])('%j, which nobody of ours wrote, is answered in general', (query, words) => {
  expect(wordsIn(query, t)).toBe(words);
});

test('a list in the place of a code asks for nothing', () => {
  expect(wordsIn({ error: ['timeout', 'timeout'] }, t)).toBeNull();
});
