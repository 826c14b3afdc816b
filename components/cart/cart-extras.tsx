'use client';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, type FormAction, HiddenFields } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { addDiscountCode, applyGiftCard, removeDiscountCode, removeGiftCard, saveNote } from '@/lib/cart/actions';
import type { Posted } from '@/lib/cart/news';
import { allLines, compactCode, hasGiftCard, isApplicable, NOTE_LENGTH } from '@/lib/cart/rules';
import type { CartReply, CartView } from '@/lib/cart/types';
import type { CartState } from '@/lib/cart/use-cart';
import { problemOf } from '@/lib/cart/words';
import { isShipped } from '@/lib/delivery/rules';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { cleanText } from '@/lib/platform/text/clean';
import { formatMoney } from '@/lib/services/shopify/money';
import * as css from './cart-summary.css';
import { useSaveBeforeCheckout, useSavedValue } from './checkout-link';
import { CodeBox } from './code-box';

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

const actions = { add: applyGiftCard as unknown as FormAction, remove: removeGiftCard as unknown as FormAction };

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

type Props = {
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
export function DiscountCodes({ locale, codes, typed = '', error, ...state }: Props) {
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

type CartNoteProps = {
  locale: string;
  note: string;
  /** What was typed, after a failure without JavaScript. */
  typed?: string | undefined;
  error?: string | undefined;
  busy: boolean;
  /** The last change has saved it: when it is empty, it has been removed. */
  isAnswered?: boolean;
  onSave: (note: string) => Promise<CartReply>;
};

/** A note for the warehouse, collapsed until there is one. */
export function CartNote({ locale, note, typed, error, busy, isAnswered = false, onSave }: CartNoteProps) {
  const t = useTranslations('cart');
  const [text, setText] = useState(typed ?? note);
  const id = useId();
  const [open] = useState(note !== '' || typed !== undefined || error !== undefined);
  const clean = cleanText(text);
  const saved = useSavedValue({
    value: note,
    typed: clean,
    isSame: (a, b) => a === b,
    take: setText,
    isFailed: typed !== undefined,
  });
  useSaveBeforeCheckout('note', id, saved.isUnsaved ? save : null);

  function save(): Promise<CartReply> {
    return saved.settle(onSave(clean));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy && !saved.isSaved) void save();
  }

  return (
    <details className={css.cartNoteBox} open={open}>
      <summary className={css.summary}>{t('note.title')}</summary>
      <form action={saveNote as unknown as FormAction} onSubmit={submit}>
        <HiddenFields fields={{ locale }} />
        <Field id={id} label={t('note.label')} hint={t('note.hint', { length: NOTE_LENGTH })} error={error}>
          {(control) => (
            <TextArea
              {...control}
              name="note"
              rows={3}
              maxLength={NOTE_LENGTH}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div className={css.foot}>
          <Button type="submit" kind="secondary" size="small" busy={busy}>
            {t('note.save')}
          </Button>
          {saved.isSaved && !busy && (note !== '' || isAnswered) && (
            <span>{t(note === '' ? 'note.removed' : 'note.saved')}</span>
          )}
        </div>
      </form>
    </details>
  );
}

type CartExtrasProps = { locale: Locale; cart: CartView; state: CartState; posted: Posted };

/** Below the lines: discount codes, gift cards, and a note for the warehouse. */
export function CartExtras({ locale, cart, state, posted }: CartExtrasProps) {
  const t = useTranslations('cart');
  const { lastResult } = state;
  const problemIn = (...about: string[]) =>
    lastResult && about.includes(lastResult.about) ? problemOf(lastResult.reply, t, allLines(cart)) : null;
  const postedIn = (field: Posted['field']) => (lastResult === null && posted.field === field ? posted : null);
  const code = postedIn('code');
  const note = postedIn('note');
  return (
    <>
      <DiscountCodes
        locale={locale}
        codes={cart.discountCodes}
        typed={code?.typed}
        error={problemIn('addCode', 'removeCode') ?? code?.words ?? undefined}
        busy={state.isBusy('addCode') || state.isBusy('removeCode')}
        onAdd={async (typed) => {
          const reply = await state.runChange('addCode', { code: typed });
          if (reply.status === 'error') return false;
          // Without a cart it is kept for the next one.
          return reply.cart ? isApplicable(reply.cart, typed) === true : reply.warnings.length === 0;
        }}
        onRemove={(known) => void state.runChange('removeCode', { code: known })}
      />
      <GiftCards
        locale={locale}
        cards={cart.giftCards}
        error={problemIn('addGiftCard', 'removeGiftCard') ?? postedIn('giftCard')?.words ?? undefined}
        busy={state.isBusy('addGiftCard') || state.isBusy('removeGiftCard')}
        onAdd={async (typed) => {
          const reply = await state.runChange('addGiftCard', { giftCard: typed });
          return reply.status === 'ok' && reply.cart !== null && hasGiftCard(reply.cart, compactCode(typed));
        }}
        onRemove={(giftCardId) => void state.runChange('removeGiftCard', { giftCardId })}
      />
      {isShipped(cart) && (
        <CartNote
          locale={locale}
          note={cart.note}
          typed={note?.typed}
          error={problemIn('note') ?? note?.words ?? undefined}
          busy={state.isBusy('note')}
          isAnswered={lastResult?.about === 'note' && lastResult.reply.status === 'ok'}
          onSave={(text) => state.runChange('note', { note: text })}
        />
      )}
    </>
  );
}
