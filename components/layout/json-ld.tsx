import { type Node, scriptJson } from '@/lib/seo/json-ld';

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
