import type { AuthorPage } from '@/lib/authors/queries';
import { absoluteUrl } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/markets';
import { imageOf, linksOf } from '@/lib/prismic/links';
import { type Node, personNode } from '@/lib/seo/json-ld';

export function authorNode(locale: Locale, { document: { data, url } }: AuthorPage): Node {
  return personNode({
    site: absoluteUrl(locale, '/'),
    url: absoluteUrl(locale, url ?? ''),
    name: data.name ?? '',
    role: data.role,
    description: data.line,
    image: imageOf(data.portrait)?.src,
    topics: data.topics.flatMap(({ topic }) => topic ?? []),
    profiles: linksOf(data.profiles.map(({ link }) => link)).map(({ href }) => href),
  });
}
