import { absoluteUrl } from '@/lib/i18n/navigation';
import { type Locale, MARKETS } from '@/lib/markets';
import { breadcrumbNode, type Node, scriptJson, siteNodes } from '@/lib/seo/json-ld';
import type { Organisation } from '@/lib/settings/queries';

type Props = {
  locale: Locale;
  organisation: Organisation;
  crumbs: readonly { text: string; href: string }[];
  nodes: readonly Node[];
};

/** What the page says to machines, as one graph: nothing that it does not also say to readers. */
export function JsonLd({ locale, organisation, crumbs, nodes }: Props) {
  const site = absoluteUrl(locale, '/');
  const way = crumbs.map(({ text, href }) => ({ text, url: absoluteUrl(locale, href) }));
  const graph = [
    ...siteNodes(site, MARKETS[locale].tag, organisation),
    ...(way.length > 1 ? [breadcrumbNode(way)] : []),
    ...nodes,
  ];
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` are escaped
      dangerouslySetInnerHTML={{ __html: scriptJson({ '@context': 'https://schema.org', '@graph': graph }) }}
    />
  );
}
