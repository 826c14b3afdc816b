import { crumbsTo } from '@/components/editorial/page-navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Container, Section, SectionHead, Split, Stack } from '@/components/ui/section';
import { ChipLink, ChipRow } from '@/components/ui/tag';
import { muted, text, textLink } from '@/components/ui/text.css';
import { gazetteerCredit } from '@/lib/directory/professional-text';
import { getDirectorySource } from '@/lib/directory/queries';
import { CATEGORIES } from '@/lib/directory/selection';
import { formatDay } from '@/lib/platform/i18n/dates';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import { BACKGROUND, DirectoryTop } from './finder';

/** The source of the entries, what they do not guarantee, and how a professional is added or removed. */
export async function AboutDirectory({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'directory');
  const contact = pathFor(locale, '/contact');
  return (
    <Section background="Beige Light" space="tight">
      <Container>
        <Split>
          <Stack gap={4}>
            <h2>{t('landing.about')}</h2>
            <p>{t('landing.listing')}</p>
            <p>{t('landing.source')}</p>
            <SourceLine locale={locale} />
            <p className={cx(text.mini, muted)}>{gazetteerCredit(MARKETS[locale].language)}</p>
            <Notice size="small">{t('landing.emergency')}</Notice>
          </Stack>
          <Stack gap={4}>
            <h2>{t('landing.you')}</h2>
            <p>{t('landing.youText')}</p>
            <ButtonRow>
              <ButtonLink href={contact}>{t('landing.join')}</ButtonLink>
              <ButtonLink href={contact} kind="secondary">
                {t('landing.leave')}
              </ButtonLink>
            </ButtonRow>
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}

const ROUTE = '/contact-directory';

/** Start page of the search: the form, the professions, and what the directory is. */
export async function LandingView({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'directory');
  const path = pathFor(locale, ROUTE);
  const crumbs = await crumbsTo(locale, { text: t('title'), href: path });
  return (
    <PageFrame locale={locale} background={BACKGROUND} alternates={routeAlternates(ROUTE)} crumbs={crumbs}>
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

/** Source, day and licence of the extract that the entries come from, as the licence asks; nothing while none is recorded. */
export async function SourceLine({ locale, className }: { locale: Locale; className?: string }) {
  const [t, found] = await Promise.all([translations(locale, 'directory'), getDirectorySource()]);
  if (!found) return null;
  const { source, extractedOn, licence } = found;
  const { tag, language } = MARKETS[locale];
  return (
    <p className={className}>
      {t('source.from')} <span lang={language === 'fr' ? undefined : 'fr'}>{source}</span>.{' '}
      {t('source.extracted', { date: formatDay(extractedOn, tag) })}
      {licence && (
        <>
          {' '}
          <Link href={licence.href} rel="license noreferrer" className={textLink}>
            {licence.text || licence.href}
          </Link>
        </>
      )}
    </p>
  );
}
