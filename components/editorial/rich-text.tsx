import type { RichTextField } from '@prismicio/client';
import { cx } from '@/components/ui/cx';
import { text as textStyle } from '@/components/ui/text.css';
import * as css from './rich-text.css';
import { richTextNodes } from './rich-text-nodes';

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
  if (!field || !written) return null;
  // A part of a page without a heading of its own goes on where the part before it has ended.
  const topped = hasTop(field) || (prose && headings === 2);
  return (
    <div className={cx(css.flow, prose && textStyle.prose, className)}>
      {richTextNodes(field, { level: headings, anchored: prose, topped })}
    </div>
  );
}

const hasTop = (field: RichTextField): boolean => field.some(({ type }) => type === 'heading1' || type === 'heading2');
