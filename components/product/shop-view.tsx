import { isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { PageHero } from '@/components/editorial/hero';
import { RichText } from '@/components/editorial/rich-text';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb } from '@/components/ui/page-navigation';
import type { ShopPage } from '@/lib/editorial/pages';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { backgroundOf } from '@/lib/services/prismic/selects';

/** The shop's home page: title and intro, then the slices that the editor arranges. */
export async function ShopView({ locale, page, children }: { locale: Locale; page: ShopPage; children: ReactNode }) {
  const common = await translations(locale, 'common');
  const { data } = page.document;
  const path = pathFor(locale, '/ecommerce');
  const crumbs = [
    { text: common('homeCrumb'), href: pathFor(locale, '/') },
    { text: data.title ?? '', href: path },
  ];
  return (
    <PageFrame
      locale={locale}
      background={backgroundOf(data.section_background)}
      alternates={page.alternates}
      preHeader
      crumbs={crumbs}
    >
      <PageHero
        background={backgroundOf(data.section_background)}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={data.title ?? ''}
        intro={isFilled.richText(data.intro) && <RichText field={data.intro} />}
      />
      {children}
    </PageFrame>
  );
}
