import { expect, test } from 'vitest';
import { sayError, sayProblem } from '../../../components/forms/words.ts';
import { fill, problemIn, problemQuery, problemText, readProblem } from '../../../lib/forms/state.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { limitProblem } from '../../../lib/rate-limit/limits.ts';

test.each([
  ['emailRequired', {}, 'emailRequired'],
  ['tooLong', { max: 100 }, 'tooLong {"max":100}'],
  ['x', { max: 100 }, 'x {"max":100}'],
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

test.each([
  [
    'of the form',
    { problem: { code: 'limited', values: { minutes: 7 } }, result: {} },
    { problem: 'limited', minutes: '7' },
  ],
  ['of a field', { result: { error: { lines: ['returnQuantity'] } } }, { problem: 'returnQuantity' }],
  ['with a number', { result: { error: { reason: ['tooLong {"max":300}'] } } }, { problem: 'tooLong', max: '300' }],
  [
    'with nothing to wait for',
    { problem: { code: 'limited', values: { minutes: 0 } }, result: {} },
    { problem: 'limited' },
  ],
  ['with what was typed', { result: { error: { a: ['fileType {"name":"cv.gif"}'] } } }, { problem: 'fileType' }],
  ['none', { result: {} }, {}],
])('a problem as parameters of a page: %s', (_, state, query) => {
  expect(problemQuery(state)).toEqual(query);
});

test.each([
  [
    { problem: 'limited', minutes: '7' },
    { code: 'limited', values: { minutes: 7 } },
  ],
  [
    { problem: 'limited', minutes: '<b>', max: '99999' },
    { code: 'limited', values: {} },
  ],
  [{ problem: ['limited', 'x'] }, null],
  [{}, null],
])('and back: %j', (query, problem) => {
  expect(problemIn(query)).toEqual(problem);
});

test.each(['constructor', '__proto__', 'toString', 'invented'])(
  'a code that is no message, %s, is said in general',
  (code) => {
    const words = { problems: { unavailable: 'Rien n’a été envoyé.' }, errors: { invalid: 'Vérifiez ce champ' } };
    expect(sayProblem(words, code, {})).toBe('Rien n’a été envoyé.');
    expect(sayError(words, code)).toBe('Vérifiez ce champ');
  },
);

test('the error of a field is also said above a form', () => {
  expect(sayProblem({ problems: {}, errors: { tooLong: '{max} caractères' } }, 'tooLong', { max: 300 })).toBe(
    '300 caractères',
  );
});

test.each([
  [420, { code: 'limited', values: { minutes: 7 } }],
  [7_200, { code: 'limited', values: { minutes: 120 } }],
  [7_201, { code: 'limitedToday', values: {} }],
  [86_400, { code: 'limitedToday', values: {} }],
])('a limit that ends after %d seconds', (seconds, problem) => {
  expect(limitProblem(new AppError('limited', { seconds }))).toEqual(problem);
});
