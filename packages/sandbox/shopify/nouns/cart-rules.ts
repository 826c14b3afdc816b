import { type Context, marketOf, stockOf, uuid } from '../context.ts';
import { type AddressInput, addAddresses } from '../engine/cart-addresses.ts';
import { addLines, type ParentInput, type Shelf, updateLines } from '../engine/cart-lines.ts';
import { type Attribute, type Cart, type CartOutcome, type CartProblem, groupGid } from '../engine/cart-types.ts';
import { customerById } from '../engine/customers.ts';
import { putCards } from '../engine/gift-cards.ts';
import { isRecipientWrong } from '../engine/issue-cards.ts';
import { priceCart } from '../engine/pricing.ts';
import { numberOf } from '../gid.ts';
import { badRequest } from '../resolve.ts';
import { newest } from '../versions.ts';
import { type BuyerInput, type CartAddressInput, customerIdOf, readAddress } from './cart-inputs.ts';

export interface LineInput {
  merchandiseId: string;
  quantity: number;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
  parent?: ParentInput | null;
}

export interface LineUpdate {
  id: string;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
}

/** The change that a mutation makes to a cart, with its input already read. */
export type Rule = (cart: Cart) => CartOutcome;

const longestNote = 5000;
const longestList = 250;

export const changed = (cart: Cart): CartOutcome => ({ cart, userErrors: [], warnings: [] });
const refused = (cart: Cart, ...userErrors: CartProblem[]): CartOutcome => ({ cart, userErrors, warnings: [] });
const shelf = (context: Context): Shelf => ({ catalogue: context.catalogue, stockOf: stockOf(context) });

/** Applies rules in order; the first one that fails ends the sequence. */
export function inTurn(cart: Cart, rules: Rule[]): CartOutcome {
  return rules.reduce<CartOutcome>((before, rule) => {
    if (before.userErrors.length > 0) return before;
    const after = rule(before.cart);
    return { ...after, warnings: [...before.warnings, ...after.warnings] };
  }, changed(cart));
}

function checkSize(list: readonly unknown[]) {
  if (list.length > longestList)
    throw badRequest(`The input array size of ${list.length} is greater than the maximum allowed of ${longestList}.`);
}

const planIdOf = ({ sellingPlanId: gid }: Pick<LineInput, 'sellingPlanId'>) =>
  gid == null ? gid : numberOf(gid, 'SellingPlan');

export const adding = (lines: LineInput[], context: Context, field?: string[]): Rule => {
  checkSize(lines);
  const inputs = lines.map((line) => ({
    ...line,
    variantId: numberOf(line.merchandiseId, 'ProductVariant'),
    planId: planIdOf(line),
    attributes: line.attributes ?? [],
  }));
  const isWrong = ({ variantId, attributes }: (typeof inputs)[number]) =>
    Boolean(context.catalogue.variant(variantId)?.product.isGiftCard) && isRecipientWrong(attributes, context.clock());
  const wrong = inputs.filter(isWrong);
  const problems = wrong.map((input) => noRecipient(inputs.indexOf(input), field));
  const taken = inputs.filter((input) => !wrong.includes(input));
  return (cart) => {
    if (problems.length > 0 && context.version === newest) return refused(cart, ...problems);
    return addLines(cart, taken, shelf(context), () => uuid(context), field);
  };
};

/** An error from version 2026-01 on; before, the line was left out without one. */
const noRecipient = (index: number, field: string[] = ['lines']): CartProblem => ({
  code: 'GIFT_CARD_RECIPIENT_INVALID',
  field: [...field, String(index), 'attributes'],
  message: 'The specified gift card recipient is invalid.',
});

export const updating = (lines: LineUpdate[], context: Context): Rule => {
  checkSize(lines);
  const changes = lines.map((line) => ({
    ...line,
    lineId: line.id,
    planId: planIdOf(line),
    variantId: line.merchandiseId == null ? null : numberOf(line.merchandiseId, 'ProductVariant'),
  }));
  return (cart) => updateLines(cart, changes, shelf(context));
};

export const noting =
  (note: string, field: string[]): Rule =>
  (cart) =>
    note.length > longestNote
      ? refused(cart, {
          code: 'NOTE_TOO_LONG',
          field,
          message: `Note is too long (maximum is ${longestNote} characters)`,
        })
      : changed({ ...cart, note });

/** Changes only the fields in the input; an explicit null clears a field. */
export const identifying =
  (input: BuyerInput, context: Context, field: string[]): Rule =>
  (cart) => {
    const customerId = customerIdOf(input, context);
    if (input.customerAccessToken && customerId == null)
      return refused(cart, {
        code: 'INVALID',
        field: [...field, 'customerAccessToken'],
        message: 'Customer is invalid',
      });
    const { email = cart.buyer.email, phone = cart.buyer.phone, countryCode = cart.buyer.countryCode } = input;
    const known = customerById(customerId, context);
    const buyer = {
      email: email ?? known?.email ?? null,
      phone,
      countryCode,
      customerId: customerId === undefined ? cart.buyer.customerId : customerId,
    };
    return changed({ ...cart, buyer, country: countryCode ?? cart.country });
  };

/** Codes are stored as typed, including those without effect: they may apply later. */
export const coding = (codes: string[]): Rule => {
  checkSize(codes);
  const typed = codes.filter((code) => code.trim() !== '');
  const discountCodes = [...new Map(typed.map((code) => [code.trim().toLowerCase(), code])).values()];
  return (cart) => changed({ ...cart, discountCodes });
};

/** Sets the gift cards of a cart, or with `keep` adds to them. */
export const carding = (codes: string[], context: Context, { keep = false } = {}): Rule => {
  checkSize(codes);
  return (cart) => changed(putCards(cart, codes, keep, context));
};

export const addressing =
  (inputs: CartAddressInput[], context: Context, field?: string[]): Rule =>
  (cart) => {
    checkSize(inputs);
    const read = inputs.map(
      (input): AddressInput => ({ ...input, address: readAddress(input.address, cart, context) }),
    );
    return addAddresses(cart, read, () => uuid(context), field);
  };

export interface Selection {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

export const delivering =
  (selections: Selection[], context: Context): Rule =>
  (cart) =>
    inTurn(
      cart,
      selections.map(
        ({ deliveryGroupId, deliveryOptionHandle }, index): Rule =>
          (current) => {
            const path = ['selectedDeliveryOptions', String(index)];
            const delivery = priceCart(current, marketOf(context)).delivery;
            if (!delivery || deliveryGroupId !== groupGid(current))
              return refused(current, {
                code: 'INVALID_DELIVERY_GROUP',
                field: [...path, 'deliveryGroupId'],
                message: `The delivery group with id ${deliveryGroupId} does not exist.`,
              });
            if (!delivery.options.some(({ option }) => option.handle === deliveryOptionHandle))
              return refused(current, {
                code: 'INVALID_DELIVERY_OPTION',
                field: [...path, 'deliveryOptionHandle'],
                message: `The delivery option with handle ${deliveryOptionHandle} does not exist.`,
              });
            return changed({ ...current, deliveryOption: deliveryOptionHandle });
          },
      ),
    );
