import type { Content } from '@prismicio/client';
import { type ContentLink, linkOf } from '../services/prismic/links';

/** How a market recognises a message about an adverse event, and what it tells whoever writes one. */
export type VigilanceHint = {
  /** Expressions of `mentionsAdverseEvent`. */
  expressions: string[];
  text: string;
  /** Where the country has such an event declared. */
  link: ContentLink | null;
};

/** What the brand's editors wrote, an expression between commas. A document that was published before the fields has none. */
export const vigilanceOf = ({
  vigilance_words: groups = [],
  vigilance_text: text,
  vigilance_link: link,
}: Content.ContactPageDocument['data']): VigilanceHint => ({
  expressions: groups.flatMap(({ words }) => (words ?? '').split(',').flatMap((each) => each.trim() || [])),
  text: text ?? '',
  link: linkOf(link),
});
