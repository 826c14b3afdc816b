import { isFilled } from '@prismicio/client';
import { PageHero } from '@/components/editorial/hero';
import { Breadcrumb, crumbsTo } from '@/components/editorial/page-navigation';
import { RichText } from '@/components/editorial/rich-text';
import { PageFrame } from '@/components/layout/page-frame';
import { sectionClass } from '@/components/theme/section';
import { ButtonLink } from '@/components/ui/button';
import { ErrorView, errorPicture } from '@/components/ui/error-view';
import { cx } from '@/components/ui/markup';
import { Picture } from '@/components/ui/picture';
import { Container, Section, SectionHead, Split } from '@/components/ui/section';
import { jobPostingNode, offerHtml } from '@/lib/careers/job-posting';
import type { Offer } from '@/lib/careers/offers';
import { type OfferPage, offerWords } from '@/lib/careers/queries';
import { formatDay } from '@/lib/platform/i18n/dates';
import { absoluteUrl, pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { Node } from '@/lib/seo/json-ld';
import { getPublisher } from '@/lib/settings/queries';
import * as css from './job-list.css';
import { JobRows, landingStep } from './job-parts';

/** Structured data of an open offer for search engines. */
async function offerNode(locale: Locale, { document: { data }, offer }: OfferPage): Promise<Node> {
  const url = absoluteUrl(locale, offer.href);
  return jobPostingNode({
    publisher: await getPublisher(locale),
    url,
    offer,
    data,
    description: offerHtml(data, url),
  });
}

/** An offer that is filled or withdrawn: the page explains it, and is sent with 410. */
export async function ClosedOfferView({ locale, page }: { locale: Locale; page: OfferPage }) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'careers')]);
  return (
    <PageFrame locale={locale} background="Aqua" alternates={page.alternates}>
      <ErrorView
        code={common('error.label', { code: '410' })}
        title={t('closed.title')}
        summary={t('closed.text', { title: page.offer.title })}
        picture={<Picture image={errorPicture} sizes="(min-width: 1024px) 40vw, 80vw" />}
        actions={<ButtonLink href={pathFor(locale, '/job-offers/list')}>{t('closed.action')}</ButtonLink>}
      />
    </PageFrame>
  );
}

const BACKGROUND = 'Beige Light';
const PARTS = ['missions', 'profile', 'benefits', 'process'] as const;
type Props = { locale: Locale; page: OfferPage; others: readonly Offer[] };

/** An open offer: the job, the profile, the terms, and the link to apply. */
export async function OfferView({ locale, page, others }: Props) {
  const { document, offer, alternates } = page;
  const { data } = document;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'careers')]);
  const apply = pathFor(locale, '/job-offers/[uid]/apply', { params: { uid: offer.uid } });
  const crumbs = await crumbsTo(
    locale,
    await landingStep(locale),
    { text: t('title'), href: pathFor(locale, '/job-offers/list') },
    { text: offer.title, href: offer.href },
  );
  return (
    <PageFrame
      locale={locale}
      background={BACKGROUND}
      alternates={alternates}
      crumbs={crumbs}
      graph={[await offerNode(locale, page)]}
    >
      <PageHero
        background={BACKGROUND}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={offer.title}
        intro={isFilled.richText(data.intro) && <RichText field={data.intro} />}
      >
        <ButtonLink href={apply}>{t('offer.apply')}</ButtonLink>
      </PageHero>
      <Section background="White">
        <Container>
          <Split>
            <div className={css.parts}>
              {PARTS.filter((part) => isFilled.richText(data[part])).map((part) => (
                <section key={part}>
                  <h2 className={css.partTitle}>{t(`offer.${part}`)}</h2>
                  <RichText field={data[part]} headings={3} />
                </section>
              ))}
              <p>
                <ButtonLink href={apply}>{t('offer.applyTo', { title: offer.title })}</ButtonLink>
              </p>
            </div>
            <Facts locale={locale} page={page} />
          </Split>
        </Container>
      </Section>
      {others.length > 0 && (
        <Section background="Beige Light">
          <Container>
            <SectionHead title={t('offer.others')} />
            <JobRows locale={locale} offers={others} />
          </Container>
        </Section>
      )}
    </PageFrame>
  );
}

async function Facts({ locale, page }: { locale: Locale; page: OfferPage }) {
  const { document, offer } = page;
  const { data } = document;
  const { tag } = MARKETS[locale];
  const [t, words] = await Promise.all([translations(locale, 'careers'), offerWords(locale)]);
  const facts = [
    [t('offer.contract'), words.contract(offer)],
    [t('offer.place'), words.place(offer)],
    [t('offer.category'), words.category(offer)],
    [t('offer.hours'), data.hours],
    [t('offer.starts'), data.starts],
    [t('offer.remote'), data.remote],
    [t('offer.pay'), words.pay(data)],
    [t('offer.agreement'), data.collective_agreement],
    [t('offer.published'), formatDay(offer.publishedOn, tag)],
    [t('offer.closes'), data.closes_on && formatDay(data.closes_on, tag)],
    [t('offer.reference'), offer.reference],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <aside className={cx(sectionClass('Aqua'), css.facts)} aria-label={t('offer.facts')}>
      <dl className={css.factList}>
        {facts.map(([term, value]) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
