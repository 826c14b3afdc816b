'use client';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Loading } from '@/components/ui/loading';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useCartCount } from '@/lib/cart/use-cart-count';
import type { Locale } from '@/lib/markets';
import { cartDrawerId } from './drawer-id';

/** Everything that only a cart needs (queries, messages, lines) is one chunk, fetched when a cart is looked at. */
const CartContents = lazy(() => import('./cart-contents'));

type Props = { locale: Locale; loading: string; paths: { cart: string; shop: string } };

export function CartDrawerBody({ locale, loading, paths }: Props) {
  const [wanted, setWanted] = useState(false);
  const count = useCartCount();
  useEffect(() => {
    const drawer = document.getElementById(cartDrawerId);
    const want = () => setWanted(true);
    drawer?.addEventListener('beforetoggle', want);
    return () => drawer?.removeEventListener('beforetoggle', want);
  }, []);
  // A visitor with a cart will look at it, and its count may have changed elsewhere: read it once the page is quiet.
  useEffect(() => {
    if (count === 0 || wanted) return;
    const handle = setTimeout(() => setWanted(true), 2_000);
    return () => clearTimeout(handle);
  }, [count, wanted]);
  if (!wanted) return null;
  return (
    <Suspense
      fallback={
        <p>
          <Loading />
          <VisuallyHidden>{loading}</VisuallyHidden>
        </p>
      }
    >
      <CartContents locale={locale} paths={paths} />
    </Suspense>
  );
}
