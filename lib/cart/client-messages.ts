'use client';
import type { Language } from '../markets';

/** The cart's messages, fetched with the rest of the cart's chunk when they are wanted. */
export const cartMessages = async (language: Language) => {
  const { default: messages } =
    language === 'nl' ? await import('../../messages/nl/cart.json') : await import('../../messages/fr/cart.json');
  return { cart: messages };
};
