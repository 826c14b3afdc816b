import { crumbsTo } from '@/components/editorial/crumbs';
import { PageHero } from '@/components/editorial/page-hero';
import { PageFrame } from '@/components/layout/page-frame';
import { ListingLayout } from '@/components/product/listing-layout';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button, ButtonLink } from '@/components/ui/button';
import { ChipLink, ChipRow } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/error-view';
import { Drawer, opens } from '@/components/ui/overlay';
import { Container, Section, SectionHead } from '@/components/ui/section';
import {
  JOB_SORTS,
  type JobSelection,
  type Offer,
  selectOffers,
  withoutFacets,
  writeJobSelection,
} from '@/lib/careers/offers';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import { JobFacets, JobRows } from './job-list';
import * as css from './job-list.css';

const DRAWER = 'job-filters';
const BACKGROUND = 'Beige Light';
type Props = { locale: Locale; offers: readonly Offer[]; selection: JobSelection };

/** Open offers with their facets; the selection is in the URL and is applied by the server. */
export async function JobListView({ locale, offers, selection }: Props) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'careers')]);
  const path = pathFor(locale, '/job-offers/list');
  const found = selectOffers(offers, selection);
  const crumbs = await crumbsTo(
    locale,
    { text: t('landing'), href: pathFor(locale, '/job-offers/[[...path]]') },
    { text: t('title'), href: path },
  );
  const sorts = JOB_SORTS.map((sort) => ({
    text: t(`sortBy.${sort}`),
    href: path + writeJobSelection({ ...selection, sort }),
    current: sort === selection.sort,
  }));
  const facets = <JobFacets {...{ locale, offers, selection }} action={path} label={t('filters')} />;
  return (
    <PageFrame locale={locale} background={BACKGROUND} twins={routeAlternates('/job-offers/list')} crumbs={crumbs}>
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
          <ListingLayout
            heading={t('title')}
            count={t('count', { count: found.length })}
            facets={facets}
            openFacets={
              <>
                <Button kind="secondary" size="small" {...opens(DRAWER)}>
                  {t('openFilters')}
                </Button>
                <Drawer id={DRAWER} side="start" title={t('filters')} closeLabel={common('close')}>
                  {facets}
                </Drawer>
              </>
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
              </EmptyState>
            )}
          </ListingLayout>
        </Container>
      </Section>
      <SpontaneousSection locale={locale} />
    </PageFrame>
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
