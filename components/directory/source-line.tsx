import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import { getDirectorySource } from '@/lib/directory/queries';
import { formatDay } from '@/lib/platform/i18n/dates';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';

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
