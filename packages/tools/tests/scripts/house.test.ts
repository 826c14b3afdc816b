import { expect, test } from 'vitest';
import { whoCanSignIn } from '../../lib/services.ts';

test('the demonstration says whose account can be tried, with its password', async () => {
  expect(await whoCanSignIn()).toBe(
    'Sign in as camille.morel@exemple.fr (silene-demo-1) or lotte.peeters@voorbeeld.be (silene-demo-2), or register with any address.',
  );
});
