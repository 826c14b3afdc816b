import { expect, test } from 'vitest';
import { GONE, statusOf } from '../../../lib/platform/http/responses.ts';

test('a page that is gone says 410 of itself, in the way that is read', () => {
  const [[name, content] = []] = Object.entries(GONE);
  expect(statusOf(`<head><meta name="${name}" content="${content}"/></head>`)).toBe(410);
});

test.each([
  ['nothing', ''],
  ['a page that says nothing', '<head><meta name="robots" content="noindex"/></head>'],
  ['another status', '<meta name="page-status" content="500"/>'],
  ['a longer number', '<meta name="page-status" content="4100"/>'],
  ['a text that speaks of it', '<p>&lt;meta name=&quot;page-status&quot; content=&quot;410&quot;&gt;</p>'],
  ['data in a script', '<script>push("\\u003cmeta name=\\"page-status\\" content=\\"410\\"/>")</script>'],
])('%s is sent with the usual status', (_, html) => {
  expect(statusOf(html)).toBeNull();
});
