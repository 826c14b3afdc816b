import { Needs } from '@/components/editorial/content-sections';
import { linkOf, pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default function NeedsSlice({ slice: { primary } }: SliceProps<'needs'>) {
  return (
    <Needs
      background={backgroundOf(primary.section_background)}
      title={primary.title ?? ''}
      text={primary.text ?? ''}
      entries={primary.items.flatMap(({ label, note, link }) => {
        const href = linkOf(link)?.href;
        return href && label ? [{ label, note: note ?? '', href }] : [];
      })}
      plant={pictureOf(primary.picture)}
    />
  );
}
