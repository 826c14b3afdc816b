import { isFilled } from '@prismicio/client';
import { Downloads } from '@/components/editorial/content-sections';
import { MARKETS } from '@/lib/platform/markets';
import { backgroundOf } from '@/lib/services/prismic/selects';
import { sizeWords } from '@/lib/uploads/limits';
import type { SliceProps } from '../zone';

type MediaFile = { name: string; size: string };
type FileFacts = { /** "PDF, 116 ko, français" */ words: string; language?: string };

const languages = new Set(['fr', 'nl', 'en', 'de']);

/** `notice-nl.pdf` is in Dutch: editors mark the language of a file in its name. */
const languageOf = (stem: string): string | undefined => {
  const code = /[-_.]([a-z]{2})$/i.exec(stem)?.[1]?.toLowerCase();
  return code && languages.has(code) ? code : undefined;
};

/** Kind, size and language of a file of the media library, as text in the language of a BCP 47 tag. */
export function fileFacts({ name, size }: MediaFile, tag: string): FileFacts {
  const [, stem = '', kind = ''] = /^(.*)\.(\w{1,5})$/.exec(name) ?? [];
  const language = languageOf(stem);
  const languageName = language && new Intl.DisplayNames(tag, { type: 'language' }).of(language);
  const words = [kind.toUpperCase(), sizeWords(Number(size), tag), languageName].filter(Boolean).join(', ');
  return { words, language };
}

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
