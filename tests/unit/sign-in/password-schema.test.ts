import { expect, it } from 'vitest';
import { z } from 'zod';
import { registerSchema, signInSchema } from '../../../lib/sign-in/password-schema.ts';

const saidOf = (schema: z.ZodObject, value: object) => {
  const { error } = schema.safeParse(value);
  return error && z.flattenError(error).fieldErrors;
};

it.each([{ email: 'camille@exemple.fr' }, { email: 'camille@exemple.fr', password: '' }])(
  'who signs in %o is asked for their password',
  (typed) => {
    expect(saidOf(signInSchema, typed)).toEqual({ password: ['passwordMissing'] });
  },
);

it('who makes an account chooses a password', () => {
  expect(saidOf(registerSchema, { firstName: 'Maud', lastName: 'Delvaux', email: 'maud@exemple.fr' })).toEqual({
    password: ['passwordRequired'],
  });
});
