import { Duo } from '@/components/editorial/image-sections';
import { labelledLinkOf, pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default function DuoSlice({ slice: { primary } }: SliceProps<'duo'>) {
  return (
    <Duo
      background={backgroundOf(primary.section_background)}
      panels={primary.items.flatMap(({ title, text, link: field, picture, section_background }) => {
        const [link, background] = [labelledLinkOf(field) ?? undefined, backgroundOf(section_background)];
        return title ? [{ title, text: text ?? '', link, picture: pictureOf(picture), background }] : [];
      })}
    />
  );
}
