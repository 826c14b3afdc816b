import { asDate, type Content, isFilled } from '@prismicio/client';
import { formatter, translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';
import { LeafletLink } from './leaflet-link';

type Props = { locale: Locale; leaflets: Content.ProductDocument['data']['leaflets'] };

/** Leaflets as the authorities have them, one for each language that a country speaks. */
export async function Leaflets({ locale, leaflets }: Props) {
  const [t, format] = await Promise.all([translations(locale, 'catalogue'), formatter(locale)]);
  return leaflets.map(({ file, language, revised }) => {
    if (!isFilled.linkToMedia(file)) return null;
    const weight = t('medicine.kilobytes', { count: Math.max(1, Math.round(Number(file.size) / 1024)) });
    const date = asDate(revised);
    return (
      <LeafletLink
        key={file.url}
        href={file.url}
        title={file.text || file.name}
        detail={
          date
            ? t('medicine.leafletMeta', { weight, date: format.dateTime(date, { month: 'long', year: 'numeric' }) })
            : t('medicine.leafletMetaShort', { weight })
        }
        lang={language && language !== MARKETS[locale].language ? language : undefined}
      />
    );
  });
}
