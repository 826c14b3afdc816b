import type { ReactNode } from 'react';
import type { CorporatePlace } from '@/lib/editorial/corporate';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { DocumentFrame } from './article-layout';
import { crumbsTo } from './crumbs';

type Props = { locale: Locale; place: CorporatePlace; slices: ReactNode };

/** A section or a page about the brand, with the other pages of its section as chips. */
export async function CorporateView({ locale, place, slices }: Props) {
  const { section, page, pages, twins } = place;
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
    <DocumentFrame locale={locale} document={document} twins={twins} crumbs={crumbs} chips={chips}>
      {slices}
    </DocumentFrame>
  );
}
