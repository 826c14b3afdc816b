import type { ContentImage } from '../prismic/links.ts';

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
