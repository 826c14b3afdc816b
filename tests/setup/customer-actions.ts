import { vi } from 'vitest';
import type { CustomerAnswer } from '../../lib/account/form-state.ts';

/** A server action as the server renders it: a form of its own, which posts without script. */
function serverAction(name: string) {
  return Object.assign(
    vi.fn(async (_form: FormData): Promise<CustomerAnswer> => ({ status: 'error', result: {} })),
    { $$FORM_ACTION: () => ({ name: `$ACTION_${name}`, method: 'POST', encType: 'multipart/form-data', data: null }) },
  );
}

/** What `vi.mock` puts in the place of `lib/account/actions.ts`: a test says what each of them answers. */
export const saveProfile = serverAction('profile');
export const saveAddress = serverAction('address');
export const makeDefault = serverAction('default');
export const removeAddress = serverAction('remove');
export const changePassword = serverAction('password');
export const requestDeletion = serverAction('deletion');
