import 'server-only';
import { AppError } from '../platform/errors';
import type { ShopContext } from '../services/shopify/client';
import type { CartResult } from '../services/shopify/operations/cart';
import { removeGiftCards, updateGiftCards } from '../services/shopify/operations/cart-details';
import { readGiftCardCodes, writeGiftCardCodes } from './cookie';
import { codesInUse, compactCode, hasGiftCard, isGiftCardCode } from './gift-card-rules';
import { knownCart, onCart, remember, verifyCartMutation } from './visitor-cart';

/**
 * Pays with one more gift card. Version 2025-04 can only replace all cards of a cart, by codes that it never returns:
 * those of this cart are kept in a cookie of the visitor's browser.
 * @param typed the code as it was typed
 */
export const addGiftCard = (typed: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const code = compactCode(typed);
    if (!isGiftCardCode(code)) throw new AppError('giftCardRefused', {}, { detail: 'not the shape of a code' });
    const held = codesInUse(await knownCart(cartId, context), await readGiftCardCodes());
    const codes = [...held.filter((other) => other !== code), code];
    const added = updateGiftCards(cartId, codes, context);
    const result = await verifyCartMutation(cartId, added, (cart) => hasGiftCard(cart, code), context);
    if (!hasGiftCard(result.cart, code) && result.warnings.length === 0)
      throw new AppError('giftCardRefused', {}, { detail: 'the cart came without the card' });
    await writeGiftCardCodes(codesInUse(result.cart, codes));
    return remember(result);
  });

/** @param id of the applied card, as the cart has it */
export const removeGiftCard = (id: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const isGone = ({ giftCards }: CartResult['cart']) => !giftCards.some((card) => card.id === id);
    const result = await verifyCartMutation(cartId, removeGiftCards(cartId, [id], context), isGone, context);
    await writeGiftCardCodes(codesInUse(result.cart, await readGiftCardCodes()));
    return remember(result);
  });
