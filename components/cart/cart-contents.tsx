'use client';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { useCart } from '@/lib/cart/use-cart';
import type { CartView } from '@/lib/cart/view';
import { freeDeliveryOf } from '@/lib/delivery/free-delivery';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { formatMoney } from '@/lib/services/shopify/money';
import { CartDrawerLayout } from './cart-layout';
import { LiveCartLines } from './cart-lines';
import { CartAbsent, FreeDeliveryProgress } from './cart-notices';
import { CartProvider, useExclusions } from './cart-provider';
import { SummaryRows } from './cart-summary';
import { CookiesRefused } from './cookies-refused';

type Props = { locale: Locale; paths: { cart: string; shop: string } };

type Messages = ComponentProps<typeof CartProvider>['messages'];

/** The contents of the drawer; loaded with everything that a cart needs when the drawer is first opened. */
export function CartContents({ messages, ...props }: Props & { messages: Messages }) {
  return (
    <CartProvider locale={props.locale} messages={messages}>
      <Contents {...props} />
    </CartProvider>
  );
}

function Contents({ locale, paths }: Props) {
  const t = useTranslations('cart');
  const state = useCart(locale);
  const path = usePathname();
  const [shownOn, setShownOn] = useState(path);
  // The drawer outlives the page on which something was changed in it.
  if (path !== shownOn) {
    setShownOn(path);
    state.forget();
  }
  const excluded = useExclusions(state.cart);
  const full = state.cart?.lines.length ? state.cart : null;
  return (
    <CartDrawerLayout
      footer={full && <Foot locale={locale} cart={full} updating={!state.settled} cartHref={paths.cart} />}
    >
      <CookiesRefused words={t('cookiesRefused')} />
      <LiveCartLines locale={locale} state={state} excluded={excluded} />
      {!full && <CartAbsent state={state} paths={paths} />}
    </CartDrawerLayout>
  );
}

type FootProps = { locale: Locale; cart: CartView; updating: boolean; cartHref: string };

function Foot({ locale, cart, updating, cartHref }: FootProps) {
  const t = useTranslations('cart');
  const { tag, shop } = MARKETS[locale];
  const progress = freeDeliveryOf(cart, shop?.country ?? '');
  const subtotal = { label: t('summary.subtotal'), amount: formatMoney(cart.cost.subtotalAmount, tag) };
  return (
    <>
      {progress && <FreeDeliveryProgress locale={locale} progress={progress} />}
      <SummaryRows rows={[subtotal]} updating={updating} />
      <ButtonLink href={cartHref} prefetch="auto" block>
        {t('view')}
      </ButtonLink>
    </>
  );
}
