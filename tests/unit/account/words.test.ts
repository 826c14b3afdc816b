import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sayError, sayProblem } from '../../../components/forms/words.ts';
import { OUTCOMES } from '../../../lib/account/form-state.ts';
import french from '../../../messages/fr/customer.json';
import frenchSubmission from '../../../messages/fr/submission.json';
import dutch from '../../../messages/nl/customer.json';
import dutchSubmission from '../../../messages/nl/submission.json';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = ['lib/account/*.ts', 'lib/sign-in/*.ts', 'lib/forms/fields.ts', 'lib/delivery/rules.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
const isWritten = (code: string): boolean => sources.includes(`'${code}'`);
const thrown = [...sources.matchAll(/new FormProblem\(('\w+'|null), '(\w+)'/g)].map(([, field, code = '']) => ({
  field,
  code,
}));

describe.each([
  ['fr', french, frenchSubmission],
  ['nl', dutch, dutchSubmission],
])('the words of %s', (_, words, submission) => {
  const errors: Record<string, string> = { ...submission.errors, ...words.errors };
  const problems: Record<string, string> = { ...submission.problems, ...words.problems };

  test('no words are for what cannot happen', () => {
    expect([...Object.keys(words.errors), ...Object.keys(words.problems)].filter((code) => !isWritten(code))).toEqual(
      [],
    );
  });

  test('what an action says has words', () => {
    expect(thrown.length).toBeGreaterThan(4);
    const missing = thrown.filter(({ field, code }) => !(field === 'null' ? problems : errors)[code]);
    expect(missing).toEqual([]);
    expect(Object.keys(words.outcome)).toEqual(Object.keys(OUTCOMES));
  });

  test('what has values is filled with them', () => {
    expect(sayError({ errors }, 'zipInvalid {"digits":5,"example":"69004"}')).toMatch(/5.*69004/);
    expect(sayError({ errors }, 'passwordShort {"min":8}')).toContain('8');
    expect(sayProblem({ problems }, 'limited', { minutes: 4 })).toContain('4');
  });
});
