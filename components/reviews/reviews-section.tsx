import { PageLinks } from '@/components/editorial/page-navigation';
import { ReviewsLink } from '@/components/product/buy-choice';
import { button } from '@/components/ui/buttons.css';
import { Link } from '@/components/ui/link';
import { cx, inOrder } from '@/components/ui/markup';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { muted, text, textLink } from '@/components/ui/text.css';
import { env } from '@/lib/platform/env';
import { dayIn, formatDay } from '@/lib/platform/i18n/dates';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { ShownReview } from '@/lib/reviews/book';
import { RATINGS, type Summary } from '@/lib/reviews/rules';
import type { ShownReviews } from '@/lib/reviews/shown';
import * as css from './reviews.css';

type StarsProps = {
  /** From 1 to 5; an average has as many full stars as it reaches: 4.9 is not five. */
  rating: number;
  /** What they say, in words. */
  label: string;
};

/** Five characters, no picture: they cost nothing and follow the colour and the size of the text. */
function Stars({ rating, label }: StarsProps) {
  const full = Math.floor(rating);
  return (
    <span role="img" aria-label={label} className={css.stars}>
      {'★'.repeat(full) + '☆'.repeat(RATINGS.length - full)}
    </span>
  );
}

/** Id of the section, to which the line beside the name leads. */
const ID = 'reviews';

type Words = Awaited<ReturnType<typeof reviewWords>>;
const reviewWords = (locale: Locale) => translations(locale, 'reviews');

const averageText = (average: number, locale: Locale): string =>
  new Intl.NumberFormat(MARKETS[locale].tag).format(average);

/** Beside the name of the product: stars, average and number, which lead to the reviews. */
export async function RatingLine({ locale, summary }: { locale: Locale; summary: Summary }) {
  const t = await reviewWords(locale);
  const average = t('section.average', { average: averageText(summary.average, locale) });
  return (
    <p>
      <a href={`#${ID}`} className={cx(textLink, css.rating)}>
        <Stars rating={summary.average} label={average} /> <span aria-hidden="true">{average}</span>{' '}
        <span>({t('section.count', { count: summary.count })})</span>
      </a>
    </p>
  );
}

type Props = {
  locale: Locale;
  /** Path of the product's page. */
  path: string;
  /** Query string that the server has read. */
  search: string;
  shown: ShownReviews;
};

/** What buyers say of a product, with the law's information beside it (code de la consommation, D111-17). */
export async function ReviewsSection({ locale, path, search, shown }: Props) {
  const t = await reviewWords(locale);
  const { summary, page, reviews } = shown;
  const hrefOf = (number: number): string => {
    const query = new URLSearchParams(search);
    query.set('reviews', String(number));
    return `${path}?${query}#${ID}`;
  };
  return (
    <Section background="Beige Light" id={ID} labelledBy={`${ID}-title`}>
      <Container>
        <SectionHead id={`${ID}-title`} title={t('section.title')} text={t('section.checked')} />
        <div className={css.room}>
          <Distribution locale={locale} summary={summary} t={t} />
          <div className={css.list}>
            {inOrder(reviews, (review) => (
              <ReviewText locale={locale} review={review} t={t} />
            ))}
            {page.page === 0 && summary.count > reviews.length && (
              <div>
                <ReviewsLink href={hrefOf(1)} prefetch={false} className={button({ kind: 'secondary' })}>
                  {t('section.all', { count: summary.count })}
                </ReviewsLink>
              </div>
            )}
            {page.page > 0 && (
              <PageLinks locale={locale} page={page.page} pages={page.pages} to={hrefOf} as={ReviewsLink} />
            )}
          </div>
        </div>
      </Container>
    </Section>
  );
}

function Distribution({ locale, summary, t }: { locale: Locale; summary: Summary; t: Words }) {
  const average = t('section.average', { average: averageText(summary.average, locale) });
  return (
    <div className={css.about}>
      <p className={text.h3}>
        <Stars rating={summary.average} label={average} /> <span aria-hidden="true">{average}</span>
      </p>
      <ul role="list" className={css.shares} aria-label={t('section.shares')}>
        {inOrder(summary.shares, ({ rating, count, percent }) => (
          <li className={css.share}>
            {t('section.share', { rating, count })}
            <span aria-hidden="true" className={css.bar} style={{ inlineSize: `${percent}%` }} />
          </li>
        ))}
      </ul>
      <Link href={pathFor(locale, '/reviews')} prefetch={false} className={textLink}>
        {t('section.how')}
      </Link>
    </div>
  );
}

function ReviewText({ locale, review, t }: { locale: Locale; review: ShownReview; t: Words }) {
  const { language, tag, country } = MARKETS[locale];
  const dayOf = (at: string) => formatDay(dayIn(at, country) ?? at, tag);
  const { language: own, tag: ownTag } = MARKETS[review.locale];
  const isForeign = own !== language;
  const lang = isForeign ? ownTag : undefined;
  const report = `mailto:${env().CONTACT_MAILBOX}?subject=${encodeURIComponent(t('section.reportSubject', { reference: review.id }))}`;
  return (
    <article className={css.review}>
      <p>
        <Stars rating={review.rating} label={t('section.stars', { rating: review.rating })} />
      </p>
      <h3 className={css.title} lang={lang}>
        {review.title}
      </h3>
      <p className={css.text} lang={lang}>
        {review.text}
      </p>
      <p className={cx(text.small, muted)}>
        {t('section.by', {
          name: review.displayName,
          ordered: dayOf(review.orderedAt),
          published: dayOf(review.publishedAt),
        })}
        {isForeign && `. ${t('section.language', { language: own })}`}
      </p>
      {review.answer && (
        <div className={css.answer}>
          <p className={text.label}>{t('section.answer')}</p>
          <p className={css.text} lang={lang}>
            {review.answer}
          </p>
        </div>
      )}
      <p className={text.small}>
        <a href={report} className={textLink}>
          {t('section.report')}
        </a>
      </p>
    </article>
  );
}
