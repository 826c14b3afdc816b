import type { RichTextField } from '@prismicio/client';
import { RichText } from '@/components/editorial/rich-text';
import { cx } from '@/components/ui/cx';
import { muted } from '@/components/ui/text.css';
import type { Done } from './done-panel';
import * as css from './forms.css';

/** Under the button of a form: what the answers are for. */
export const Note = ({ field }: { field: RichTextField }) => <RichText field={field} className={cx(css.note, muted)} />;

/** The content's words for a form that has been sent. A heading that they begin with is their title, else `title` is. */
export function thanksOf(field: RichTextField, title: string): Done {
  const [first, ...rest] = field;
  const own = first?.type.startsWith('heading') && 'text' in first ? first.text : '';
  const said = own ? (rest as unknown as RichTextField) : field;
  return { title: own || title, text: <RichText field={said} headings={3} /> };
}
