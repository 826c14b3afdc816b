import { cardView, priceWords } from '@/components/product/catalogue-card';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/error-view';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { inlineLink, meta, muted, text } from '@/components/ui/text.css';
import { soldById } from '@/lib/catalogue/cards';
import type { CatalogueCard } from '@/lib/catalogue/product';
import { formatDay } from '@/lib/platform/i18n/dates';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { Found, Kind, Results, SearchSelection } from '@/lib/search/search';
import { imageOf } from '@/lib/services/prismic/links';
import { MarkedText } from './marked-text';
import * as css from './search.css';
import { resultsHref, SiteWays } from './search-tool';

type Props = {
  locale: Locale;
  found: readonly Found[];
  /** Shows the kind of each result. */
  kinds?: boolean;
};

/** The results, each as a row that links to its page; a product that is sold has its price. */
export async function SearchRows({ locale, found, kinds = false }: Props) {
  const products = found.filter(({ entry }) => entry.kind === 'product').map(({ entry }) => entry.id);
  const isPictured = found.some(({ entry }) => imageOf(entry.image));
  const [t, cards] = await Promise.all([translations(locale, 'search'), soldById(locale, products)]);
  return (
    <ul role="list" className={css.searchRowsList}>
      {found.map(({ entry, title, excerpt }) => {
        const card = cards.get(entry.id);
        return (
          <li key={entry.id} className={css.searchRowsRow}>
            {isPictured && <RowPicture entry={entry} />}
            <div className={css.words}>
              <h3 className={text.h3}>
                <Link href={entry.href} className={css.searchRowsTitle}>
                  <MarkedText text={title} />
                </Link>
              </h3>
              <RowFacts
                locale={locale}
                date={entry.date}
                kind={kinds ? t(`${entry.list ? 'list' : 'kind'}.${entry.kind}`) : null}
              />
              <p className={cx(text.small, css.excerpt)}>
                <MarkedText text={excerpt} />
              </p>
            </div>
            {card && <RowPrice locale={locale} card={card} />}
          </li>
        );
      })}
    </ul>
  );
}

const ICONS = {
  product: 'flask',
  advice: 'leaf',
  news: 'document',
  faq: 'info',
  corporate: 'leaf',
  job: 'account',
} as const satisfies Record<Kind, IconName>;

function RowPicture({ entry }: { entry: Found['entry'] }) {
  const picture = imageOf(entry.image);
  if (!picture) {
    return (
      <span className={css.tile}>
        <Icon name={ICONS[entry.kind]} />
      </span>
    );
  }
  return (
    <Picture image={{ ...picture, alt: '', service: 'prismic' }} sizes={css.pictureSize} className={css.picture} />
  );
}

function RowFacts({ locale, date, kind }: { locale: Locale; date: string | null; kind: string | null }) {
  if (!kind && !date) return null;
  return (
    <p className={meta}>
      {kind && <span>{kind}</span>}
      {date && <time dateTime={date}>{formatDay(date, MARKETS[locale].tag)}</time>}
    </p>
  );
}

async function RowPrice({ locale, card }: { locale: Locale; card: CatalogueCard }) {
  const [t, prices] = await Promise.all([translations(locale, 'catalogue'), priceWords(locale)]);
  const { price, note, status, tags = [] } = cardView(card, MARKETS[locale].tag, t, prices);
  return (
    <div className={css.price}>
      {price && <Price price={price} note={note} />}
      {[status, ...tags.map((tag) => tag.text)].filter(Boolean).map((words) => (
        <p key={words} className={`${text.small} ${muted}`}>
          {words}
        </p>
      ))}
    </div>
  );
}

/** A spelling correction of the query that has results, as a link. */
async function CorrectionLink({ locale, correction }: { locale: Locale; correction: string }) {
  const t = await translations(locale, 'search');
  return (
    <p>
      {t.rich('correction', {
        query: correction,
        link: (words) => (
          <Link href={resultsHref(locale, { query: correction })} className={inlineLink}>
            {words}
          </Link>
        ),
      })}
    </p>
  );
}

/** The results are those of a correction: what was typed, and the way to search for it nevertheless. */
async function CorrectedNote({ locale, query }: { locale: Locale; query: string }) {
  const t = await translations(locale, 'search');
  return (
    <p>
      {t.rich('corrected', {
        query,
        link: (words) => (
          <Link href={resultsHref(locale, { query, exact: true })} prefetch={false} className={inlineLink}>
            {words}
          </Link>
        ),
      })}
    </p>
  );
}

/** The words that the results are of. */
export const shownQuery = ({ query, exact }: SearchSelection, { correction }: Results): string =>
  (exact ? null : correction) ?? query;

type ResultsProps = { locale: Locale; selection: SearchSelection; results: Results };
/** What is said of a query with an unknown word: that its correction was searched for, or that it could be. */
export function Correction({ locale, selection: { query, exact }, results: { correction } }: ResultsProps) {
  if (!correction) return null;
  return exact ? <CorrectionLink {...{ locale, correction }} /> : <CorrectedNote {...{ locale, query }} />;
}

type Way = { text: 'first' | 'unfiltered' | 'all'; href: string };

/** Links out of an empty page: each removes one more choice, the most specific first. */
function waysOut({ locale, selection, results }: ResultsProps): Way[] {
  const { query, kind, groups, sort, exact } = selection;
  const elsewhere = Object.values(results.counts).some((count) => count > 0);
  const first: Way = { text: 'first', href: resultsHref(locale, { query, kind, groups, sort, exact }) };
  const unfiltered: Way = { text: 'unfiltered', href: resultsHref(locale, { query, kind, sort, exact }) };
  const all: Way = { text: 'all', href: resultsHref(locale, { query, exact }) };
  if (results.total > 0) return [first];
  return [...(groups.length > 0 ? [unfiltered] : []), ...(kind && elsewhere ? [all] : [])];
}

/** Nothing was found, or the URL names a page beyond the last one. */
export async function NoResult({ locale, selection, results }: ResultsProps) {
  const t = await translations(locale, 'search');
  const { kind } = selection;
  const query = shownQuery(selection, results);
  const ways = waysOut({ locale, selection, results });
  const beyond = results.total > 0;
  return (
    <>
      <EmptyState
        as="h2"
        title={beyond ? t('none.page') : t(kind ? 'none.kind' : 'none.title', { query })}
        action={
          ways.length > 0 && (
            <ButtonRow>
              {ways.map(({ text, href }) => (
                <ButtonLink key={text} href={href} kind="secondary">
                  {t(`none.${text}`)}
                </ButtonLink>
              ))}
            </ButtonRow>
          )
        }
      >
        <Correction {...{ locale, selection, results }} />
        {!beyond && <p>{t('none.text')}</p>}
      </EmptyState>
      <SiteWays locale={locale} />
    </>
  );
}

/** Shown when the search is unavailable: a link to retry, and links that need no search. */
export async function SearchAway({ locale, selection }: { locale: Locale; selection: SearchSelection }) {
  const t = await translations(locale, 'search');
  return (
    <>
      <EmptyState
        as="h2"
        title={t('away.title')}
        action={
          <ButtonRow>
            <ButtonLink href={resultsHref(locale, selection)} prefetch={false}>
              {t('away.retry')}
            </ButtonLink>
          </ButtonRow>
        }
      >
        <p>{t('away.text')}</p>
      </EmptyState>
      <SiteWays locale={locale} />
    </>
  );
}
