'use client';
import { useTranslations } from 'next-intl';
import { FreeDeliveryProgress } from '@/components/delivery/free-delivery-progress';
import { AnswerNotice } from '@/components/ui/answer-notice';
import { ButtonLink } from '@/components/ui/button-link';
import { useCartSeen } from '@/lib/analytics/use-seen';
import type { Posted } from '@/lib/cart/posted';
import type { CartView } from '@/lib/cart/types';
import { useCart } from '@/lib/cart/use-cart';
import { freeDeliveryOf } from '@/lib/delivery/free-delivery';
import { type Locale, MARKETS } from '@/lib/markets';
import { CartAbsent } from './cart-absent';
import { CartDelivery } from './cart-delivery';
import { CartExtras } from './cart-extras';
import { CartPageLayout } from './cart-layout';
import { LiveCartLines } from './cart-lines';
import { CartSummary } from './cart-summary';
import { CookiesRefused } from './cookies-refused';
import { summaryRows, vatWords } from './summary-rows';
import { useExclusions } from './use-exclusions';

type Props = {
  locale: Locale;
  /** As the server read it; undefined when the shop did not answer, or when the cart's cookie did not come along. */
  initial: CartView | null | undefined;
  /** The shop did not answer the server. */
  silent?: boolean;
  paths: { shop: string; cart: string; checkout: string };
  /** What a form posted without script has to say. */
  posted: Posted;
};

export function CartPageView({ locale, initial, silent, paths, posted }: Props) {
  const t = useTranslations('cart');
  const state = useCart(locale, initial);
  const { cart, settled } = state;
  useCartSeen(cart);
  const excluded = useExclusions(cart);
  const { tag, shop } = MARKETS[locale];
  const full = cart && cart.lines.length > 0 ? cart : null;
  const progress = full && freeDeliveryOf(full, shop?.country ?? '');
  return (
    <CartPageLayout
      title={t('title')}
      heading={full ? t('lines') : undefined}
      meter={progress && <FreeDeliveryProgress locale={locale} progress={progress} />}
      summary={
        full && (
          <CartSummary
            title={t('summary.title')}
            rows={summaryRows(full, tag, t)}
            vat={vatWords(full, tag, t)}
            note={t('summary.note')}
            updating={!settled}
            action={
              <ButtonLink href={paths.checkout} block prefetch={false}>
                {t('summary.checkout')}
              </ButtonLink>
            }
          >
            <CartDelivery locale={locale} cart={full} state={state} posted={posted} />
          </CartSummary>
        )
      }
    >
      {posted.words && !posted.field && <AnswerNotice tone="warning">{posted.words}</AnswerNotice>}
      <CookiesRefused />
      <LiveCartLines locale={locale} state={state} excluded={excluded} />
      {!full && <CartAbsent state={state} paths={paths} silent={silent} />}
      {full && <CartExtras locale={locale} cart={full} state={state} posted={posted} />}
    </CartPageLayout>
  );
}
