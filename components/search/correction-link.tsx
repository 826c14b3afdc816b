import { Link } from '@/components/ui/link';
import { inlineLink } from '@/components/ui/text.css';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { resultsHref } from './results-href';

/** The query in words that are there, as a link. */
export async function CorrectionLink({ locale, correction }: { locale: Locale; correction: string }) {
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
