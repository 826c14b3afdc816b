import { expect, test, vi } from 'vitest';
import { POST } from '../../../app/api/auth/%5Flog/route.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { consume } from '../../../lib/rate-limit/consume.ts';
import { expectConsole } from '../../setup/console.ts';
import { newRequest } from '../../setup/next/headers.ts';

vi.mock('../../../lib/rate-limit/consume.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/rate-limit/consume.ts')>()),
  consume: vi.fn(async () => undefined),
}));

async function send(body: string): Promise<Response> {
  newRequest();
  return POST(new Request('http://localhost/api/auth/_log', { method: 'POST', body }));
}

test('an error that a browser had with its session is in the log', async () => {
  const said = expectConsole('error', /^\[session\] /);
  expect((await send('{"level":"error","code":"ClientFetchError 500"}')).status).toBe(204);
  expect((await send('{"level":"warn","code":"debug-enabled"}')).status).toBe(204);
  expect(said).toEqual([
    '[session] AppError: a browser reports (error): ClientFetchError 500',
    '[session] AppError: a browser reports (warn): debug-enabled',
  ]);
});

test.each([
  ['no JSON', 'ClientFetchError'],
  ['an unknown level', '{"level":"fatal","code":"a"}'],
  ['no code', '{"level":"error","code":""}'],
  ['a code of 81 characters', JSON.stringify({ level: 'error', code: 'a'.repeat(81) })],
  ['lines of its own', JSON.stringify({ level: 'error', code: 'a\n[cart] b' })],
  ['a person', JSON.stringify({ level: 'error', code: 'camille@exemple.fr' })],
  ['more than 2,000 characters', JSON.stringify({ level: 'error', code: 'a', more: ' '.repeat(2_000) })],
])('%s is refused, and nothing is logged', async (_, body) => {
  expect((await send(body)).status).toBe(400);
});

test('too many are told when to come again', async () => {
  vi.mocked(consume).mockRejectedValueOnce(new AppError('limited', { seconds: 30 }));
  const answer = await send('{"level":"error","code":"a"}');
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('30');
});
