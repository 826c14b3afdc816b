'use server';
import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { normalisePostcode, postcodeProblem } from '../delivery/rules';
import { whyNot } from '../discounts/why-not';
import { safeData } from '../forms/fields';
import { AppError, type ErrorCode, errorCode } from '../platform/errors';
import { pathFor } from '../platform/i18n/routes';
import { type Locale, localeOfShop, MARKETS, type Market } from '../platform/markets';
import { assertFormData } from '../platform/request';
import { consume } from '../rate-limit/consume';
import { CODES } from '../rate-limit/limits';
import type { ShopContext } from '../services/shopify/client';
import type { CartResult } from '../services/shopify/operations/cart';
import { requestMarket, visitorAddress } from '../session/request-market';
import * as details from './details';
import { followCodes, followLines, linkCodes, readCartLink } from './link';
import { answerId, answerQuery, COOKIES_CHECK, isNews, markOthers, type Typed, type TypedField } from './news';
import { allLines } from './rules';
import {
  addSchema,
  attributesFor,
  carrierSchema,
  changeSchema,
  codeSchema,
  giftCardFields,
  giftCardFormSchema,
  giftCardIdSchema,
  giftCardSchema,
  giftSchema,
  linkSchema,
  noteSchema,
  placeSchema,
  planSchema,
  recipientFrom,
  removeSchema,
  restoreSchema,
} from './schema';
import * as cart from './service';
import { type CartReply, type GiftCardAnswer, runCartAction, type Work } from './view';
import { addPendingCode, currentCart, hasSentCookies, readCartId, remember, saveTyped } from './visitor-cart';

/**
 * A form posted without script has no `scripted` field: the response is then a redirect to the cart page with the
 * result as a message. After a failure, the page shows it at `field`, with the visitor's input.
 */
async function answer<Schema extends z.ZodObject>(
  form: FormData,
  schema: Schema,
  run: Work<z.output<Schema>>,
  field?: TypedField,
): Promise<CartReply> {
  assertFormData(form);
  const market = await requestMarket(form.get('locale'));
  const mayRefuse = !(await hasSentCookies());
  const reply = await runCartAction(form, schema, market, run);
  if (!form.has('scripted') && market.shop) return leave(reply, form, market, mayRefuse, field);
  await saveTyped(null);
  return reply;
}

/** Redirects to the cart page, which says the result. */
async function leave(
  given: CartReply,
  form: FormData,
  { locale }: Market,
  mayRefuse: boolean,
  field?: TypedField,
): Promise<never> {
  const reply = markOthers(given, { lineId: form.get('lineId'), variantId: form.get('variantId') });
  const refused = reply.status === 'error' || !reply.warnings.every(isNews) ? field : undefined;
  await saveTyped(refused ? typedIn(form, refused) : null);
  // A browser that sent no cookie may not accept any: this is only known from its next request.
  const check = mayRefuse && reply.cart ? { check: COOKIES_CHECK } : undefined;
  const query = { ...(refused && { field: refused }), ...resultQuery(reply), ...check };
  return redirect(pathFor(locale, '/checkout/cart', { query }));
}

/** Null for what is worth money: it is not kept. */
function typedIn(form: FormData, field: TypedField): Typed | null {
  if (field === 'giftCard') return null;
  const text = String(form.get(field) ?? '');
  return field === 'message' ? { field, text, wrap: form.has('wrap') } : { field, text };
}

type Query = Record<string, string>;

const resultQuery = (reply: CartReply): Query =>
  reply.status === 'error' ? { error: reply.code, answer: answerId() } : { ...answerQuery(reply) };

/** A line to add, with its subscription: its attributes say who receives a gift card. */
const lineOf = ({ variantId, quantity, planId, ...typed }: z.output<typeof restoreSchema>, context: ShopContext) => ({
  variantId,
  quantity,
  ...(planId && { planId }),
  attributes: attributesFor(recipientFrom(typed), MARKETS[localeOfShop(context)].country),
});

export const addToCart = async (form: FormData): Promise<CartReply> =>
  answer(form, addSchema, (input, context) => cart.add(lineOf(input, context), context));

/** What the form of a gift card says of an error; of any other one, that the card was not added. */
const GIFT_CARD_PROBLEMS: Readonly<Record<string, string>> & { readonly other: string } = {
  unconfirmed: 'giftCardUnconfirmed',
  recipientRefused: 'recipientRefused',
  other: 'giftCardNotAdded',
};

/** The form of a gift card without script: its errors are shown at its fields, and nothing that was typed is lost. */
export async function addGiftCard(_: GiftCardAnswer | null, form: FormData): Promise<GiftCardAnswer> {
  assertFormData(form);
  const submission = parseWithZod(safeData(form, giftCardFields), { schema: giftCardFormSchema });
  if (submission.status !== 'success') return { result: submission.reply() };
  const market = await requestMarket(form.get('locale'));
  const mayRefuse = !(await hasSentCookies());
  const reply = await runCartAction(form, addSchema, market, (input, context) =>
    cart.add(lineOf(input, context), context),
  );
  if (reply.status === 'error') {
    return { result: submission.reply(), problem: GIFT_CARD_PROBLEMS[reply.code] ?? GIFT_CARD_PROBLEMS.other };
  }
  return leave(reply, form, market, mayRefuse);
}

/** The cart, when a line that was to go has gone already, by a second click or in another tab. Throws the error otherwise. */
async function unlessGone(error: unknown, code: ErrorCode, lineId: string, context: ShopContext): Promise<CartResult> {
  if (errorCode(error) !== code) throw error;
  const left = await currentCart(context);
  if (!left || allLines(left).some(({ id }) => id === lineId)) throw error;
  return remember({ cart: left, warnings: [] });
}

