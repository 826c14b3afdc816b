import { z } from 'zod';
import { passwordSchema } from '../account/schema.ts';
import { email, type Fields, name, typedSecret } from '../forms/fields.ts';

/** Section 6 of the specification, for the mode in which the shop itself stores the passwords. */
export const signInSchema = z.object({
  email,
  password: typedSecret('passwordMissing').min(1, 'passwordMissing').max(200, 'passwordLong'),
});
export const signInFields: Fields = { email: 'text', password: 'text' };

export const registerSchema = z.object({
  firstName: name('givenName'),
  lastName: name('familyName'),
  email,
  password: passwordSchema.shape.password,
  newsletter: z.literal('on').optional(),
});
export const registerFields: Fields = {
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  password: 'text',
  newsletter: 'text',
};

export const recoverSchema = z.object({ email });
export const recoverFields: Fields = { email: 'text' };
