'use client';
import { useTranslations } from 'next-intl';
import type { Posted } from '@/lib/cart/posted';
import type { CartView } from '@/lib/cart/types';
import type { CartState } from '@/lib/cart/use-cart';
import { problemOf } from '@/lib/cart/words';
import type { Locale } from '@/lib/markets';
import { CartNote } from './cart-note';
import { DiscountCodes } from './discount-codes';

type Props = { locale: Locale; cart: CartView; state: CartState; posted: Posted };

/** Below the lines: discount codes, and a word to whoever packs. */
export function CartExtras({ locale, cart, state, posted }: Props) {
  const t = useTranslations('cart');
  const { said } = state;
  const problemIn = (...about: string[]) => (said && about.includes(said.about) ? problemOf(said.reply, t) : null);
  const postedIn = (field: Posted['field']) => (said === null && posted.field === field ? posted : null);
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
          const reply = await state.carryOut('addCode', { code: typed });
          return reply.status === 'ok' && reply.warnings.length === 0;
        }}
        onRemove={(known) => void state.carryOut('removeCode', { code: known })}
      />
      <CartNote
        locale={locale}
        note={cart.note}
        typed={note?.typed}
        error={problemIn('note') ?? note?.words ?? undefined}
        busy={state.isBusy('note')}
        onSave={(text) => void state.carryOut('note', { note: text })}
      />
    </>
  );
}
