import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { AfterCheckout } from '@/components/checkout/after-checkout';
import { AutoRefresh } from '@/components/checkout/auto-refresh';
import { CheckoutSummary } from '@/components/checkout/checkout-summary';
import { PageFrame } from '@/components/layout/page-frame';
import { Container, Section } from '@/components/ui/section';
import { openCart } from '@/lib/cart/view';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { ownMetadata, routeAlternates } from '@/lib/seo/metadata';
import { isCrossSite } from '@/lib/session/request-market';

// The cart is read before the response: without JavaScript nothing could be streamed in later.
export const instant = false;

type Props = PageProps<'/[country]/[locale]/checkout'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'checkout');
  return ownMetadata(locale, t('title'));
}

export default async function CheckoutPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  if (!MARKETS[locale].shop) notFound();
  const [{ cart: read, later }, fromElsewhere, { error }, common] = await Promise.all([
    openCart(locale),
    isCrossSite(),
    searchParams,
    translations(locale, 'common'),
  ]);
  // A link on another site, also from the other market, comes without the SameSite=Strict cookie: the cart is unknown.
  const unread = read === null && fromElsewhere;
  const cart = unread ? undefined : read;
  const unaccepted = error === 'subscription';
  const summary = (known: typeof cart) => (
    <CheckoutSummary
      locale={locale}
      cart={known}
      unread={unread}
      failed={error !== undefined && !unaccepted}
      unaccepted={unaccepted}
    />
  );
  const last = (known: typeof cart) => (
    <>
      {summary(known)}
      {known === undefined && (unread ? <AutoRefresh first={0} /> : <AutoRefresh complete={common('complete')} />)}
      {known === null && <AfterCheckout locale={locale} order={null} />}
    </>
  );
  return (
    <PageFrame locale={locale} background="White" quiet alternates={routeAlternates('/checkout')}>
      <Section background="White" space="tight">
        <Container>
          {later ? <Suspense fallback={summary(undefined)}>{later.then(last)}</Suspense> : last(cart)}
        </Container>
      </Section>
    </PageFrame>
  );
}
