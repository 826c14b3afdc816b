'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { applyGiftCard, removeGiftCard } from '@/lib/cart/actions';
import type { CartView } from '@/lib/cart/types';
import { formatMoney } from '@/lib/platform/i18n/money';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { CodeBox } from './code-box';
import type { FormAction } from './hidden-fields';

type Props = {
  locale: Locale;
  cards: CartView['giftCards'];
  /** Why the last card was not taken. */
  error?: string | undefined;
  busy: boolean;
  /** Resolves with whether the card was taken: then the field is cleared. */
  onAdd: (code: string) => Promise<boolean>;
  onRemove: (id: string) => void;
};

const actions = { add: applyGiftCard as unknown as FormAction, remove: removeGiftCard as unknown as FormAction };

/**
 * The gift cards that pay for the cart, and the field for another one. A code is worth money: it appears in no address,
 * and after it was taken only its last characters are shown.
 */
export function GiftCards({ locale, cards, ...state }: Props) {
  const t = useTranslations('cart');
  const [code, setCode] = useState('');
  return (
    <CodeBox
      locale={locale}
      words={{ label: t('giftCards.label'), apply: t('giftCards.apply'), list: t('giftCards.list') }}
      names={{ add: 'giftCard', remove: 'giftCardId' }}
      actions={actions}
      maxLength={60}
      code={code}
      setCode={setCode}
      items={cards.map(({ id, lastCharacters, used }) => ({
        id,
        name: t('giftCards.card', { last: lastCharacters.toUpperCase() }),
        says: t('giftCards.used', { amount: formatMoney(used, MARKETS[locale].tag) }),
        applicable: true,
      }))}
      {...state}
    />
  );
}
