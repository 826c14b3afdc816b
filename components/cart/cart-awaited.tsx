'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CartState } from '@/lib/cart/use-cart';
import { useTrouble } from '@/lib/cart/use-trouble';
import { TroubleNotice } from './trouble-notice';

type Props = {
  state: Pick<CartState, 'failed' | 'retry'>;
  /** Of the cart's page, for visitors without script. */
  href: string;
  /** The shop did not answer the server, which is told without script as well. */
  silent: boolean;
};

/** While nobody knows the cart: that it is on its way, that this takes long, or that the shop does not answer. */
export function CartAwaited({ state: { failed, retry }, href, silent }: Props) {
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
