import type { ComponentProps } from 'react';
import { Breadcrumb, type Crumb, crumbsTo } from '@/components/editorial/page-navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { Button, ButtonLink, ButtonRow } from '@/components/ui/button';
import { Field, Select } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { Container, Section, SectionHead, Split, Stack } from '@/components/ui/section';
import { ChipLink, ChipRow } from '@/components/ui/tag';
import { muted, text, textLink } from '@/components/ui/text.css';
import { getDirectorySource } from '@/lib/directory/queries';
import {
  CATEGORIES,
  type Category,
  DEFAULT_RADIUS,
  type DirectorySelection,
  gazetteerCredit,
  registersFor,
  writePoint,
} from '@/lib/directory/selection';
import { formatDay } from '@/lib/platform/i18n/dates';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import * as css from './directory.css';
import { AroundMe, type AroundMeWords, PlaceField, type PlaceWords } from './place-field';

type Words = { place: PlaceWords; aroundMe: AroundMeWords };

/** Messages of the form parts that use JavaScript. */
export async function directoryWords(locale: Locale): Promise<Words> {
  const t = await translations(locale, 'directory');
  return {
    place: { label: t('form.place'), found: t.raw('form.found'), none: t('form.none') },
    aroundMe: {
      action: t('aroundMe.action'),
      why: t('aroundMe.why'),
      asking: t('aroundMe.asking'),
      refused: t('aroundMe.refused'),
      timeout: t('aroundMe.timeout'),
      unavailable: t('aroundMe.unavailable'),
    },
  };
}

type Props = {
  locale: Locale;
  selection?: Pick<DirectorySelection, 'category' | 'place' | 'at' | 'radius'>;
  /** Error about the place, shown at its field. */
  problem?: string;
};

const NOTHING = { category: CATEGORIES[0], place: '', at: null, radius: DEFAULT_RADIUS };

/** A GET form: the profession and the place are in the URL of the results. */
async function Finder({ locale, selection = NOTHING, problem }: Props) {
  const [t, words] = await Promise.all([translations(locale, 'directory'), directoryWords(locale)]);
  const { category, place, at, radius } = selection;
  const point = at && writePoint(at);
  const action = pathFor(locale, '/contact-directory/results');
  return (
    <search>
      {/* No autocomplete: after a step back the browser would restore values that do not match the URL. */}
      <form method="get" action={action} className={css.form} autoComplete="off">
        <div className={css.fields}>
          <Field id="directory-category" label={t('form.category')}>
            {(control) => (
              <Select {...control} name="category" defaultValue={category} key={category}>
                {CATEGORIES.map((each) => (
                  <option key={each} value={each}>
                    {t(`categories.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <PlaceField key={`${place} ${point}`} words={words.place} place={place} at={point} problem={problem} />
          <Button type="submit">
            <Icon name="search" />
            {t('form.submit')}
          </Button>
        </div>
        {radius !== DEFAULT_RADIUS && <input type="hidden" name="radius" value={radius} />}
        {(!place || problem) && <p className={css.coverage}>{t('form.coverage')}</p>}
        <AroundMe action={action} words={words.aroundMe} />
      </form>
    </search>
  );
}

export const BACKGROUND = 'Blue';
type DirectoryTopProps = ComponentProps<typeof Finder> & { crumbs: readonly Crumb[]; intro?: string };

/** The title and the form: first on both pages. */
export async function DirectoryTop({ crumbs, intro, ...finder }: DirectoryTopProps) {
  const { locale } = finder;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'directory')]);
  return (
    <Section background={BACKGROUND} space="none">
      <Container className={css.top}>
        <Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />
        <h1 className={cx(!intro && text.h2)}>{t('heading')}</h1>
        {intro && <p className={text.lead}>{intro}</p>}
        <Finder {...finder} />
      </Container>
    </Section>
  );
}

/** A Belgian site: the directory lists nobody in its country. */
export const isBelgian = (locale: Locale): boolean => MARKETS[locale].country === 'be';

type InBelgiumProps = { locale: Locale; category?: Category };

/** Alternative for a search in Belgium, which the directory does not cover: the registers there, of one profession or of all. */
export async function InBelgium({ locale, category }: InBelgiumProps) {
  const t = await translations(locale, 'directory');
  return (
    <Section background="White" space="tight">
      <Container>
        <Stack gap={4}>
          <h2>{t('belgium.title')}</h2>
          <p>{t('belgium.text')}</p>
          <ul>
            {registersFor(MARKETS[locale].language, category).map(({ name, href }) => (
              <li key={name}>
                <Link href={href} rel="noreferrer" className={textLink}>
                  {t(`belgium.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
    </Section>
  );
}

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
            <p>{t(isBelgian(locale) ? 'landing.youListed' : 'landing.youText')}</p>
            <ButtonRow>
              {!isBelgian(locale) && <ButtonLink href={contact}>{t('landing.join')}</ButtonLink>}
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
      {isBelgian(locale) && <InBelgium locale={locale} />}
      <Section background="White" space="tight">
        <Container>
          <SectionHead title={t('landing.categories')} />
          <ChipRow>
            {CATEGORIES.map((category) => (
              <ChipLink
                key={category}
                href={pathFor(locale, '/contact-directory/results', { query: { category } })}
                reloadDocument
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
