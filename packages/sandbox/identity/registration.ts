import { z } from 'zod';
import type { Newcomer } from './accounts.ts';
import type { Messages } from './messages.ts';

export const registrationFields = ['givenName', 'familyName', 'email', 'password'] as const;
type RegistrationField = (typeof registrationFields)[number];
export type RegistrationErrors = Partial<Record<RegistrationField, keyof Messages>>;
export type RegistrationValues = Omit<Newcomer, 'locale'>;

const LONGEST = 100;
const SHORTEST_PASSWORD = 8;

/** Reads the form values; every value except the password is trimmed. */
export function readRegistration(form: FormData): RegistrationValues {
  const text = (name: RegistrationField) => String(form.get(name) ?? '');
  return {
    givenName: text('givenName').trim(),
    familyName: text('familyName').trim(),
    email: text('email').trim(),
    password: text('password'),
  };
}

/** Validation errors by field, as message keys. Whether the e-mail address is free is checked elsewhere. */
export function checkRegistration(values: RegistrationValues): RegistrationErrors {
  const errors: RegistrationErrors = {};
  const { email, password } = values;
  for (const name of registrationFields) if (values[name].length > LONGEST) errors[name] = 'tooLong';
  if (!z.email().safeParse(email).success) errors.email = 'emailInvalid';
  if (password.length < SHORTEST_PASSWORD) errors.password = 'passwordShort';
  for (const name of registrationFields) if (values[name] === '') errors[name] = 'required';
  return errors;
}
