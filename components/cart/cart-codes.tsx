'use client';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, type FormAction, HiddenFields, Input } from '@/components/ui/field';
import { isTyping } from '@/components/ui/hooks';
import { Icon, VisuallyHidden } from '@/components/ui/icon';
import { addDiscountCode, applyGiftCard, removeDiscountCode, removeGiftCard } from '@/lib/cart/actions';
import { isApplicable } from '@/lib/cart/rules';
import type { CartView } from '@/lib/cart/view';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { formatMoney } from '@/lib/services/shopify/money';
import * as css from './cart-summary.css';

type GiftCardsProps = {
  locale: Locale;
  cards: CartView['giftCards'];
  /** Why the last card was not taken. */
  error?: string | undefined;
  busy: boolean;
  /** Resolves with whether the card was taken: then the field is cleared. */
  onAdd: (code: string) => Promise<boolean>;
  onRemove: (id: string) => void;
};

const giftCardActions = {
  add: applyGiftCard as unknown as FormAction,
  remove: removeGiftCard as unknown as FormAction,
};

/**
 * The gift cards that pay for the cart, and the field for another one. A code is worth money: it appears in no address,
 * and after it was taken only its last characters are shown.
 */
export function GiftCards({ locale, cards, ...state }: GiftCardsProps) {
  const t = useTranslations('cart');
  const [code, setCode] = useState('');
  return (
    <CodeBox
      locale={locale}
      words={{ label: t('giftCards.label'), apply: t('giftCards.apply'), list: t('giftCards.list') }}
      names={{ add: 'giftCard', remove: 'giftCardId' }}
      actions={giftCardActions}
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

type DiscountCodesProps = {
  locale: string;
  codes: CartView['discountCodes'];
  /** What was typed, after a failure without JavaScript. */
  typed?: string | undefined;
  /** Why the last code does not apply. */
  error?: string | undefined;
  busy: boolean;
  /** Resolves with whether the code was accepted: then the field is cleared. */
  onAdd: (code: string) => Promise<boolean>;
  onRemove: (code: string) => void;
};

const codeActions = {
  add: addDiscountCode as unknown as FormAction,
  remove: removeDiscountCode as unknown as FormAction,
};

/** The discount codes of the cart, and the field for another one. */
export function DiscountCodes({ locale, codes, typed = '', error, ...state }: DiscountCodesProps) {
  const t = useTranslations('cart');
  const [code, setCode] = useState(typed);
  const [answered, setAnswered] = useState(error);
  if (error !== answered) {
    setAnswered(error);
    // The error of an inapplicable code that stays in the cart is cleared by the next action: nothing is left to correct in the
    // field.
    if (!error && isApplicable({ discountCodes: codes }, code) !== null) setCode('');
  }

  return (
    <CodeBox
      locale={locale}
      words={{ label: t('codes.label'), apply: t('codes.apply'), list: t('codes.list') }}
      names={{ add: 'code', remove: 'code' }}
      actions={codeActions}
      maxLength={100}
      code={code}
      setCode={setCode}
      items={codes.map(({ code: name, applicable }) => ({
        id: name,
        name,
        says: applicable ? t('codes.applied') : t('codes.waiting'),
        applicable,
      }))}
      error={error}
      {...state}
    />
  );
}

/** An applied code: `id` is what its removal posts. */
type Item = { id: string; name: string; says: string; applicable: boolean };

type CodeBoxProps = {
  locale: string;
  words: Readonly<Record<'label' | 'apply' | 'list', string>>;
  /** Names of the fields that are posted, by the form for a new code and by those of the applied ones. */
  names: { add: string; remove: string };
  actions: { add: FormAction; remove: FormAction };
  maxLength: number;
  code: string;
  setCode: (code: string) => void;
  items: readonly Item[];
  error?: string | undefined;
  busy: boolean;
  /** Resolves with whether the code was accepted: then the field is cleared. */
  onAdd: (code: string) => Promise<boolean>;
  onRemove: (id: string) => void;
};

/** The field for a code, and the codes of one kind that the cart has. */
function CodeBox({ locale, words, names, actions, maxLength, code, setCode, items, ...rest }: CodeBoxProps) {
  const { error, busy, onAdd, onRemove } = rest;
  const t = useTranslations('cart');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // What was typed before hydration: the next render would reset the field to the state.
  useLayoutEffect(() => setCode(field.current?.value ?? ''), [setCode]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || code.trim() === '') return;
    const isAccepted = await onAdd(code.trim());
    // Who has gone on to type meanwhile keeps the text and the place.
    if (isAccepted && field.current?.value === code) setCode('');
    if (!isAccepted && !isTyping()) field.current?.focus();
  }

  function remove(event: SubmitEvent<HTMLFormElement>, item: string): void {
    event.preventDefault();
    // The button is removed with its code.
    box.current?.focus();
    onRemove(item);
  }

  return (
    <div className={css.codeBox} ref={box} tabIndex={-1}>
      <form action={actions.add} onSubmit={submit} className={css.form}>
        <HiddenFields fields={{ locale }} />
        <Field id={id} label={words.label} optional={t('codes.optional')} error={error}>
          {(control) => (
            <div className={css.codeRow}>
              <Input
                {...control}
                ref={field}
                className={css.input}
                name={names.add}
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={maxLength}
                required
              />
              <Button type="submit" kind="secondary" busy={busy}>
                {words.apply}
              </Button>
            </div>
          )}
        </Field>
      </form>
      {items.length > 0 && (
        <ul role="list" className={css.list} aria-label={words.list}>
          {items.map(({ id: item, name, says, applicable }) => (
            <li key={item} className={css.code({ applicable })}>
              <span className={css.words}>
                <strong>{name}</strong> {says}
              </span>
              <form action={actions.remove} onSubmit={(event) => remove(event, item)}>
                <HiddenFields fields={{ locale, [names.remove]: item }} />
                <Button type="submit" kind="ghost" size="small">
                  <Icon name="close" size="small" />
                  {t('remove')}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
