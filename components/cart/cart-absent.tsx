'use client';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Loading, Status } from '@/components/ui/tag';
import type { CartState } from '@/lib/cart/use-cart';
import { type Trouble, useTrouble } from '@/lib/cart/use-trouble';
import { EmptyCart } from './cart-layout';

/** Notice that there is no connection, or that the shop responds slowly. */
export function TroubleNotice({ trouble }: { trouble: Trouble }) {
  const t = useTranslations('cart');
  return (
    <Status>
      {trouble && (
        <Notice size="small" tone={trouble === 'offline' ? 'warning' : 'info'}>
          {t(`trouble.${trouble}`)}
        </Notice>
      )}
    </Status>
  );
}

type Props = {
  state: Pick<CartState, 'failed' | 'retry'>;
  /** URL of the cart page, for visitors without JavaScript. */
  href: string;
  /** The shop did not respond to the server, which is also shown without JavaScript. */
  silent: boolean;
};

/** Shown while the cart is unknown: it is loading, it loads slowly, or the shop does not respond. */
function CartAwaited({ state: { failed, retry }, href, silent }: Props) {
  const t = useTranslations('cart');
  const trouble = useTrouble(failed);
  if (failed) {
    return (
      <Notice tone="error" live>
        <p>{t('unavailable')}</p>
        <Button kind="secondary" size="small" onClick={retry}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  return (
    <>
      <p role="status">
        <Loading />
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </p>
      <TroubleNotice trouble={trouble} />
      <noscript>
        {silent && <Notice tone="error">{t('unavailable')}</Notice>}
        <ButtonLink href={href} prefetch={false}>
          {t(silent ? 'retry' : 'addedLink')}
        </ButtonLink>
      </noscript>
    </>
  );
}

type CartAbsentProps = {
  state: CartState;
  paths: { shop: string; cart: string };
  /** The shop did not respond to the server. */
  silent?: boolean;
};

/** Shown in place of lines: the shop does not respond, the cart is loading, or it is empty. */
export function CartAbsent({ state, paths, silent = false }: CartAbsentProps) {
  const t = useTranslations('cart');
  if (state.cart === undefined) return <CartAwaited state={state} href={paths.cart} silent={silent} />;
  const words = { title: t('empty.title'), text: t('empty.text'), action: t('empty.action') };
  return <EmptyCart words={words} shop={paths.shop} />;
}
