import { AdviceCard } from '@/components/editorial/advice-card';
import * as css from '@/components/editorial/article-parts.css';
import { formatDay } from '@/lib/i18n/dates';
import { type Locale, MARKETS } from '@/lib/markets';
import type { NewsCardView } from '@/lib/news/queries';

/** News in rows of three, two or one. */
export function NewsGrid({ locale, news }: { locale: Locale; news: readonly NewsCardView[] }) {
  return (
    <ul className={css.cards}>
      {news.map(({ id, category, publishedOn, ...card }) => (
        <li key={id}>
          <AdviceCard
            {...card}
            theme={category}
            meta={publishedOn ? formatDay(publishedOn, MARKETS[locale].tag) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
