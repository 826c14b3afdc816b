import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AfterCheckout } from '@/components/checkout/after-checkout';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/error-view';
import { Picture } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { ownMetadata, routeAlternates } from '@/lib/seo/metadata';

export const instant = false;

type Props = PageProps<'/[country]/[locale]/checkout/thank-you'>;

/** Order names are short; any other value in the URL is not repeated on the page. */
const orderName = /^#?[A-Z0-9-]{1,20}$/i;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'checkout');
  return ownMetadata(locale, t('thanks.title'));
}

export default async function ThankYouPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  if (!MARKETS[locale].shop) notFound();
  const t = await translations(locale, 'checkout');
  const { order } = await searchParams;
  const named = typeof order === 'string' && orderName.test(order) ? order : null;
  const plant = { src: '/brand/thanks.webp', alt: '', width: 480, height: 720, service: 'static' } as const;
  return (
    <PageFrame locale={locale} background="Beige Light" alternates={routeAlternates('/checkout/thank-you')}>
      <Section background="Beige Light">
        <Container>
          <EmptyState
            as="h1"
            picture={<Picture image={plant} sizes="10rem" />}
            title={t('thanks.title')}
            action={<ButtonLink href={pathFor(locale, '/ecommerce')}>{t('thanks.action')}</ButtonLink>}
          >
            {named && <p>{t('thanks.order', { order: named })}</p>}
            <p>{t('thanks.text')}</p>
          </EmptyState>
          <AfterCheckout locale={locale} order={named} />
        </Container>
      </Section>
    </PageFrame>
  );
}
