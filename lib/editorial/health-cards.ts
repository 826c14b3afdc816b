import { type Content, isFilled } from '@prismicio/client';
import { type ContentImage, imageOf } from '../services/prismic/links.ts';
import { backgroundOf } from '../services/prismic/selects.ts';
import { readingMinutes } from './headings.ts';

/** Card of a health advice in a list. */
export type AdviceCardView = {
  id: string;
  href: string;
  title: string;
  standfirst: string;
  /** Name of its theme. */
  theme: string;
  picture: ContentImage | null;
  background: string | null;
  /** Reading time in minutes, 0 when the text is not loaded. */
  readingMinutes: number;
};

type Advice = Content.AdviceDocument;
type LinkedAdvice = Advice['data']['related_advice'][number]['advice'];

const themeOf = (theme: Advice['data']['theme']) => (isFilled.contentRelationship(theme) ? theme.data : undefined);

/** Card of an advice document; null when it has no address. */
export function adviceCard({ id, url, data }: Advice): AdviceCardView | null {
  if (!url) return null;
  const theme = themeOf(data.theme);
  return {
    id,
    href: url,
    title: data.title ?? '',
    standfirst: data.standfirst ?? '',
    theme: theme?.short_title || theme?.title || '',
    picture: imageOf(data.picture),
    background: backgroundOf(data.section_background),
    readingMinutes: readingMinutes(data.slices),
  };
}

/**
 * Card of an advice that another document links to, from the fields that come with the link; null when the link is empty
 * or broken.
 */
export function linkedAdvice(link: LinkedAdvice): AdviceCardView | null {
  if (!isFilled.contentRelationship(link) || link.isBroken || !link.url || !link.data) return null;
  const { title, standfirst, picture, theme } = link.data;
  const named = isFilled.contentRelationship(theme) ? theme.data : undefined;
  return {
    id: link.id,
    href: link.url,
    title: title ?? '',
    standfirst: standfirst ?? '',
    theme: named?.short_title || named?.title || '',
    picture: imageOf(picture),
    background: backgroundOf(named?.section_background),
    readingMinutes: 0,
  };
}
