import type { ComponentProps } from 'react';
import { PageHero } from '@/components/editorial/hero';
import { Breadcrumb, crumbsTo } from '@/components/editorial/page-navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { FacetsDrawer, ListingLayout } from '@/components/product/listing-layout';
import { Button, ButtonLink } from '@/components/ui/button';
import { withoutScript } from '@/components/ui/buttons.css';
import { EmptyState } from '@/components/ui/error-view';
import { Checkbox } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { Container, Section, SectionHead, Split, Stack } from '@/components/ui/section';
import { ChipLink, ChipRow } from '@/components/ui/tag';
import { textLink } from '@/components/ui/text.css';
import {
  CATEGORIES,
  CONTRACTS,
  INTERNATIONAL,
  JOB_FACETS,
  JOB_SORTS,
  type JobFacet,
  type JobSelection,
  jobCounts,
  LOCALITIES,
  type Locality,
  localityName,
  type Offer,
  selectOffers,
  withoutFacets,
  writeJobSelection,
} from '@/lib/careers/offers';
import { canonicalCriteria } from '@/lib/careers/schema';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import * as css from './job-list.css';
import { JobAlertForm, JobFilters } from './job-list-forms';
import { AlertConsent, AlertTerms, JobRows, landingStep } from './job-parts';

type Props = {
  id: string;
  locale: Locale;
  offers: readonly Offer[];
  selection: JobSelection;
  action: string;
  label: string;
  /** The button in the form is for visitors without JavaScript; the drawer has its own. */
  apply: boolean;
};
type Option = { value: string; text: string };

/** A GET form: each checkbox is a query parameter. It lists all values of the specification, also those without an offer. */
export async function JobFacets({ id, locale, offers, selection, action, label, apply }: Props) {
  const t = await translations(locale, 'careers');
  const options: Record<JobFacet, Option[]> = {
    category: CATEGORIES.map((value) => ({ value, text: t(`categories.${value}`) })),
    contract: CONTRACTS.map((value) => ({ value, text: t(`contracts.${value}`) })),
    place: (Object.keys(LOCALITIES) as Locality[]).map((value) => ({ value, text: localityName(value, locale) })),
  };
  const abroad: Option = { value: INTERNATIONAL, text: t('international') };
  const given = { offers, selection };
  return (
    // No autocomplete: after a step back the browser would restore checkboxes that do not match the URL.
    <form id={id} method="get" action={action} aria-label={label} autoComplete="off">
      {JOB_FACETS.map((facet) => (
        // The key remounts the checkboxes of another selection: React does not update the state of existing ones.
        <fieldset key={facet + writeJobSelection(selection)} className={css.group}>
          <legend className={css.legend}>{t(`facet.${facet}`)}</legend>
          <Boxes {...given} facet={facet} options={options[facet]} />
          {facet === 'place' && (
            <div className={css.apart}>
              <Boxes {...given} facet="place" options={[abroad]} />
            </div>
          )}
        </fieldset>
      ))}
      {selection.sort !== 'recent' && <input type="hidden" name="sort" value={selection.sort} />}
      <div className={css.actions}>
        {apply && (
          <Button type="submit" size="small" className={withoutScript}>
            {t('apply')}
          </Button>
        )}
        {JOB_FACETS.some((facet) => selection.chosen[facet].length > 0) && (
          <Link href={action + writeJobSelection(withoutFacets(selection))} className={textLink}>
            {t('clear')}
          </Link>
        )}
      </div>
    </form>
  );
}

type BoxesProps = Pick<Props, 'offers' | 'selection'> & { facet: JobFacet; options: readonly Option[] };

/** Checkboxes, each with the number of offers that it would show. */
function Boxes({ offers, selection, facet, options }: BoxesProps) {
  const counts = jobCounts(offers, selection, facet);
  const chosen = selection.chosen[facet];
  return options.map(({ value, text }) => (
    <Checkbox
      key={value}
      name={facet}
      value={value}
      count={counts.get(value) ?? 0}
      defaultChecked={chosen.includes(value)}
      disabled={!counts.get(value) && !chosen.includes(value)}
    >
      {text}
    </Checkbox>
  ));
}

const DRAWER = 'job-filters';
const FORM = 'job-facets';
const DRAWER_FORM = 'job-facets-drawer';
const FORMS = [FORM, DRAWER_FORM];
const BACKGROUND = 'Beige Light';
/** Id of the section of alerts, which an empty list leads to. */
const JOB_ALERT = 'job-alert';
type JobListViewProps = { locale: Locale; offers: readonly Offer[]; selection: JobSelection };

