'use client';
import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Said, useCart } from '@/lib/cart/use-cart';
import { problemOf } from '@/lib/cart/words';
import type { Locale } from '@/lib/markets';
import { CartLines } from './cart-line';
import { CartLineItem } from './cart-line-item';

type CartState = ReturnType<typeof useCart>;

/** The lines of a cart, and the sentence that tells a screen reader what became of the last gesture. */
export function LiveCartLines({ locale, state }: { locale: Locale; state: CartState }) {
  const t = useTranslations('cart');
  const { cart, said } = state;
  if (!cart) return null;
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {said && announcement(said, state, t)}
      </VisuallyHidden>
      <CartLines>
        {cart.lines.map((line) => (
          <CartLineItem
            key={line.id}
            locale={locale}
            line={line}
            quantity={state.quantityOf(line)}
            updating={state.isUpdating(line)}
            error={said?.lineId === line.id ? (problemOf(said.reply, t) ?? undefined) : undefined}
            onChange={(action) => state.change(line, action)}
            onRemove={() => void state.remove(line)}
          />
        ))}
      </CartLines>
    </>
  );
}

type Translate = ReturnType<typeof useTranslations<'cart'>>;

function announcement({ name, lineId, reply }: Said, { cart }: CartState, t: Translate): string {
  if (reply.status === 'error') return '';
  const line = cart?.lines.find(({ id }) => id === lineId);
  return line ? t('updated', { name, quantity: line.quantity }) : t('removed', { name });
}
