'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/error-view';
import { Notice } from '@/components/ui/notice';
import { Loading, Status } from '@/components/ui/status';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CartState } from '@/lib/cart/use-cart';
import { type Trouble, useTrouble } from '@/lib/cart/use-trouble';
import { keepsCookies, onReturn } from '@/lib/platform/browser/site-data';

/** That there is no connection, or that the shop takes its time. */
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
  /** Of the cart's page, for visitors without script. */
  href: string;
  /** The shop did not answer the server, which is told without script as well. */
  silent: boolean;
};

/** While nobody knows the cart: that it is on its way, that this takes long, or that the shop does not answer. */
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
  /** The shop did not answer the server. */
  silent?: boolean;
};

/** In the place of lines: that the shop does not answer, that the cart is on its way, or that there is none. */
export function CartAbsent({ state, paths, silent = false }: CartAbsentProps) {
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

/** That the browser keeps no cookies, and so no cart. Nothing in prerendered markup; looks again after a visit to the settings. */
export function CookiesRefused() {
  const t = useTranslations('cart');
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const look = () => setRefused(!keepsCookies());
    look();
    return onReturn(look);
  }, []);
  return (
    <Status>
      {refused && (
        <Notice tone="warning">
          <p>{t('cookiesRefused')}</p>
        </Notice>
      )}
    </Status>
  );
}
