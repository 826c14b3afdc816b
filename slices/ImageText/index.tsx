import { pictureOf } from '@/components/editorial/content-picture';
import { ImageText } from '@/components/editorial/image-text';
import { RichText } from '@/components/editorial/rich-text';
import { linkOf } from '@/lib/prismic/links';
import type { SliceProps } from '../context';

export function ImageTextSlice({ slice: { primary } }: SliceProps<'image_text'>) {
  return (
    <ImageText
      background={primary.section_background}
      side={primary.side}
      picture={pictureOf(primary.image)}
      title={primary.title ?? ''}
      text={<RichText field={primary.text} headings={3} />}
      link={linkOf(primary.link) ?? undefined}
    />
  );
}