export const changeQuantity = async (form: FormData): Promise<CartReply> =>
  answer(form, changeSchema, async (change, context) => {
    try {
      return await cart.change(change, context);
    } catch (error) {
      if (change.action !== 'decrease') throw error;
      return unlessGone(error, 'cartLineUpdate', change.lineId, context);
    }
  });

/** Subscribes to the article of a line, with another rhythm or for the first time, or makes it a one-time purchase. */
export const changePlan = async (form: FormData): Promise<CartReply> => answer(form, planSchema, cart.changePlan);

export const removeFromCart = async (form: FormData): Promise<CartReply> =>
  answer(form, removeSchema, async ({ lineId }, context) => {
    try {
      return await cart.remove(lineId, context);
    } catch (error) {
      return unlessGone(error, 'cartLineRemove', lineId, context);
    }
  });

export const restoreToCart = async (form: FormData): Promise<CartReply> =>
  answer(form, restoreSchema, ({ giftRule, ...input }, context) =>
    details.restore({ ...lineOf(input, context), giftRule }, context),
  );

/** A cart that was paid or has expired is none, and its cookies are gone by now. */
function nullIfGone(error: unknown): null {
  if (errorCode(error) === 'cartNotFound') return null;
  throw error;
}

/** Without a cart, a code that may apply later is stored until there is one. */
export const addDiscountCode = async (form: FormData): Promise<CartReply> =>
  answer(
    form,
    codeSchema,
    async ({ code }, context) => {
      // Rate limited: each code is looked up, and the response reveals whether it exists.
      await consume('codes', CODES, await visitorAddress());
      const added = (await readCartId()) ? await details.addCode(code, context).catch(nullIfGone) : null;
      if (added) return added;
      const { final, warning } = await whyNot(code, { cart: null }, context);
      if (final) return { cart: null, warnings: [warning] };
      await addPendingCode(code);
      return { cart: null, warnings: [] };
    },
    'code',
  );

export const removeDiscountCode = async (form: FormData): Promise<CartReply> =>
  answer(form, codeSchema, ({ code }, context) => details.removeCode(code, context));

export const applyGiftCard = async (form: FormData): Promise<CartReply> =>
  answer(
    form,
    giftCardSchema,
    async ({ giftCard }, context) => {
      // Rate limited: a code that is guessed is worth money.
      await consume('codes', CODES, await visitorAddress());
      return details.addGiftCard(giftCard, context);
    },
    'giftCard',
  );

export const removeGiftCard = async (form: FormData): Promise<CartReply> =>
  answer(form, giftCardIdSchema, ({ giftCardId }, context) => details.removeGiftCard(giftCardId, context));

export const saveNote = async (form: FormData): Promise<CartReply> =>
  answer(form, noteSchema, ({ note }, context) => details.setNote(note, context), 'note');

export const saveGiftOptions = async (form: FormData): Promise<CartReply> =>
  answer(
    form,
    giftSchema,
    ({ wrap, message }, context) => details.setGiftOptions({ wrap: wrap === 'on', message }, context),
    'message',
  );

export const setDeliveryPlace = async (form: FormData): Promise<CartReply> =>
  answer(
    form,
    placeSchema,
    async ({ zip }, context) => {
      if (postcodeProblem(zip, context.country)) throw new AppError('postcodeInvalid');
      return details.setPlace(normalisePostcode(zip), context);
    },
    'zip',
  );

export const chooseDelivery = async (form: FormData): Promise<CartReply> =>
  answer(form, carrierSchema, ({ group, handle }, context) => details.chooseCarrier(group, handle, context));

/**
 * Follows a cart link: its lines and codes come into the visitor's cart, which is then shown. After a failure that has
 * changed nothing the link itself is shown again.
 */
export async function followCartLink(form: FormData): Promise<{ to: string; cart: CartReply }> {
  assertFormData(form);
  const market = await requestMarket(form.get('locale'));
  const mayRefuse = !(await hasSentCookies());
  let refused: string | undefined;
  const cart = await runCartAction(form, linkSchema, market, async ({ lines, discount }, context) => {
    const { cart: filled, ...rest } = await followLines(readCartLink(lines), context);
    const codes = linkCodes(discount);
    if (!filled || codes.length === 0) return { ...rest, cart: filled };
    for (const _code of codes) await consume('codes', CODES, await visitorAddress());
    const coded = await followCodes(codes, { ...rest, cart: filled }, context);
    refused = coded.subject;
    return coded;
  });
  const { locale } = market;
  const isUnchanged = cart.status === 'error' && !['limited', 'unconfirmed'].includes(cart.code);
  const check: Query = mayRefuse && cart.cart ? { check: COOKIES_CHECK } : {};
  const outcome: Query = { ...(refused && { code: refused }), ...resultQuery(cart), ...check };
  const to = isUnchanged ? linkPath(form, locale, outcome) : pathFor(locale, '/checkout/cart', { query: outcome });
  if (form.has('scripted')) return { to, cart };
  redirect(to);
}

function linkPath(form: FormData, locale: Locale, outcome: Query): string {
  const [lines = '', discount = ''] = ['lines', 'discount'].map((name) => String(form.get(name) ?? '').slice(0, 1_500));
  const query = { ...(discount && { discount }), ...outcome };
  return lines ? pathFor(locale, '/cart/[lines]', { params: { lines }, query }) : pathFor(locale, '/checkout/cart');
}
