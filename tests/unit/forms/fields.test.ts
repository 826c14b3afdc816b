import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

/** The rules are constants: each test has its own, so that `npm run mutation` sees what it plants in them. */
function load() {
  vi.resetModules();
  return import('../../../lib/forms/fields.ts');
}
type Rules = Awaited<ReturnType<typeof load>>;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a page, whose policy forbids it: none', true, true],
  ['the server: as zod does by itself', false, undefined],
])('functions that zod compiles from text, in %s', async (_, isPage, jitless) => {
  const before = z.config().jitless;
  z.config({ jitless: undefined });
  if (isPage) vi.stubGlobal('document', {});
  await load();
  expect(z.config().jitless).toBe(jitless);
  z.config({ jitless: before });
});

const long = (length: number) => 'x'.repeat(length);
const address = (length: number) => `${'a'.repeat(length - '@exemple.fr'.length)}@exemple.fr`;

describe('of a value one thing is said', () => {
  test.each<[string, (rules: Rules) => z.ZodType, [typed: string | undefined, said: string | null][]]>([
    [
      'a line',
      ({ line }) => line('nameRequired', { least: 2, code: 'nameShort' }),
      [
        ['', 'nameRequired'],
        ['É', 'nameShort'],
        ['Li', null],
        [long(101), 'tooLong {"max":100}'],
      ],
    ],
    [
      'an optional line',
      ({ optionalLine }) => optionalLine,
      [
        [undefined, null],
        ['', null],
        [long(100), null],
        [long(101), 'tooLong {"max":100}'],
      ],
    ],
    [
      'an optional text',
      ({ optionalText }) => optionalText,
      [
        [undefined, null],
        ['', null],
        [long(5_000), null],
        [long(5_001), 'tooLong {"max":5000}'],
      ],
    ],
    [
      'an e-mail address',
      ({ email }) => email,
      [
        ['', 'emailRequired'],
        ['elise@exemple.fr', null],
        [address(254), null],
        [address(255), 'emailInvalid'],
        [long(255), 'emailInvalid'],
      ],
    ],
    [
      'a telephone number',
      ({ phone }) => phone.refine((typed) => typed !== '06.12', 'phoneUnusable'),
      [
        ['', null],
        ['06 12', null],
        ['1'.repeat(30), null],
        ['1'.repeat(31), 'phoneInvalid'],
        [long(31), 'phoneInvalid'],
        ['06.12', 'phoneInvalid'],
      ],
    ],
  ])('%s', async (_, ruleOf, rows) => {
    const rule = ruleOf(await load());
    const said = (typed: string | undefined) => rule.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];
    expect(rows.map(([typed]) => [typed, said(typed)])).toEqual(
      rows.map(([typed, message]) => [typed, message === null ? [] : [message]]),
    );
  });
});
