import type { Content } from '@prismicio/client';
import { type ContentLink, linkOf } from '../services/prismic/links';

/** How a market recognises a message about an adverse event, and what is shown to its sender. */
export type VigilanceHint = {
  /** Expressions for `mentionsAdverseEvent`. */
  expressions: string[];
  text: string;
  /** Where adverse events are reported in this country. */
  link: ContentLink | null;
};

/** Written by the editors, expressions separated by commas. Documents published before these fields existed have none. */
export const vigilanceOf = ({
  vigilance_words: groups = [],
  vigilance_text: text,
  vigilance_link: link,
}: Content.ContactPageDocument['data']): VigilanceHint => ({
  expressions: groups.flatMap(({ words }) => (words ?? '').split(',').flatMap((each) => each.trim() || [])),
  text: text ?? '',
  link: linkOf(link),
});
