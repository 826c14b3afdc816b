import { expect, test } from 'vitest';
import { isNamespace, LOADING, NAMESPACES, readFile } from '../../../lib/platform/i18n/messages.ts';

const file = { default: { title: 'Nos conseils' } };

/** A loader that fails `failures` times, and a sleep that records the requested delays. */
function flaky(failures: number) {
  const waits: number[] = [];
  let tries = 0;
  const read = async () => {
    tries += 1;
    if (tries <= failures) throw new Error(`failure ${tries}`);
    return file;
  };
  const sleep = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  return { read, sleep, waits, tries: () => tries };
}

test('up to 10 parallel reads, 5 retries, wait 350 ms doubling each time', () => {
  expect(LOADING).toEqual({ parallel: 10, retries: 5, firstWaitMs: 350 });
});

test.each<[failures: number, waits: number[]]>([
  [0, []],
  [1, [350]],
  [3, [350, 700, 1400]],
  [5, [350, 700, 1400, 2800, 5600]],
])('a file that fails %i times is read after waits of %j', async (failures, waits) => {
  const attempt = flaky(failures);
  await expect(readFile(attempt.read, attempt.sleep)).resolves.toBe(file);
  expect(attempt.waits).toEqual(waits);
});

test('after the fifth retry the error is said', async () => {
  const attempt = flaky(Number.POSITIVE_INFINITY);
  await expect(readFile(attempt.read, attempt.sleep)).rejects.toThrow('failure 6');
  expect(attempt.waits).toEqual([350, 700, 1400, 2800, 5600]);
  expect(attempt.tries()).toBe(6);
});

test('never more than ten files are read at once, and each gets its turn', async () => {
  const open: (() => void)[] = [];
  let most = 0;
  const read = () =>
    new Promise<typeof file>((resolve) => {
      open.push(() => resolve(file));
      most = Math.max(most, open.length);
    });
  const reads = Promise.all(Array.from({ length: 25 }, () => readFile(read)));
  let answered = 0;
  while (answered < 25) {
    await new Promise(setImmediate);
    for (const answer of open.splice(0)) {
      answer();
      answered += 1;
    }
  }
  await expect(reads).resolves.toHaveLength(25);
  expect(most).toBe(10);
});

test('files that could not be read hold up no others', async () => {
  const lost = Array.from({ length: 20 }, () => flaky(Number.POSITIVE_INFINITY));
  await Promise.allSettled(lost.map(({ read, sleep }) => readFile(read, sleep)));
  await expect(readFile(async () => file)).resolves.toBe(file);
});

test.each<[name: string, expected: boolean]>([
  ...NAMESPACES.map((name): [string, boolean] => [name, true]),
  ['../env', false],
  ['toString', false],
  ['', false],
])('%s is a namespace: %s', (name, expected) => {
  expect(isNamespace(name)).toBe(expected);
});
