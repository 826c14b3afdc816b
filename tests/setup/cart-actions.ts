import { vi } from 'vitest';
import type { CartReply } from '../../lib/cart/view.ts';

/** A server action as the server renders it: its own form, which posts without JavaScript. */
function serverAction(name: string) {
  const silent: CartReply = { status: 'error', code: 'unreachable', values: {}, cart: undefined };
  return Object.assign(
    vi.fn(async (_form: FormData): Promise<CartReply> => silent),
    { $$FORM_ACTION: () => ({ name: `$ACTION_${name}`, method: 'POST', encType: 'multipart/form-data', data: null }) },
  );
}

/** The replacement of `lib/cart/actions.ts` for `vi.mock`: a test defines what each action returns. */
export const addToCart = serverAction('add');
export const changeQuantity = serverAction('change');
export const changePlan = serverAction('plan');
export const removeFromCart = serverAction('remove');
export const restoreToCart = serverAction('restore');
export const addDiscountCode = serverAction('addCode');
export const removeDiscountCode = serverAction('removeCode');
export const saveNote = serverAction('note');
export const saveGiftOptions = serverAction('gift');
export const setDeliveryPlace = serverAction('place');
export const chooseDelivery = serverAction('carrier');
export const applyGiftCard = serverAction('addGiftCard');
export const removeGiftCard = serverAction('removeGiftCard');
export const addGiftCard = serverAction('buyGiftCard');
