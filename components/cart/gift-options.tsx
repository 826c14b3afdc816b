'use client';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox, Field, type FormAction, HiddenFields } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { saveGiftOptions } from '@/lib/cart/actions';
import type { Posted } from '@/lib/cart/news';
import { allLines, type GiftOptions, giftOptionsOf, isSameGift, MESSAGE_LENGTH, NO_GIFT } from '@/lib/cart/rules';
import type { CartReply, CartView } from '@/lib/cart/types';
import type { CartState } from '@/lib/cart/use-cart';
import { problemOf } from '@/lib/cart/words';
import { useEarlyChanges } from '@/lib/forms/use-early-changes';
import type { Locale } from '@/lib/platform/markets';
import { cleanText } from '@/lib/platform/text/clean';
import * as css from './cart-summary.css';
import { useSaveBeforeCheckout, useSavedValue } from './checkout-link';

type Props = { locale: Locale; cart: CartView; state: CartState; posted: Posted };

/** Gift wrapping and a message for the card, collapsed until one of them is set. */
export function GiftOptionsForm({ locale, cart, state, posted }: Props) {
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
