import { isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { pictureOf } from '@/components/editorial/content-picture';
import { crumbsTo } from '@/components/editorial/crumbs';
import { PageHero } from '@/components/editorial/page-hero';
import { RichText } from '@/components/editorial/rich-text';
import { SiteFrame } from '@/components/layout/site-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { CorporatePlace } from '@/lib/corporate/queries';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';

type Props = { locale: Locale; place: CorporatePlace; slices: ReactNode };

/** A section or a page of the house, with the other pages of its section as chips. */
export async function CorporateView({ locale, place, slices }: Props) {
  const { section, page, pages, twins } = place;
  const document = page ?? section;
  const { data } = document;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const name = (each: typeof document) => each.data.short_title || each.data.title || '';
  const crumbs = await crumbsTo(
    locale,
    { text: name(section), href: section.url },
    { text: page && name(page), href: page?.url },
  );
  return (
    <SiteFrame
      locale={locale}
      background={data.section_background}
      twins={twins}
      path={document.url ?? ''}
      crumbs={crumbs}
    >
      <PageHero
        background={data.section_background}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={data.title ?? ''}
        intro={isFilled.richText(data.intro) && <RichText field={data.intro} />}
        picture={pictureOf(data.picture)}
        chips={{
          label: t('corporate.section'),
          links: [section, ...pages].flatMap((each) =>
            each.url ? [{ href: each.url, text: name(each), current: each.id === document.id }] : [],
          ),
        }}
      />
      {slices}
    </SiteFrame>
  );
}
