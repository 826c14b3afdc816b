import { isFilled } from '@prismicio/client';
import { RichText } from '@/components/editorial/rich-text';
import { Video, type VideoSource } from '@/components/editorial/video';
import type { Always } from '@/components/editorial/video-player';
import { playerOf } from '@/lib/editorial/video';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

type Slice = SliceProps<'video'>['slice'];
type Words = Awaited<ReturnType<typeof translations<'editorial'>>>;

export default async function VideoSlice({ slice, context: { locale } }: SliceProps<'video'>) {
  const [t, preferences] = await Promise.all([translations(locale, 'editorial'), translations(locale, 'preferences')]);
  const { title, poster, caption, transcript, section_background } = slice.primary;
  const always = { label: preferences('allowExternal'), failed: preferences('failed') };
  const source = sourceOf(slice, locale, t, always);
  if (!source) return null;
  return (
    <Video
      background={backgroundOf(section_background)}
      title={title}
      name={title || caption || t('slices.video.name')}
      source={source}
      poster={pictureOf(poster)}
      caption={caption}
      transcript={
        isFilled.richText(transcript)
          ? { title: t('slices.video.transcript'), text: <RichText field={transcript} headings={3} /> }
          : undefined
      }
    />
  );
}

function sourceOf(slice: Slice, locale: Locale, t: Words, always: Always): VideoSource | null {
  if (slice.variation === 'default') {
    return isFilled.embed(slice.primary.video) ? elsewhere(slice.primary.video.embed_url, t, always) : null;
  }
  const { file, captions } = slice.primary;
  if (!isFilled.linkToMedia(file)) return null;
  const label = t('slices.video.captions');
  const spoken = isFilled.linkToMedia(captions) && { src: captions.url, language: MARKETS[locale].language, label };
  return { kind: 'file', src: file.url, captions: spoken || undefined };
}

function elsewhere(href: string, t: Words, always: Always): VideoSource | null {
  const player = playerOf(href);
  if (player) {
    const { service, src } = player;
    return {
      kind: 'player',
      src,
      play: t('slices.video.play'),
      privacy: t('slices.video.privacy', { service }),
      always,
      page: { href, text: t('slices.video.elsewhere', { service }) },
    };
  }
  if (!/^https?:\/\//.test(href) || !URL.canParse(href)) return null;
  const host = new URL(href).hostname.replace(/^www\./, '');
  return { kind: 'link', page: { href, text: t('slices.video.link', { host }) } };
}
