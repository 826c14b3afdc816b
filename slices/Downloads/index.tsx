import { isFilled } from '@prismicio/client';
import { Downloads } from '@/components/editorial/content-sections';
import { fileFacts } from '@/lib/editorial/files';
import { MARKETS } from '@/lib/platform/markets';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../context';

export default function DownloadsSlice({ slice: { primary }, context }: SliceProps<'downloads'>) {
  const { tag } = MARKETS[context.locale];
  return (
    <Downloads
      background={backgroundOf(primary.section_background)}
      title={primary.title}
      files={primary.items.flatMap(({ file, title, note }) => {
        if (!isFilled.linkToMedia(file)) return [];
        const { words, language } = fileFacts(file, tag);
        return [{ href: file.url, title: title || file.text || file.name, note, facts: words, language }];
      })}
    />
  );
}
