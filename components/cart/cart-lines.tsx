'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { QuantityAction } from '@/lib/cart/quantity';
import type { CartLineView } from '@/lib/cart/types';
import type { CartState, Said } from '@/lib/cart/use-cart';
import { problemOf } from '@/lib/cart/words';
import type { Locale } from '@/lib/markets';
import { CartLines } from './cart-line';
import { CartLineItem } from './cart-line-item';
import { LineNotices } from './line-notices';

type Props = {
  locale: Locale;
  state: CartState;
  /** Why a line cannot be delivered, by its id. */
  excluded?: Readonly<Record<string, string>>;
};

/** The lines of a cart, what can be taken back, and the sentence that tells a screen reader what became of a gesture. */
export function LiveCartLines({ locale, state, excluded = {} }: Props) {
  const t = useTranslations('cart');
  const list = useRef<HTMLUListElement>(null);
  const { cart, said } = state;
  if (!cart) return null;

  function undo(): void {
    // The button goes with its notice.
    list.current?.focus();
    void state.undo();
  }

  return (
    <>
      <VisuallyHidden as="p" role="status">
        {said && announcement(said, state, t)}
      </VisuallyHidden>
      <LineNotices state={state} onUndo={undo} />
      <CartLines ref={list}>
        {cart.lines.map((line) => (
          <CartLineItem
            key={line.id}
            locale={locale}
            line={line}
            quantity={state.quantityOf(line)}
            updating={state.isUpdating(line)}
            error={(said?.lineId === line.id ? problemOf(said.reply, t) : null) ?? excluded[line.id]}
            onChange={(action) => (isLast(line, action, state) ? void state.remove(line) : state.change(line, action))}
            onRemove={() => void state.remove(line)}
          />
        ))}
      </CartLines>
    </>
  );
}

/** One less of one article is a removal, which can be taken back. Clicks that are being gathered end where they end. */
const isLast = (line: CartLineView, action: QuantityAction, state: CartState): boolean =>
  action === 'decrease' && line.quantity === 1 && !state.isUpdating(line);

type Translate = ReturnType<typeof useTranslations<'cart'>>;

/** Lines, places and carriers have an alert of their own for what went wrong; the fields of codes and note do not. */
function announcement({ about, name, lineId, reply }: Said, { cart }: CartState, t: Translate): string {
  if (about === 'addCode' || about === 'removeCode' || about === 'note')
    return problemOf(reply, t) ?? t(`said.${about}`);
  if (reply.status === 'error') return '';
  if (about !== 'line') return t(`said.${about}`);
  const line = cart?.lines.find(({ id }) => id === lineId);
  return line ? t('updated', { name, quantity: line.quantity }) : t('removed', { name });
}
