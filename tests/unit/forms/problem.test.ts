import { expect, test } from 'vitest';
import { fill, problemText, readProblem } from '../../../lib/forms/state.ts';

test.each([
  ['emailRequired', {}, 'emailRequired'],
  ['tooLong', { max: 100 }, 'tooLong {"max":100}'],
  ['fileType', { name: 'photo de « Camille ».gif', types: 'PDF, DOC' }, undefined],
])('a problem travels as the text of an issue and back: %s', (code, values, text) => {
  const written = problemText(code, values);
  if (text) expect(written).toBe(text);
  expect(readProblem(written)).toEqual({ code, values });
});

test.each(['', ' ', '"', '\\', '{"a":1}', '} {', '\u0000\u202e', '\ud800', '🌿 e\u0301', '$& %s', '__proto__'])(
  'whatever a file is called, its name arrives: %j',
  (name) => {
    expect(readProblem(problemText('fileEmpty', { name }))).toEqual({ code: 'fileEmpty', values: { name } });
  },
);

test.each(['', ' ', 'a b', '{"a":1}', ' {"max":1}', 'Some text of a library', 'code {', 'code [1'])(
  '%j is no reason to throw',
  (text) => {
    expect(readProblem(text)).toEqual({ code: text, values: {} });
  },
);

test.each([
  ['« {name} » est vide', { name: '$& {max}' }, '« $& {max} » est vide'],
  ['{max} caractères', { max: 0 }, '0 caractères'],
  ['{files} fichiers', {}, '{files} fichiers'],
  ['{a}{b}{a}', { a: 'x', b: 'y' }, 'xyx'],
])('%s is filled', (message, values, text) => {
  expect(fill(message, values as Record<string, string>)).toBe(text);
});
