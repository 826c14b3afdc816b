'use client';
import { createTranslator } from 'next-intl';
import { type Language, type Locale, MARKETS } from '../platform/markets';

const files = {
  fr: () =>
    [
      import('../../messages/fr/cart.json'),
      import('../../messages/fr/delivery.json'),
      import('../../messages/fr/prices.json'),
    ] as const,
  nl: () =>
    [
      import('../../messages/nl/cart.json'),
      import('../../messages/nl/delivery.json'),
      import('../../messages/nl/prices.json'),
    ] as const,
} as const;

/** The cart's messages, loaded on demand with the rest of the cart's chunk. */
export const cartMessages = async (language: Language) => {
  const [cart, delivery, prices] = await Promise.all(files[language]());
  return { cart: cart.default, delivery: delivery.default, prices: prices.default };
};

/** Translations of the cart where no provider supplies them: they are loaded on demand. */
export async function cartTranslator(locale: Locale) {
  const { language, tag } = MARKETS[locale];
  return createTranslator({ locale: tag, messages: await cartMessages(language), namespace: 'cart' });
}
