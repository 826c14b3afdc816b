import { Duo } from '@/components/editorial/image-sections';
import { labelledLinkOf, pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../context';

export default function DuoSlice({ slice: { primary } }: SliceProps<'duo'>) {
  return (
    <Duo
      background={backgroundOf(primary.section_background)}
      panels={primary.items.map(({ title, text, link, picture, section_background }) => ({
        title: title ?? '',
        text: text ?? '',
        link: labelledLinkOf(link) ?? undefined,
        picture: pictureOf(picture),
        background: backgroundOf(section_background),
      }))}
    />
  );
}
