import { isFilled } from '@prismicio/client';
import { personOf } from '@/components/editorial/byline';
import type { AdvicePage } from '@/lib/health/queries';
import { absoluteUrl } from '@/lib/i18n/navigation';
import { type Locale, MARKETS } from '@/lib/markets';
import { imageOf } from '@/lib/prismic/links';
import { adviceNodes, type Node } from '@/lib/seo/json-ld';

/** Says of an advice what its page shows: who wrote and reviewed it, when, and on which sources. */
export function adviceGraph(locale: Locale, { document }: AdvicePage): Node[] {
  const { data, url } = document;
  const person = (link: typeof data.author) => {
    const found = personOf(link);
    return found && { name: found.name, role: found.role, url: found.href && absoluteUrl(locale, found.href) };
  };
  const theme = isFilled.contentRelationship(data.theme) ? data.theme.data : undefined;
  return adviceNodes({
    url: absoluteUrl(locale, url ?? ''),
    site: absoluteUrl(locale, '/'),
    language: MARKETS[locale].tag,
    headline: data.title ?? '',
    description: data.standfirst,
    image: imageOf(data.meta_image)?.src ?? imageOf(data.picture)?.src,
    publishedOn: data.published_on,
    modifiedOn: data.reviewed_on,
    author: person(data.author),
    reviewer: person(data.reviewer),
    about: theme?.title ?? '',
    sources: data.sources.flatMap(({ label }) => label ?? []),
  });
}
