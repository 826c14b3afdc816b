import { isFilled } from '@prismicio/client';
import { ImageText, WideImage } from '@/components/editorial/image-sections';
import { RichText } from '@/components/editorial/rich-text';
import { labelledLinkOf, pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf, choiceOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default function ImageTextSlice({ slice }: SliceProps<'image_text'>) {
  const { title, text, link, image, section_background } = slice.primary;
  const parts = {
    background: backgroundOf(section_background),
    picture: pictureOf(image),
    title: title ?? '',
    text: isFilled.richText(text) && <RichText field={text} headings={3} />,
    link: labelledLinkOf(link) ?? undefined,
  };
  if (slice.variation === 'wide') return <WideImage {...parts} />;
  return <ImageText {...parts} side={choiceOf('side', slice.primary.side) ?? 'left'} />;
}
