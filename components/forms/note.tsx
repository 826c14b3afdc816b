import type { RichTextField } from '@prismicio/client';
import { RichText } from '@/components/editorial/rich-text';
import { cx } from '@/components/ui/cx';
import { muted } from '@/components/ui/text.css';
import * as css from './note.css';

/** Under the button of a form: what the answers are for. */
export const Note = ({ field }: { field: RichTextField }) => <RichText field={field} className={cx(css.note, muted)} />;