/** Open offers with their facets; the selection is in the URL and is applied by the server. */
export async function JobListView({ locale, offers, selection }: JobListViewProps) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'careers')]);
  const path = pathFor(locale, '/job-offers/list');
  const found = selectOffers(offers, selection);
  const crumbs = await crumbsTo(locale, await landingStep(locale), { text: t('title'), href: path });
  const sorts = JOB_SORTS.map((sort) => ({
    text: t(`sortBy.${sort}`),
    href: path + writeJobSelection({ ...selection, sort }),
    current: sort === selection.sort,
  }));
  const facets = (id: string) => (
    <JobFacets {...{ id, locale, offers, selection }} action={path} label={t('filters')} apply={id === FORM} />
  );
  return (
    <PageFrame locale={locale} background={BACKGROUND} alternates={routeAlternates('/job-offers/list')} crumbs={crumbs}>
      <PageHero
        background={BACKGROUND}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={t('title')}
      >
        <ButtonLink href={pathFor(locale, '/job-offers/spontaneous-application')} kind="secondary" prefetch={false}>
          {t('spontaneous.title')}
        </ButtonLink>
      </PageHero>
      <Section background="White" space="tight">
        <Container>
          <JobFilters action={path} search={writeJobSelection(selection)} forms={FORMS}>
            <ListingLayout
              heading={t('title')}
              count={t('count', { count: found.length })}
              facets={facets(FORM)}
              openFacets={
                <FacetsDrawer
                  id={DRAWER}
                  form={DRAWER_FORM}
                  words={{
                    open: t('openFilters'),
                    title: t('filters'),
                    close: common('close'),
                    count: t('count', { count: found.length }),
                    apply: t('applyFilters', { count: found.length }),
                  }}
                >
                  {facets(DRAWER_FORM)}
                </FacetsDrawer>
              }
              sort={<Sorts label={t('sort')} sorts={sorts} />}
            >
              {found.length > 0 ? (
                <JobRows locale={locale} offers={found} />
              ) : (
                <EmptyState
                  title={t('empty.title')}
                  action={
                    offers.length > 0 && (
                      <ButtonLink href={path + writeJobSelection(withoutFacets(selection))} kind="secondary">
                        {t('clear')}
                      </ButtonLink>
                    )
                  }
                >
                  <p>{t('empty.text')}</p>
                  <p>
                    <Link href={`#${JOB_ALERT}`} className={textLink}>
                      {t('alert.emptyLink')}
                    </Link>
                  </p>
                </EmptyState>
              )}
            </ListingLayout>
          </JobFilters>
        </Container>
      </Section>
      <JobAlertSection locale={locale} selection={selection} />
      <SpontaneousSection locale={locale} />
    </PageFrame>
  );
}

/** Asks for mails about new offers. */
export async function JobAlertSection({ locale, selection }: ComponentProps<typeof AlertTerms>) {
  const [t, forms] = await Promise.all([translations(locale, 'careers'), translations(locale, 'forms')]);
  return (
    <Section background="Beige Light" id={JOB_ALERT}>
      <Container>
        <Split>
          <Stack gap={4}>
            <h2>{t('alert.title')}</h2>
            <AlertTerms locale={locale} selection={selection} />
          </Stack>
          <JobAlertForm
            locale={locale}
            criteria={canonicalCriteria(writeJobSelection(selection))}
            labels={{
              email: forms('jobs.email'),
              submit: forms('jobs.submit'),
              done: forms('jobs.done'),
              doneText: forms('jobs.doneText'),
            }}
            note={<AlertConsent locale={locale} />}
          />
        </Split>
      </Container>
    </Section>
  );
}

type Sort = { text: string; href: string; current: boolean };

function Sorts({ label, sorts }: { label: string; sorts: readonly Sort[] }) {
  return (
    <nav aria-label={label} className={css.sort}>
      <ChipRow>
        {sorts.map(({ text, href, current }) => (
          <ChipLink key={href} href={href} aria-current={current ? 'true' : undefined} prefetch={false}>
            {text}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}

async function SpontaneousSection({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'careers');
  return (
    <Section background="Green">
      <Container>
        <SectionHead
          title={t('spontaneous.lead')}
          text={t('spontaneous.text')}
          aside={
            <ButtonLink href={pathFor(locale, '/job-offers/spontaneous-application')} prefetch={false}>
              {t('spontaneous.action')}
            </ButtonLink>
          }
        />
      </Container>
    </Section>
  );
}
