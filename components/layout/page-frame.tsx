import type { ReactNode } from 'react';
import type { Crumb } from '@/components/ui/breadcrumb';
import { absoluteUrl } from '@/lib/i18n/navigation';
import { type Locale, MARKETS } from '@/lib/markets';
import type { Twins } from '@/lib/prismic/twins';
import { breadcrumbNode, type Node } from '@/lib/seo/json-ld';
import { DiscountLink, Main } from './islands';
import { JsonLd } from './json-ld';
import { MarketDrawer } from './market-drawer';

type Props = {
  locale: Locale;
  /** Background of the page's first section: the header takes its colour. */
  background?: string | null;
  /** Where the page's translations are; a market without one is reached at its home page. */
  twins?: Twins;
  /** Whether the announcement stands above the header. */
  preHeader?: boolean;
  /** The way to the page, for search engines; the visible one is the page's own. */
  crumbs?: readonly Crumb[];
  /** What the page is about, for search engines. */
  graph?: readonly Node[];
  children: ReactNode;
};

/** What changes with a navigation: the content, and what the frame around it (site-frame.tsx) takes from the page. */
export function PageFrame({ locale, background, twins = {}, preHeader, crumbs = [], graph = [], children }: Props) {
  const way = crumbs.map(({ text, href }) => ({ text, url: absoluteUrl(locale, href) }));
  return (
    <>
      <Main background={background} announced={preHeader}>
        {children}
      </Main>
      <MarketDrawer locale={locale} twins={twins} />
      {MARKETS[locale].shop && <DiscountLink locale={locale} />}
      <JsonLd nodes={way.length > 1 ? [breadcrumbNode(way), ...graph] : graph} />
    </>
  );
}
