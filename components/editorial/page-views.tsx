import { type Content, isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { Breadcrumb, crumbsTo } from '@/components/editorial/page-navigation';
import { GUARANTEE_ID, GuaranteeNotice, owesNotice } from '@/components/guarantee/guarantee-notice';
import { PageFrame } from '@/components/layout/page-frame';
import { PaymentMarks } from '@/components/payments/payment-marks';
import { Link } from '@/components/ui/link';
import { inOrder } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { muted, textLink } from '@/components/ui/text.css';
import { type Heading, headingId, headingIds, headingsOf } from '@/lib/editorial/headings';
import type { CorporatePlace, Page, ShopPage } from '@/lib/editorial/pages';
import { formatDay } from '@/lib/platform/i18n/dates';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { draftRef } from '@/lib/services/prismic/preview';
import { backgroundOf, choiceOf } from '@/lib/services/prismic/selects';
import { getSettings, type Organisation } from '@/lib/settings/queries';
import * as css from './article.css';
import { ArticleLayout, DocumentFrame } from './article-layout';
import { PageHero } from './hero';
import { RichText } from './rich-text';

type Detail = Heading & { body: ReactNode };

/** Kinds of legal pages that name the mediator (L616-1) and the producer's unique identifiers (L541-10-13). */
const KINDS: readonly (string | null | undefined)[] = ['terms_of_sale', 'legal_notice'];

/** What the settings state once for the legal pages of a kind; a part whose fields are empty is missing. */
async function legalDetails(
  locale: Locale,
  kind: string | null | undefined,
  above: readonly Heading[],
): Promise<Detail[]> {
  if (!KINDS.includes(kind)) return [];
  const [t, { organisation }] = await Promise.all([
    translations(locale, 'pages'),
    draftRef(locale).then((ref) => getSettings(locale, ref)),
  ]);
  const { mediator, identifiers } = organisation;
  const parts = [
    mediator && { text: t('legal.mediator'), body: <Mediator {...mediator} /> },
    identifiers.length > 0 && { text: t('legal.identifiers'), body: <Identifiers identifiers={identifiers} /> },
  ];
  const named = parts.filter((part) => part !== null && part !== false);
  const ids = headingIds(
    named.map(({ text }) => text),
    new Set(above.map(({ id }) => id)),
  );
  return named.map((part, index) => ({ id: ids[index] ?? '', ...part }));
}

function Mediator({ name, address, site }: NonNullable<Organisation['mediator']>) {
  return (
    <address>
      {name}
      {address && <>, {address}</>}
      {site && (
        <>
          {', '}
          <Link href={site.href} rel="noreferrer" className={textLink}>
            {site.text || URL.parse(site.href)?.hostname || site.href}
          </Link>
        </>
      )}
    </address>
  );
}

function Identifiers({ identifiers }: Pick<Organisation, 'identifiers'>) {
  return (
    <dl>
      {inOrder(identifiers, ({ scheme, identifier }) => (
        <div>
          <dt>{scheme}</dt>
          <dd>{identifier}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props<D> = { locale: Locale; page: Page<D>; slices: ReactNode };

/** A page of slices below its title. */
export async function PlainView({ locale, page, slices }: Props<Content.PageDocument | Content.JobLandingDocument>) {
  const { document, alternates } = page;
  const crumbs = await crumbsTo(locale, { text: document.data.title, href: document.url });
  return (
    <DocumentFrame locale={locale} document={document} alternates={alternates} crumbs={crumbs}>
      {slices}
    </DocumentFrame>
  );
}

/** A legal text, on white, with its table of contents. */
export async function LegalView({ locale, page, slices }: Props<Content.LegalPageDocument>) {
  const { document, alternates } = page;
  const { data } = document;
  const [common, t, guarantee] = await Promise.all([
    translations(locale, 'common'),
    translations(locale, 'pages'),
    translations(locale, 'guarantee'),
  ]);
  const kind = choiceOf('legalKind', data.kind);
  const isTerms = kind === 'terms_of_sale' && owesNotice(locale);
  const crumbs = await crumbsTo(locale, { text: data.short_title || data.title, href: document.url });
  const notice = isTerms ? [{ id: GUARANTEE_ID, text: guarantee('title') }] : [];
  const above = [...headingsOf(data.slices, true), ...notice];
  const details = await legalDetails(locale, kind, above);
  const headings = [...above, ...details];
  return (
    <PageFrame locale={locale} background="Beige Light" alternates={alternates} crumbs={crumbs}>
      <PageHero
        background="Beige Light"
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={data.title ?? ''}
        intro={isFilled.richText(data.intro) && <RichText field={data.intro} />}
      >
        {data.updated_on && (
          <p className={muted}>{t('legal.updated', { date: formatDay(data.updated_on, MARKETS[locale].tag) })}</p>
        )}
        {kind === 'delivery_returns' && <PaymentMarks locale={locale} />}
      </PageHero>
      <ArticleLayout contents={{ label: t('article.contents'), headings }} slices={slices}>
        {isTerms && <GuaranteeNotice locale={locale} />}
        {inOrder(details, ({ id, text, body }) => (
          <section id={id}>
            <h2 className={css.boxTitle}>{text}</h2>
            {body}
          </section>
        ))}
      </ArticleLayout>
    </PageFrame>
  );
}

type CorporateViewProps = { locale: Locale; place: CorporatePlace; slices: ReactNode };

/** A section or a page about the brand, with the other pages of its section as chips. */
export async function CorporateView({ locale, place, slices }: CorporateViewProps) {
  const { section, page, pages, alternates } = place;
  const document = page ?? section;
  const t = await translations(locale, 'pages');
  const name = (each: typeof document) => each.data.short_title || each.data.title || '';
  const crumbs = await crumbsTo(
    locale,
    { text: name(section), href: section.url },
    { text: page && name(page), href: page?.url },
  );
  const chips = {
    label: t('corporate.section'),
    links: [section, ...pages].flatMap((each) =>
      each.url ? [{ href: each.url, text: name(each), current: each.id === document.id }] : [],
    ),
  };
  return (
    <DocumentFrame locale={locale} document={document} alternates={alternates} crumbs={crumbs} chips={chips}>
      {slices}
    </DocumentFrame>
  );
}

const PARTS = ['scope', 'results', 'exceptions', 'technologies', 'contact', 'recourse'] as const;

/** The accessibility statement, in the order and with the parts that the law requires. */
export async function AccessibilityView({
  locale,
  page,
}: {
  locale: Locale;
  page: Page<Content.AccessibilityStatementDocument>;
}) {
  const { document, alternates } = page;
  const { data } = document;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const crumbs = await crumbsTo(locale, { text: data.title, href: document.url });
  const parts = PARTS.filter((part) => isFilled.richText(data[part])).map((part) => ({
    id: headingId(part),
    text: t(`accessibility.${part}`),
    field: data[part],
  }));
  const date = data.established_on ? formatDay(data.established_on, MARKETS[locale].tag) : '';
  return (
    <PageFrame locale={locale} background="Beige Light" alternates={alternates} crumbs={crumbs}>
      <PageHero
        background="Beige Light"
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={data.title ?? ''}
        intro={<p>{t('accessibility.entity', { entity: data.entity ?? '', date })}</p>}
      />
      <ArticleLayout
        contents={{ label: t('article.contents'), headings: parts }}
        slices={
          <>
            <Notice tone={choiceOf('conformity', data.status) === 'total' ? 'success' : 'info'}>
              <p>
                <strong>{t(`accessibility.status.${choiceOf('conformity', data.status) ?? 'none'}`)}</strong>
              </p>
              {data.score !== null && (
                <p>{t('accessibility.score', { score: data.score, standard: data.standard ?? '' })}</p>
              )}
            </Notice>
            {inOrder(parts, ({ id, text, field }) => (
              <section id={id}>
                <h2>{text}</h2>
                <RichText field={field} headings={3} />
              </section>
            ))}
          </>
        }
      />
    </PageFrame>
  );
}

/** The shop's home page: title and intro, then the slices that the editor arranges. */
export async function ShopView({ locale, page, children }: { locale: Locale; page: ShopPage; children: ReactNode }) {
  const common = await translations(locale, 'common');
  const { data } = page.document;
  const path = pathFor(locale, '/ecommerce');
  const crumbs = [
    { text: common('homeCrumb'), href: pathFor(locale, '/') },
    { text: data.title ?? '', href: path },
  ];
  return (
    <PageFrame
      locale={locale}
      background={backgroundOf(data.section_background)}
      alternates={page.alternates}
      preHeader
      crumbs={crumbs}
    >
      <PageHero
        background={backgroundOf(data.section_background)}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={data.title ?? ''}
        intro={isFilled.richText(data.intro) && <RichText field={data.intro} />}
      />
      {children}
    </PageFrame>
  );
}
