'use client';
import { useTranslations } from 'next-intl';
import { DeliveryChoice } from '@/components/delivery/delivery-choice';
import { chooseDelivery, setDeliveryPlace } from '@/lib/cart/actions';
import type { Posted } from '@/lib/cart/posted';
import type { CartView } from '@/lib/cart/types';
import type { CartState } from '@/lib/cart/use-cart';
import { problemOf } from '@/lib/cart/words';
import { writePlace } from '@/lib/delivery/place';
import type { Locale } from '@/lib/markets';
import type { FormAction } from './hidden-fields';

type Props = { locale: Locale; cart: CartView; state: CartState; posted: Posted };

const actions = {
  setPlace: setDeliveryPlace as unknown as FormAction,
  choose: chooseDelivery as unknown as FormAction,
};

/** Where the cart goes and who brings it; an accepted postcode stays in the browser for product pages. */
export function CartDelivery({ locale, cart, state, posted }: Props) {
  const t = useTranslations('cart');
  const said = posted.field === 'zip' && posted.words ? { zip: posted.typed ?? '', place: posted.words } : undefined;

  async function setPlace(zip: string): Promise<string | null> {
    const reply = await state.carryOut('place', { zip });
    if (reply.status === 'ok') writePlace(zip);
    return problemOf(reply, t);
  }

  return (
    <DeliveryChoice
      locale={locale}
      cart={cart}
      actions={actions}
      said={said}
      onPlace={setPlace}
      onChoose={async (handle, group) => problemOf(await state.carryOut('carrier', { handle, group }), t)}
    />
  );
}
