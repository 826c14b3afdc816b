import { type ReactNode, useId } from 'react';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { muted, text } from '@/components/ui/text.css';
import { imageUrl } from '@/lib/platform/images/loader';
import { Accordion, AccordionItem } from './accordion-section';
import { LazyFilm, LazyVideoPlayer, LazyVideoPrivacy } from './lazy-video';
import * as css from './media.css';
import type { Always } from './video-player';

type Page = { href: string; text: string };

/**
 * A video of the media library, one that a third party plays, or one that can only be linked to. `privacy` states what that
 * third party learns, `always` consents to all such hosts.
 */
export type VideoSource =
  | { kind: 'file'; src: string; captions?: { src: string; language: string; label: string } }
  | { kind: 'player'; src: string; play: string; privacy: string; always?: Always; page: Page }
  | { kind: 'link'; page: Page };

type Props = {
  background?: string | null;
  title?: string | null;
  /** Accessible name of the player. */
  name: string;
  source: VideoSource;
  poster?: PictureSource;
  caption?: string | null;
  transcript?: { title: string; text: ReactNode };
};

export function Video({ background, title, name, source, poster, caption, transcript }: Props) {
  const shown = source.kind !== 'link' || poster;
  const privacyId = useId();
  return (
    <Section background={background}>
      <Container>
        {title && <SectionHead title={title} />}
        <div className={css.column}>
          <figure>
            {shown && (
              <div className={css.frame}>
                <Moving source={source} name={name} poster={poster} privacyId={privacyId} />
              </div>
            )}
            {(caption || source.kind !== 'file') && (
              <figcaption className={css.caption}>
                {caption && <p>{caption}</p>}
                {source.kind !== 'file' && <Elsewhere source={source} privacyId={privacyId} />}
              </figcaption>
            )}
          </figure>
          {transcript && (
            <Accordion className={css.transcript}>
              <AccordionItem title={transcript.title}>{transcript.text}</AccordionItem>
            </Accordion>
          )}
        </div>
      </Container>
    </Section>
  );
}

type MovingProps = Pick<Props, 'source' | 'name' | 'poster'> & { privacyId: string };

function Moving({ source, name, poster, privacyId }: MovingProps) {
  if (source.kind === 'file') return <FilmOfOurs source={source} name={name} poster={poster} />;
  const picture = poster && <Picture image={poster} sizes={css.pictureSizes} className={css.poster} />;
  if (source.kind === 'link') return picture;
  return (
    <LazyVideoPlayer src={source.src} title={name} play={source.play} privacyId={privacyId}>
      {picture}
    </LazyVideoPlayer>
  );
}

type OursProps = { source: Extract<VideoSource, { kind: 'file' }>; name: string; poster?: PictureSource };

function FilmOfOurs({ source: { src, captions }, name, poster }: OursProps) {
  return (
    <LazyFilm
      className={css.player}
      src={src}
      poster={poster && imageUrl(poster.service, poster.src, Math.min(poster.width, 1200))}
      // Cross-origin captions are only loaded when the video is requested with the same CORS mode.
      crossOrigin={captions && 'anonymous'}
      controls
      preload="none"
      playsInline
      aria-label={name}
    >
      {captions && (
        <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} default />
      )}
    </LazyFilm>
  );
}

type ElsewhereProps = { source: Exclude<VideoSource, { kind: 'file' }>; privacyId: string };

function Elsewhere({ source, privacyId }: ElsewhereProps) {
  const { page } = source;
  return (
    <p className={cx(text.small, muted, css.privacy)}>
      <Link href={page.href} rel="noreferrer">
        {page.text}
      </Link>
      {source.kind === 'player' && (
        <LazyVideoPrivacy id={privacyId} always={source.always}>
          {source.privacy}
        </LazyVideoPrivacy>
      )}
    </p>
  );
}
