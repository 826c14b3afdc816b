import type { LinkField, RichTextField } from '@prismicio/client';
import { PrismicRichText, type RichTextComponents } from '@prismicio/react';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { text as textStyle } from '@/components/ui/text.css';
import { headingId } from '@/lib/editorial/headings';
import { linkOf } from '@/lib/prismic/links';
import * as css from './rich-text.css';

type Level = 2 | 3 | 4;

type Props = {
  field: RichTextField | null | undefined;
  /** Level of the text's highest headings: one below the heading that it stands under. */
  headings?: Level;
  /** Larger type on a line of reading length, for a text that is the page's own matter; its headings can be linked to. */
  prose?: boolean;
  className?: string;
};

/** Rich text of a document in the house's style; nothing when the field is empty. */
export function RichText({ field, headings = 2, prose = false, className }: Props) {
  const written = field?.some((block) => !('text' in block) || block.text !== '');
  if (!written) return null;
  return (
    <div className={cx(css.flow, prose && textStyle.prose, className)}>
      <PrismicRichText field={field} components={componentsFor(headings, prose, prose || hasTop(field))} />
    </div>
  );
}

const hasTop = (field: RichTextField | null | undefined): boolean =>
  field?.some(({ type }) => type === 'heading1' || type === 'heading2') ?? false;

const heading = (level: number, anchored = false) => {
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4' | 'h5';
  return ({ children, node }: { children: ReactNode; node: { text: string } }) => (
    <Heading className={css.heading} id={anchored ? headingId(node.text) : undefined}>
      {children}
    </Heading>
  );
};

// The page has its own h1: heading 1 and heading 2 of a text are its first level.
const componentsFor = (level: Level, anchored: boolean, topped: boolean): RichTextComponents => ({
  heading1: heading(level),
  heading2: heading(level, anchored),
  // A text of its own with smaller headings only would skip a level.
  heading3: heading(topped ? level + 1 : level),
  list: ({ children }) => <ul className={css.list}>{children}</ul>,
  oList: ({ children }) => <ol className={css.numbers}>{children}</ol>,
  listItem: ({ children }) => <li className={css.item}>{children}</li>,
  hyperlink: ({ node, children }) => <TextLink field={node.data}>{children}</TextLink>,
});

/** A link whose document is gone leaves its words. */
function TextLink({ field, children }: { field: LinkField; children: ReactNode }) {
  const link = linkOf(field);
  if (!link) return children;
  const target = 'target' in field ? field.target : undefined;
  return (
    <Link href={link.href} target={target} rel={target === '_blank' ? 'noreferrer' : undefined}>
      {children}
    </Link>
  );
}
