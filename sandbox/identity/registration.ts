import { z } from 'zod';
import type { Newcomer } from './accounts.ts';
import type { Messages } from './messages.ts';

export const registrationFields = ['givenName', 'familyName', 'email', 'password'] as const;
type RegistrationField = (typeof registrationFields)[number];
export type RegistrationErrors = Partial<Record<RegistrationField, keyof Messages>>;
export type RegistrationValues = Omit<Newcomer, 'locale'>;

const LONGEST = 100;
const SHORTEST_PASSWORD = 8;

/** What was typed; only the password keeps its blanks. */
export function readRegistration(form: FormData): RegistrationValues {
  const text = (name: RegistrationField) => String(form.get(name) ?? '');
  return {
    givenName: text('givenName').trim(),
    familyName: text('familyName').trim(),
    email: text('email').trim(),
    password: text('password'),
  };
}

/** What is wrong with each field, as a message's name. Whether the address is free is another question. */
export function checkRegistration(values: RegistrationValues): RegistrationErrors {
  const errors: RegistrationErrors = {};
  const { email, password } = values;
  for (const name of registrationFields) if (values[name].length > LONGEST) errors[name] = 'tooLong';
  if (!z.email().safeParse(email).success) errors.email = 'emailInvalid';
  if (password.length < SHORTEST_PASSWORD) errors.password = 'passwordShort';
  for (const name of registrationFields) if (values[name] === '') errors[name] = 'required';
  return errors;
}
