import { asDate, type Content, isFilled } from '@prismicio/client';
import { Icon } from '@/components/ui/icon';
import { sizeWords } from '@/lib/platform/i18n/file-size';
import { formatter, translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { choiceOf } from '@/lib/services/prismic/selects';
import * as css from './product-details.css';

type Props = {
  href: string;
  title: string;
  /** File type, size, date, language. */
  detail: string;
  /** Language of the leaflet and its title, when it differs from the page's; the detail is in the page's language. */
  lang?: string;
};

export function LeafletLink({ href, title, detail, lang }: Props) {
  return (
    <a className={css.link} href={href} hrefLang={lang}>
      <Icon name="document" />
      <span>
        <b className={css.title} lang={lang}>
          {title}
        </b>
        <small className={css.detail}>{detail}</small>
      </span>
    </a>
  );
}

type LeafletsProps = { locale: Locale; leaflets: Content.ProductDocument['data']['leaflets'] };

/** Leaflets as the authorities publish them, one for each language of the country. */
export async function Leaflets({ locale, leaflets }: LeafletsProps) {
  const [t, format] = await Promise.all([translations(locale, 'catalogue'), formatter(locale)]);
  return leaflets.map(({ file, language: written, revised }) => {
    const language = choiceOf('leafletLanguage', written);
    if (!isFilled.linkToMedia(file)) return null;
    const weight = sizeWords(Number(file.size), MARKETS[locale].tag);
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
