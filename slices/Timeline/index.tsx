import { isFilled } from '@prismicio/client';
import { Timeline } from '@/components/editorial/content-sections';
import { RichText } from '@/components/editorial/rich-text';
import { pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default function TimelineSlice({ slice: { primary } }: SliceProps<'timeline'>) {
  return (
    <Timeline
      background={backgroundOf(primary.section_background)}
      title={primary.title}
      moments={primary.items.flatMap(({ date, title, text, picture }) =>
        date || title
          ? [
              {
                date: date ?? '',
                title,
                text: isFilled.richText(text) && <RichText field={text} headings={4} />,
                picture: pictureOf(picture),
              },
            ]
          : [],
      )}
    />
  );
}
