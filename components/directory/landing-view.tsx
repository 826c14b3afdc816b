import { crumbsTo } from '@/components/editorial/crumbs';
import { PageFrame } from '@/components/layout/page-frame';
import { ChipLink, ChipRow } from '@/components/ui/chip';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { CATEGORIES } from '@/lib/directory/types';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import { AboutDirectory } from './about-directory';
import { BACKGROUND, DirectoryTop } from './finder';

const ROUTE = '/contact-directory';

/** Start page of the search: the form, the professions, and what the directory is. */
export async function LandingView({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'directory');
  const path = pathFor(locale, ROUTE);
  const crumbs = await crumbsTo(locale, { text: t('title'), href: path });
  return (
    <PageFrame locale={locale} background={BACKGROUND} twins={routeAlternates(ROUTE)} crumbs={crumbs}>
      <DirectoryTop locale={locale} crumbs={crumbs} intro={t('intro')} />
      <Section background="White" space="tight">
        <Container>
          <SectionHead title={t('landing.categories')} />
          <ChipRow>
            {CATEGORIES.map((category) => (
              <ChipLink
                key={category}
                href={pathFor(locale, '/contact-directory/results', { query: { category } })}
                prefetch={false}
              >
                {t(`categories.${category}`)}
              </ChipLink>
            ))}
          </ChipRow>
        </Container>
      </Section>
      <AboutDirectory locale={locale} />
    </PageFrame>
  );
}
