import { expect, test } from 'vitest';
import {
  answerWithout,
  asStored,
  isStored,
  isStoredRef,
  outcomeOf,
  readAnswer,
  withTrueRef,
} from '../../../lib/services/prismic/response.ts';

const document = (id: string, ref = 'R1') => ({
  id,
  href: `http://cms.test/search?ref=${ref}&access_token=secret`,
  uid: id,
});
const search = (ids: string[], ref = 'R1', more = {}) =>
  JSON.stringify({
    page: 1,
    results_size: ids.length,
    total_results_size: ids.length,
    next_page: null,
    prev_page: null,
    results: ids.map((id) => document(id, ref)),
    ...more,
  });
const repository = (...refs: string[]) => JSON.stringify({ refs: refs.map((ref) => ({ ref, id: ref })), types: {} });

test.each([
  ['cut off', search(['a']).slice(0, -3)],
  ['a page', '<html></html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['another object', '{"message":"x"}'],
  ['documents that are none', '{"results":["x"]}'],
  ['references that are none', '{"refs":[1]}'],
])('no answer: %s', (_, text) => {
  expect(readAnswer(text)).toBeNull();
});

test('a search is the same whatever the reference, and holds no token', () => {
  const answer = readAnswer(search(['a', 'b'], 'R1', { next_page: 'http://cms.test/?access_token=secret' }));
  const other = readAnswer(search(['a', 'b'], 'R2', { next_page: 'http://cms.test/?ref=R2' }));
  expect(answer).toEqual(other);
  expect(answer).toMatchObject({ empty: false, refs: [] });
  expect(answer?.body).not.toMatch(/secret|R1/);
  expect(JSON.parse(answer?.body ?? '')).toMatchObject({ next_page: 'yes', results: [{ id: 'a' }, { id: 'b' }] });
});

test('nothing found is an answer', () => {
  expect(readAnswer(search([]))).toMatchObject({ empty: true });
});

test('a repository names its references, and a kept one names none to ask with', () => {
  const answer = readAnswer(repository('R1', 'R2'));
  expect(answer).toMatchObject({ empty: false, refs: ['R1', 'R2'] });
  const kept = JSON.parse(asStored(answer?.body ?? ''));
  expect(isStored(kept)).toBe(true);
  expect(kept.refs.map(({ ref }: { ref: string }) => isStoredRef(ref))).toEqual([true, true]);
  expect(withTrueRef(`http://cms.test/search?ref=${kept.refs[1].ref}&q=x`)).toBe('http://cms.test/search?ref=R2&q=x');
  expect([isStoredRef('R1'), isStoredRef(null)]).toEqual([false, false]);
});

test('a kept search says so', () => {
  expect(isStored(JSON.parse(asStored(search(['a']))))).toBe(true);
  expect(isStored(JSON.parse(search(['a'])))).toBe(false);
});

test.each([
  ['of a page: nothing is found', ['a'], ['a'], []],
  ['in a list: the others are', ['a', 'b', 'c'], ['b'], ['a', 'c']],
])('a document that was taken back, %s', (_, ids, gone, left) => {
  const answer = answerWithout(search(ids), new Set(gone));
  expect(answer?.empty).toBe(left.length === 0);
  const body = JSON.parse(answer?.body ?? '');
  expect(body.results.map(({ id }: { id: string }) => id)).toEqual(left);
  expect([body.results_size, body.total_results_size]).toEqual([left.length, left.length]);
});

test.each([
  ['without it', search(['a']), 'b'],
  ['that only links to it', JSON.stringify({ results: [{ id: 'a', data: { link: { id: 'b' } } }] }), 'b'],
  ['about the repository', repository('b'), 'b'],
])('an answer %s stays', (_, body, id) => {
  expect(answerWithout(body, new Set([id]))).toBeNull();
});

const json = (body: object) => JSON.stringify(body);

test.each([
  ['documents', 200, json({ results: [] }), 'good'],
  ['a page of a proxy', 200, '<html>', 'failure'],
  ['a question that cannot be read', 400, json({ type: 'api_parsing_error' }), 'word'],
  ['a newer reference', 404, json({ message: 'Ref not found. Master ref is: R2' }), 'word'],
  ['a newer reference', 410, json({ message: 'The ref is expired. Master ref is: R2' }), 'word'],
  ['a preview that is over', 404, json({ message: 'This preview token has expired' }), 'word'],
  ['an expired reference, and no newer one', 410, json({ message: 'The ref is expired.' }), 'failure'],
  ['a repository that is not found', 404, json({ error: 'Not found' }), 'failure'],
  ['a token that is refused', 401, json({ message: 'no' }), 'failure'],
  ['an error', 500, 'oh', 'failure'],
])('%s (%i)', (_, status, text, is) => {
  expect(outcomeOf(status, text, { isOwn: false }).is).toBe(is);
});
