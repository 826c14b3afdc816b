import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import middleware from '../../middleware.ts';

const ask = (host: string, path: string, method = 'GET') =>
  middleware(new NextRequest(`http://${host}:3000${path}`, { method, headers: { host: `${host}:3000` } }));

describe('where nobody has an account', () => {
  test.each([
    ['/auth', 'GET'],
    ['/auth/login?to=%2F', 'GET'],
    ['/auth/error?error=AccessDenied', 'GET'],
    ['/auth/shop?to=%2F', 'GET'],
    ['/auth/login', 'POST'],
  ])('%s (%s) does not exist', (path, method) => {
    const rewritten = ask('tn.localhost', path, method).headers.get('x-middleware-rewrite');
    expect(URL.parse(rewritten ?? '')?.pathname).toBe('/internal-path');
  });

  test.each(['fr.localhost', 'be.localhost'])('%s has them', (host) => {
    const answer = ask(host, '/auth/login?to=%2F');
    expect([answer.headers.get('x-middleware-next'), answer.headers.get('x-middleware-rewrite')]).toEqual(['1', null]);
  });
});
