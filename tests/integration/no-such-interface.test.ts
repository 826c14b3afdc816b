import { expect, test } from 'vitest';
import * as handlers from '../../app/api/[[...rest]]/route.ts';

test.each(Object.entries(handlers))('%s of an interface that there is not is an API error', async (_, handler) => {
  const answer = await handler();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await answer.json()).toEqual({
    name: 'ApiError',
    message: 'there is no such interface',
    status: 404,
    data: null,
    code: 'notFound',
  });
});
