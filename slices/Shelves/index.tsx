import { Shelves } from '@/components/editorial/callouts';
import { linkOf, pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default function ShelvesSlice({ slice: { primary } }: SliceProps<'shelves'>) {
  return (
    <Shelves
      background={backgroundOf(primary.section_background)}
      title={primary.title ?? ''}
      text={primary.text ?? ''}
      tiles={primary.items.flatMap(({ title, text, link, picture, section_background }) => {
        const background = backgroundOf(section_background);
        const tile = { text: text ?? '', href: linkOf(link)?.href, picture: pictureOf(picture), background };
        return title ? [{ title, ...tile }] : [];
      })}
    />
  );
}
