import { describe, expect, test } from 'vitest';
import { sizeText } from '../../../components/forms/files-field.tsx';
import { type Locale, MARKETS } from '../../../lib/platform/markets.ts';
import french from '../../../messages/fr/forms.json';
import dutch from '../../../messages/nl/forms.json';

describe('size and state of a file', () => {
  const say = (size: number, state: Parameters<typeof sizeText>[1] = 'ready', locale: Locale = 'fr-fr') => {
    const { upload } = locale === 'nl-be' ? dutch : french;
    return sizeText(size, state, { ...upload, tag: MARKETS[locale].tag }).replace(/\s/g, ' ');
  };

  test.each([
    [0, '1 ko, prêt'],
    [1, '1 ko, prêt'],
    [217_088, '212 ko, prêt'],
    [1_468_007, '1,4 Mo, prêt'],
    // The limits of a field, as it says them.
    [2_097_152, '2 Mo, prêt'],
    [10_485_760, '10 Mo, prêt'],
  ])('%d bytes: %s', (size, text) => {
    expect(say(size)).toBe(text);
  });

  test('says that it is being sent, and that it was refused', () => {
    expect(say(1_468_007, 'sending')).toBe('1,4 Mo, envoi en cours');
    expect(say(2_048, 'refused')).toBe('2 ko, refusé');
    expect(say(2_048, 'ready', 'nl-be')).toBe('2 kB, klaar');
    expect(say(1_468_007, 'sending', 'nl-be')).toContain('1,4 MB, ');
  });
});
