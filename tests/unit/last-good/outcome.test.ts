import { expect, test } from 'vitest';
import { outcomeOf } from '../../../lib/last-good/outcome.ts';

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
  expect(outcomeOf(status, text).is).toBe(is);
});
