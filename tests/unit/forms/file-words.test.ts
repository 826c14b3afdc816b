import { describe, expect, test } from 'vitest';
import { percentSent, sizeText } from '../../../components/forms/file-words.ts';
import words from '../../../messages/fr/forms.json';

const files = [{ size: 100 }, { size: 300 }, { size: 0 }] as const;
const [first, second, empty] = files;
const at = (file: { size: number }, sent: number, total = 450) => percentSent(file, files, { sent, total });

describe('how much of a file has left', () => {
  test('nothing is said while nothing is sent', () => {
    expect(percentSent(first, files, null)).toBeNull();
  });

  test.each([
    [0, 0, 0, 0],
    [50, 0, 0, 0],
    [100, 50, 0, 0],
    [150, 100, 0, 0],
    [300, 100, 50, 0],
    [449, 100, 99, 0],
    [450, 100, 100, 100],
    [9_999, 100, 100, 100],
  ])('after %d of 450 bytes, 50 of them for the fields: %d %%, %d %%, %d %%', (sent, one, two, three) => {
    expect([at(first, sent), at(second, sent), at(empty, sent)]).toEqual([one, two, three]);
  });

  test('a total that the browser does not know is no reason to count backwards', () => {
    expect([at(first, 50, 0), at(second, 50, 0)]).toEqual([50, 0]);
  });
});

describe('size and state of a file', () => {
  const say = (size: number, state: { refused?: boolean; percent?: number | null } = {}) =>
    sizeText(size, { refused: false, percent: null, ...state }, words.upload);

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
    expect(say(size).replace(/\s/g, ' ')).toBe(text);
  });

  test('says how far it is, that it has left, and that it was refused', () => {
    expect(say(1_468_007, { percent: 64 }).replace(/\s/g, ' ')).toBe('1,4 Mo, 64 %');
    expect(say(1_468_007, { percent: 0 }).replace(/\s/g, ' ')).toBe('1,4 Mo, 0 %');
    expect(say(2_048, { percent: 100 }).replace(/\s/g, ' ')).toBe('2 Ko, envoyé');
    expect(say(2_048, { refused: true, percent: 50 }).replace(/\s/g, ' ')).toBe('2 Ko, refusé');
  });
});
