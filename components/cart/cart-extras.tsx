'use client';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox, Field, type FormAction, HiddenFields } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { saveGiftOptions, saveNote } from '@/lib/cart/actions';
import { problemOf } from '@/lib/cart/messages';
import type { Posted } from '@/lib/cart/news';
import {
  allLines,
  compactCode,
  type GiftOptions,
  giftOptionsOf,
  hasGiftCard,
  isApplicable,
  isSameGift,
  MESSAGE_LENGTH,
  NO_GIFT,
  NOTE_LENGTH,
} from '@/lib/cart/rules';
import type { CartState } from '@/lib/cart/use-cart';
import type { CartReply, CartView } from '@/lib/cart/view';
import { isShipped } from '@/lib/delivery/rules';
import { useEarlyChanges } from '@/lib/forms/use-early-changes';
import type { Locale } from '@/lib/platform/markets';
import { cleanText } from '@/lib/platform/text/clean';
import { DiscountCodes, GiftCards } from './cart-codes';
import * as css from './cart-summary.css';
import { useSaveBeforeCheckout, useSavedValue } from './checkout-link';

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

type CartExtrasProps = { locale: Locale; cart: CartView; state: CartState; posted: Posted };

/** Gift wrapping and a message for the card, collapsed until one of them is set. */
export function GiftOptionsForm({ locale, cart, state, posted }: CartExtrasProps) {
  const t = useTranslations('cart');
  const id = useId();
  const { lastResult } = state;
  const failed = lastResult === null && posted.field === 'message' ? posted : null;
  const set = giftOptionsOf(cart);
  const [wrap, setWrap] = useState(failed?.wrap ?? set.wrap);
  const [message, setMessage] = useState(failed?.typed ?? set.message);
  const isNone = isSameGift(set, NO_GIFT);
  const isAnswered = lastResult?.about === 'gift' && lastResult.reply.status === 'ok';
  const [open] = useState(failed !== null || !isNone);
  const typed: GiftOptions = { wrap, message: cleanText(message) };
  const saved = useSavedValue({
    value: set,
    typed,
    isSame: isSameGift,
    take: (gift) => {
      setWrap(gift.wrap);
      setMessage(gift.message);
    },
    isFailed: failed !== null,
  });
  const isBusy = state.isBusy('gift');
  const problem = lastResult?.about === 'gift' ? problemOf(lastResult.reply, t, allLines(cart)) : failed?.words;
  // Its only field of that kind is the checkbox.
  useEarlyChanges([`${id}-form`], () => setWrap(!wrap));
  useSaveBeforeCheckout('gift', id, saved.isUnsaved ? save : null);

  function save(): Promise<CartReply> {
    return saved.settle(state.runChange('gift', { message: typed.message, ...(wrap && { wrap: 'on' }) }));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isBusy && !saved.isSaved) void save();
  }

  return (
    <details className={css.cartNoteBox} open={open}>
      <summary className={css.summary}>{t('giftOptions.title')}</summary>
      <form id={`${id}-form`} action={saveGiftOptions as unknown as FormAction} onSubmit={submit}>
        <HiddenFields fields={{ locale }} />
        <Checkbox name="wrap" value="on" checked={wrap} onChange={({ target }) => setWrap(target.checked)}>
          {t('giftOptions.wrap')}
        </Checkbox>
        <Field
          id={id}
          label={t('giftOptions.message')}
          hint={t('giftOptions.hint', { length: MESSAGE_LENGTH })}
          error={problem ?? undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              name="message"
              rows={3}
              maxLength={MESSAGE_LENGTH}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          )}
        </Field>
        <div className={css.foot}>
          <Button type="submit" kind="secondary" size="small" busy={isBusy}>
            {t('giftOptions.save')}
          </Button>
          {saved.isSaved && !isBusy && (!isNone || isAnswered) && (
            <span>{t(isNone ? 'giftOptions.removed' : 'giftOptions.saved')}</span>
          )}
        </div>
      </form>
    </details>
  );
}
