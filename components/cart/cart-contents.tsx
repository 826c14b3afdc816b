'use client';
import { useTranslations } from 'next-intl';
import { use } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { cartMessages } from '@/lib/cart/client-messages';
import { useCart } from '@/lib/cart/use-cart';
import { formatMoney } from '@/lib/i18n/money';
import { type Language, type Locale, MARKETS } from '@/lib/markets';
import { CartDrawerLayout } from './cart-layout';
import { LiveCartLines } from './cart-lines';
import { CartProvider } from './cart-provider';
import { SummaryRows } from './cart-summary';

type Props = { locale: Locale; paths: { cart: string; shop: string } };

const loaded = new Map<Language, ReturnType<typeof cartMessages>>();

function messagesOf(language: Language) {
  const known = loaded.get(language) ?? cartMessages(language);
  loaded.set(language, known);
  return known;
}

/** What the drawer shows; loaded with everything that a cart needs when it is first looked at. */
export default function CartContents(props: Props) {
  const messages = use(messagesOf(MARKETS[props.locale].language));
  return (
    <CartProvider locale={props.locale} messages={messages}>
      <Contents {...props} />
    </CartProvider>
  );
}

function Contents({ locale, paths }: Props) {
  const t = useTranslations('cart');
  const state = useCart(locale);
  const { cart, failed, retry, settled } = state;
  if (!cart && failed) {
    return (
      <Notice tone="error" live>
        <p>{t('unavailable')}</p>
        <Button kind="secondary" size="small" onClick={retry}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  if (cart === undefined) return <Loading />;
  if (!cart || cart.lines.length === 0) {
    return (
      <EmptyState title={t('empty.title')} action={<ButtonLink href={paths.shop}>{t('empty.action')}</ButtonLink>}>
        <p>{t('empty.text')}</p>
      </EmptyState>
    );
  }
  const subtotal = { label: t('summary.subtotal'), amount: formatMoney(cart.cost.subtotalAmount, MARKETS[locale].tag) };
  return (
    <CartDrawerLayout
      footer={
        <>
          <SummaryRows rows={[subtotal]} updating={!settled} />
          <ButtonLink href={paths.cart} block>
            {t('view')}
          </ButtonLink>
        </>
      }
    >
      <LiveCartLines locale={locale} state={state} />
    </CartDrawerLayout>
  );
}
