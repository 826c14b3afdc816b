import type { useTranslations } from 'next-intl';
import { formatDay } from '@/lib/platform/i18n/dates';
import type { Recipient } from '@/lib/services/shopify/cart-marks';
import { toCents } from '@/lib/services/shopify/money';
import type { CartLine } from '@/lib/services/shopify/types';

/** Whether a discount makes a line free: it is shown as a gift, without a quantity to choose. */
export const isGift = ({ total, discounts }: Pick<CartLine, 'total' | 'discounts'>): boolean =>
  toCents(total.amount) === 0 && discounts.length > 0;

type Translate = ReturnType<typeof useTranslations<'cart'>>;

/**
 * What a line says of the recipient of its gift card.
 * @param isGiftCard whether the line is one, so that it says so as well when it goes to the buyer
 */
export function recipientWords(recipient: Recipient | null, tag: string, t: Translate, isGiftCard = false): string[] {
  if (!recipient) return isGiftCard ? [t('recipient.self')] : [];
  const { email, name, message, sendOn } = recipient;
  const to = name ? t('recipient.toName', { name, email }) : t('recipient.to', { email });
  const day = /^\d{4}-\d{2}-\d{2}$/.test(sendOn) ? t('recipient.on', { day: formatDay(sendOn, tag) }) : '';
  return [to, day, message && t('recipient.message', { message })].filter(Boolean);
}
