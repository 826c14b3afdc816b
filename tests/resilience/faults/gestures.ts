import * as actions from '../../../lib/cart/actions.ts';
import type { CartLineView, CartReply } from '../../../lib/cart/view.ts';
import { type Shape, unitsOf, withUnits } from './shape.ts';

type GestureName = 'add' | 'change' | 'remove' | 'undo' | 'code' | 'dropCode' | 'note' | 'place' | 'carrier';

/** One action of a visitor, as the page's script sends it. */
export type Gesture = {
  name: GestureName;
  /** The operation that carries it out at the shop, sent at most once. */
  operation: string;
  send: () => Promise<CartReply>;
  /** The shape of a cart after the gesture was carried out. */
  done: (before: Shape) => Shape;
};

type Action = (form: FormData) => Promise<CartReply>;

function sending(action: Action, fields: Record<string, string>): () => Promise<CartReply> {
  return () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, locale: 'fr-fr', scripted: '1' })) form.set(name, value);
    return action(form);
  };
}

export const add = (variantId: string, quantity: number): Gesture => ({
  name: 'add',
  operation: 'cartLinesAdd',
  send: sending(actions.addToCart, { variantId, quantity: String(quantity) }),
  done: (before) => withUnits(before, variantId, unitsOf(before, variantId) + quantity),
});

/**
 * Changes a line that exists: one that was removed stays removed. Another tab may have changed its quantity by now: an increase
 * never lowers it, a decrease never raises it.
 */
export function change({ id, variant, quantity: shown }: CartLineView, quantity: number): Gesture {
  const action = quantity > shown ? 'increase' : 'decrease';
  const after = action === 'increase' ? Math.max : Math.min;
  return {
    name: 'change',
    operation: quantity > 0 ? 'cartLinesUpdate' : 'cartLinesRemove',
    send: sending(actions.changeQuantity, { lineId: id, action, quantity: String(quantity) }),
    done(before) {
      const units = unitsOf(before, variant.id);
      return units > 0 ? withUnits(before, variant.id, after(units, quantity)) : before;
    },
  };
}

export const remove = ({ id, variant }: CartLineView): Gesture => ({
  name: 'remove',
  operation: 'cartLinesRemove',
  send: sending(actions.removeFromCart, { lineId: id }),
  done: (before) => withUnits(before, variant.id, 0),
});

export const undo = ({ variant, quantity }: CartLineView): Gesture => ({
  ...add(variant.id, quantity),
  name: 'undo',
  send: sending(actions.restoreToCart, { variantId: variant.id, quantity: String(quantity) }),
});

const without = (codes: readonly string[], code: string): string[] => codes.filter((known) => known !== code);

export const code = (text: string): Gesture => ({
  name: 'code',
  operation: 'cartDiscountCodesUpdate',
  send: sending(actions.addDiscountCode, { code: text }),
  done: (before) => ({ ...before, codes: [...without(before.codes, text), text].sort() }),
});

export const dropCode = (text: string): Gesture => ({
  name: 'dropCode',
  operation: 'cartDiscountCodesUpdate',
  send: sending(actions.removeDiscountCode, { code: text }),
  done: (before) => ({ ...before, codes: without(before.codes, text) }),
});

export const note = (text: string): Gesture => ({
  name: 'note',
  operation: 'cartNoteUpdate',
  send: sending(actions.saveNote, { note: text }),
  done: (before) => ({ ...before, note: text }),
});

/** @param known whether the cart already has an address, which is then replaced. */
export const place = (zip: string, known: boolean): Gesture => ({
  name: 'place',
  operation: known ? 'cartDeliveryAddressesUpdate' : 'cartDeliveryAddressesAdd',
  send: sending(actions.setDeliveryPlace, { zip }),
  done: (before) => ({ ...before, zip }),
});

export const carrier = (group: string, handle: string): Gesture => ({
  name: 'carrier',
  operation: 'cartSelectedDeliveryOptionsUpdate',
  send: sending(actions.chooseDelivery, { group, handle }),
  done: (before) => ({ ...before, carrier: handle }),
});
