import { isFilled } from '@prismicio/client';
import { Figures } from '@/components/editorial/content-sections';
import { RichText } from '@/components/editorial/rich-text';
import { pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default function FiguresSlice({ slice }: SliceProps<'figures'>) {
  const { title, items, note, section_background } = slice.primary;
  const illustrated = slice.variation === 'illustrated' ? slice.primary : null;
  return (
    <Figures
      background={backgroundOf(section_background)}
      title={title}
      text={isFilled.richText(illustrated?.text) && <RichText field={illustrated.text} headings={3} />}
      figures={items.flatMap(({ value, label }) => (value ? [{ value, label: label ?? '' }] : []))}
      note={note}
      picture={pictureOf(illustrated?.picture)}
    />
  );
}
