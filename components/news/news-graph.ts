import { personOf } from '@/components/editorial/byline';
import { absoluteUrl } from '@/lib/i18n/navigation';
import { type Locale, MARKETS } from '@/lib/markets';
import type { NewsArticlePage } from '@/lib/news/queries';
import { imageOf } from '@/lib/prismic/links';
import { type Node, newsNodes } from '@/lib/seo/json-ld';

export function newsGraph(locale: Locale, { document: { data, url } }: NewsArticlePage): Node[] {
  const author = personOf(data.author);
  return newsNodes({
    url: absoluteUrl(locale, url ?? ''),
    site: absoluteUrl(locale, '/'),
    language: MARKETS[locale].tag,
    headline: data.title ?? '',
    description: data.standfirst,
    image: imageOf(data.picture)?.src,
    publishedOn: data.published_on,
    author: author && { name: author.name, role: author.role, url: author.href && absoluteUrl(locale, author.href) },
  });
}
