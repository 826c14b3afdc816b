import { crumbsTo } from '@/components/editorial/crumbs';
import { PageHero } from '@/components/editorial/page-hero';
import { SiteFrame } from '@/components/layout/site-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Notice } from '@/components/ui/notice';
import { Container, Section, SectionHead, Stack } from '@/components/ui/section';
import type { OfferPage } from '@/lib/careers/queries';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { routeTwins } from '@/lib/seo/route-twins';

const BACKGROUND = 'Beige Light';

/** Where one applies, for an offer or without one. The form itself takes its place here with the forms. */
export async function ApplicationView({ locale, page }: { locale: Locale; page: OfferPage | null }) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'careers')]);
  const path = page
    ? pathFor(locale, '/job-offers/[uid]/apply', { params: { uid: page.offer.uid } })
    : pathFor(locale, '/job-offers/spontaneous-application');
  const title = page ? t('offer.applyTo', { title: page.offer.title }) : t('spontaneous.title');
  const crumbs = await crumbsTo(
    locale,
    { text: t('landing'), href: pathFor(locale, '/job-offers/[[...path]]') },
    { text: page?.offer.title, href: page?.offer.href },
    { text: page ? t('offer.apply') : title, href: path },
  );
  return (
    <SiteFrame
      locale={locale}
      background={BACKGROUND}
      twins={page ? applyTwins(page) : routeTwins('/job-offers/spontaneous-application')}
      path={path}
      crumbs={crumbs}
    >
      <PageHero
        background={BACKGROUND}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={title}
        intro={page ? undefined : <p>{t('spontaneous.text')}</p>}
      />
      <Section background="White">
        <Container>
          <SectionHead title={t('form.needed')} />
          <Stack gap={4}>
            <p>{t('form.files')}</p>
            {page && <p>{t('form.reference', { reference: page.offer.reference })}</p>}
            <p>{t('form.privacy')}</p>
            <Notice>{t('form.soon')}</Notice>
          </Stack>
        </Container>
      </Section>
    </SiteFrame>
  );
}

/** The application pages of the offer's translations: each is one segment below its offer. */
export function applyTwins({ twins }: OfferPage): OfferPage['twins'] {
  return Object.fromEntries(
    Object.entries(twins).map(([locale, url]) => [
      locale,
      pathFor(locale as Locale, '/job-offers/[uid]/apply', { params: { uid: url.split('/').at(-1) ?? '' } }),
    ]),
  );
}
