import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scan } from '../../../lib/services/antivirus.ts';
import { type ClamdMood, fakeClamd } from './fake-clamd.ts';
import { EICAR, latin1 } from './sample.ts';

describe('scan', () => {
  let clamd: Awaited<ReturnType<typeof fakeClamd>>;
  beforeAll(async () => {
    clamd = await fakeClamd();
  });
  beforeEach(() => {
    clamd.state.mood = 'verdict';
    clamd.files.length = 0;
  });
  afterAll(() => clamd.stop());

  test('a clean file arrives whole', async () => {
    const file = Buffer.alloc(3_000_000, 'Bonjour');
    expect(await scan(file, clamd.url)).toBe('clean');
    expect(clamd.files).toHaveLength(1);
    expect(clamd.files[0]?.equals(file)).toBe(true);
  });

  test('an infected file', async () => {
    expect(await scan(latin1(`a ${EICAR}`), clamd.url)).toBe('infected');
  });

  test('several files at once keep their verdicts', async () => {
    const files = [latin1('a'), latin1(EICAR), latin1('b')];
    expect(await Promise.all(files.map((file) => scan(file, clamd.url)))).toEqual(['clean', 'infected', 'clean']);
  });

  test.each<[ClamdMood, RegExp]>([
    ['error', /size limit exceeded/],
    ['close', /no verdict: nothing/],
    ['close-at-once', /no connection|no verdict: nothing/],
    ['chatter', /no verdict: xxx/],
  ])('no verdict when it answers with: %s', async (mood, message) => {
    clamd.state.mood = mood;
    await expect(scan(latin1('a'), clamd.url)).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringMatching(message),
    });
  });

  test('no verdict within its time', async () => {
    clamd.state.mood = 'hang';
    await expect(scan(latin1('a'), clamd.url, 100)).rejects.toMatchObject({
      code: 'timeout',
      values: { milliseconds: 100, url: clamd.url },
    });
  });

  test('nobody there', async () => {
    const gone = await fakeClamd();
    await gone.stop();
    await expect(scan(latin1('a'), gone.url)).rejects.toMatchObject({ code: 'unreachable' });
  });
});
