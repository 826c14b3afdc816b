import type { AdviceCardView } from '@/lib/health/types';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { AdviceCard } from './advice-card';
import * as css from './article-parts.css';

/** Advice in rows of three, two or one. */
export async function AdviceGrid({ locale, advice }: { locale: Locale; advice: readonly AdviceCardView[] }) {
  const t = await translations(locale, 'pages');
  return (
    <ul className={css.cards}>
      {advice.map(({ id, readingMinutes, ...card }) => (
        <li key={id}>
          <AdviceCard
            {...card}
            meta={readingMinutes > 0 ? t('article.reading', { minutes: readingMinutes }) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
