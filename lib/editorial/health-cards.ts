import { type Content, isFilled } from '@prismicio/client';
import { type ContentImage, imageOf } from '../services/prismic/links.ts';
import { readingMinutes } from './headings.ts';

/** A health advice as a list shows it. */
export type AdviceCardView = {
  id: string;
  href: string;
  title: string;
  standfirst: string;
  /** Name of its theme. */
  theme: string;
  picture: ContentImage | null;
  background: string | null;
  /** Minutes to read it, 0 where the text is not at hand. */
  readingMinutes: number;
};

type Advice = Content.AdviceDocument;
type LinkedAdvice = Advice['data']['related_advice'][number]['advice'];

const themeOf = (theme: Advice['data']['theme']) => (isFilled.contentRelationship(theme) ? theme.data : undefined);

/** An advice as a list shows it. */
export function adviceCard({ id, url, data }: Advice): AdviceCardView {
  const theme = themeOf(data.theme);
  return {
    id,
    href: url ?? '',
    title: data.title ?? '',
    standfirst: data.standfirst ?? '',
    theme: theme?.short_title || theme?.title || '',
    picture: imageOf(data.picture),
    background: data.section_background,
    readingMinutes: readingMinutes(data.slices),
  };
}

/** An advice that another document names, from the fields that come with the link; null when it is empty or gone. */
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
    background: named?.section_background ?? null,
    readingMinutes: 0,
  };
}
