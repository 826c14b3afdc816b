'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CartState } from '@/lib/cart/use-cart';

type Props = { state: CartState; paths: { shop: string; cart: string } };

/** In the place of lines: that the shop does not answer, that the cart is on its way, or that there is none. */
export function CartAbsent({ state: { cart, failed, retry }, paths }: Props) {
  const t = useTranslations('cart');
  if (cart === undefined && failed) {
    return (
      <Notice tone="error" live>
        <p>{t('unavailable')}</p>
        <Button kind="secondary" size="small" onClick={retry}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  if (cart === undefined) {
    return (
      <>
        <p role="status">
          <Loading />
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </p>
        <noscript>
          <ButtonLink href={paths.cart}>{t('addedLink')}</ButtonLink>
        </noscript>
      </>
    );
  }
  return (
    <EmptyState title={t('empty.title')} action={<ButtonLink href={paths.shop}>{t('empty.action')}</ButtonLink>}>
      <p>{t('empty.text')}</p>
    </EmptyState>
  );
}
