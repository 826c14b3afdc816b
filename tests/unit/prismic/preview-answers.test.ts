import { expect, test } from 'vitest';
import { sentence } from '../../../lib/platform/http/responses.ts';
import { notEnabled } from '../../../lib/services/prismic/preview.ts';
import { expectConsole } from '../../setup/console.ts';

test('an editor is told why, and nobody keeps the answer', async () => {
  const response = sentence(410, 'this preview has expired');
  expect(response.status).toBe(410);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ message: 'this preview has expired' });
});

test('"Missing endpoints are logged to the console": one that is switched off is missing', async () => {
  const lines = expectConsole('error', /^\[preview\] Error: \/api\/preview was asked for/);
  const response = notEnabled('/api/preview');
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ name: 'ApiError', message: 'previews are switched off here' });
  expect(lines).toHaveLength(1);
});
