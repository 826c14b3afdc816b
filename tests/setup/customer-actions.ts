import { vi } from 'vitest';
import type { CustomerAnswer } from '../../lib/account/form-state.ts';

/** A server action as the server renders it: its own form, which posts without JavaScript. */
function serverAction(name: string) {
  return Object.assign(
    vi.fn(async (_form: FormData): Promise<CustomerAnswer> => ({ status: 'error', result: {} })),
    { $$FORM_ACTION: () => ({ name: `$ACTION_${name}`, method: 'POST', encType: 'multipart/form-data', data: null }) },
  );
}

/** The replacement of `lib/account/actions.ts` for `vi.mock`: a test defines what each action returns. */
export const saveProfile = serverAction('profile');
export const saveAddress = serverAction('address');
export const makeDefault = serverAction('default');
export const removeAddress = serverAction('remove');
export const changePassword = serverAction('password');
export const requestDeletion = serverAction('deletion');
