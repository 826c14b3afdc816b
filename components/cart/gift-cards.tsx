'use client';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { Icon, VisuallyHidden } from '@/components/ui/icon';
import { applyGiftCard, removeGiftCard } from '@/lib/cart/actions';
import type { CartView } from '@/lib/cart/types';
import { formatMoney } from '@/lib/platform/i18n/money';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import * as css from './cart-extras.css';
import { type FormAction, HiddenFields } from './hidden-fields';

type Card = CartView['giftCards'][number];
type Props = {
  locale: Locale;
  cards: readonly Card[];
  /** Why the last card was not taken. */
  error?: string | undefined;
  busy: boolean;
  /** Resolves with whether the card was taken: then the field is cleared. */
  onAdd: (code: string) => Promise<boolean>;
  onRemove: (id: string) => void;
};

/**
 * The gift cards that pay for the cart, and the field for another one. A code is worth money: it appears in no address,
 * and after it was taken only its last characters are shown.
 */
export function GiftCards({ locale, cards, error, busy, onAdd, onRemove }: Props) {
  const t = useTranslations('cart');
  const [code, setCode] = useState('');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || code.trim() === '') return;
    if (await onAdd(code.trim())) setCode('');
    else field.current?.focus();
  }

  function remove(card: string): void {
    // The button is removed with its card.
    box.current?.focus();
    onRemove(card);
  }

  return (
    <div className={css.box} ref={box} tabIndex={-1}>
      <form action={applyGiftCard as unknown as FormAction} onSubmit={submit} className={css.form}>
        <HiddenFields fields={{ locale }} />
        <Field id={id} label={t('giftCards.label')} optional={t('codes.optional')} error={error}>
          {(control) => (
            <div className={css.row}>
              <Input
                {...control}
                ref={field}
                className={css.input}
                name="giftCard"
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                required
              />
              <Button type="submit" kind="secondary" busy={busy}>
                {t('giftCards.apply')}
              </Button>
            </div>
          )}
        </Field>
      </form>
      {cards.length > 0 && (
        <ul className={css.list} aria-label={t('giftCards.list')}>
          {cards.map((card) => (
            <AppliedCard key={card.id} locale={locale} card={card} onRemove={remove} />
          ))}
        </ul>
      )}
    </div>
  );
}

function AppliedCard({ locale, card, onRemove }: Pick<Props, 'locale' | 'onRemove'> & { card: Card }) {
  const t = useTranslations('cart');
  const name = t('giftCards.card', { last: card.lastCharacters.toUpperCase() });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onRemove(card.id);
  }

  return (
    <li className={css.code({ applicable: true })}>
      <span className={css.words}>
        <strong>{name}</strong> {t('giftCards.used', { amount: formatMoney(card.used, MARKETS[locale].tag) })}
      </span>
      <form action={removeGiftCard as unknown as FormAction} onSubmit={submit}>
        <HiddenFields fields={{ locale, giftCardId: card.id }} />
        <Button type="submit" kind="ghost" size="small">
          <Icon name="close" size="small" />
          {t('remove')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </form>
    </li>
  );
}
