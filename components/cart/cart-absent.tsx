'use client';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { CartState } from '@/lib/cart/use-cart';
import { CartAwaited } from './cart-awaited';

type Props = {
  state: CartState;
  paths: { shop: string; cart: string };
  /** The shop did not answer the server. */
  silent?: boolean;
};

/** In the place of lines: that the shop does not answer, that the cart is on its way, or that there is none. */
export function CartAbsent({ state, paths, silent = false }: Props) {
  const t = useTranslations('cart');
  if (state.cart === undefined) return <CartAwaited state={state} href={paths.cart} silent={silent} />;
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <ButtonLink href={paths.shop} prefetch={false}>
          {t('empty.action')}
        </ButtonLink>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  );
}
