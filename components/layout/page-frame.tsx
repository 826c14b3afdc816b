import type { ReactNode } from 'react';
import type { Crumb } from '@/components/ui/breadcrumb';
import { absoluteUrl } from '@/lib/platform/i18n/navigation';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { breadcrumbNode, type Node, scriptJson } from '@/lib/seo/json-ld';
import type { Alternates } from '@/lib/services/prismic/alternates';
import { DiscountLink, Main } from './islands';
import { MarketDrawer } from './market-drawer';

/** What a page, or the site on each page, says to machines: nothing that it does not also say to readers. */
export function JsonLd({ nodes }: { nodes: readonly Node[] }) {
  if (nodes.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` are escaped
      dangerouslySetInnerHTML={{ __html: scriptJson({ '@context': 'https://schema.org', '@graph': nodes }) }}
    />
  );
}

type Props = {
  locale: Locale;
  /** Background of the page's first section: the header takes its colour. */
  background?: string | null;
  /** Where the page's translations are; a market without one is reached at its home page. */
  twins?: Alternates;
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
