import { describe, expect, test } from 'vitest';
import { sizeText } from '../../../components/forms/files-field.tsx';
import words from '../../../messages/fr/forms.json';

describe('size and state of a file', () => {
  const say = (size: number, state: Parameters<typeof sizeText>[1] = 'ready') =>
    sizeText(size, state, words.upload).replace(/\s/g, ' ');

  test.each([
    [0, '1 Ko, prêt'],
    [1, '1 Ko, prêt'],
    [217_088, '212 Ko, prêt'],
    [1_048_000, '1023 Ko, prêt'],
    [1_048_575, '1,0 Mo, prêt'],
    [1_048_576, '1,0 Mo, prêt'],
    [1_468_007, '1,4 Mo, prêt'],
    [10_485_760, '10,0 Mo, prêt'],
  ])('%d bytes: %s', (size, text) => {
    expect(say(size)).toBe(text);
  });

  test('says that it is being sent, and that it was refused', () => {
    expect(say(1_468_007, 'sending')).toBe('1,4 Mo, envoi en cours');
    expect(say(2_048, 'refused')).toBe('2 Ko, refusé');
  });
});
