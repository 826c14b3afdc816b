import type { RichTextField } from '@prismicio/client';
import { RichText } from '@/components/editorial/rich-text';
import { cx } from '@/components/ui/cx';
import { muted } from '@/components/ui/text.css';
import * as css from './forms.css';
import type { Done } from './panels';

/** Below the button of a form: the purpose of the data. */
export const Note = ({ field }: { field: RichTextField }) => <RichText field={field} className={cx(css.note, muted)} />;

/** The content's confirmation of a sent form. A leading heading in it is the title, else `title` is. */
export function thanksOf(field: RichTextField, title: string): Done {
  const [first, ...rest] = field;
  const own = first?.type.startsWith('heading') && 'text' in first ? first.text : '';
  const said = own ? (rest as unknown as RichTextField) : field;
  return { title: own || title, text: <RichText field={said} headings={3} /> };
}
