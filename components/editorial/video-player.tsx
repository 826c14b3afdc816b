'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFirstFocus, useOnHide } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/markup';
import { showToast } from '@/components/ui/toast';
import { consentWords, useConsent } from '@/lib/consent/current';
import * as css from './media.css';

/** A `<video>` that stops when its page is left: in a hidden page it would continue to play audible sound. */
export function Film(props: ComponentProps<'video'>) {
  const film = useRef<HTMLVideoElement>(null);
  useOnHide(() => film.current?.pause());
  return <video {...props} ref={film} />;
}

/** The button that consents to all such hosts: its label, and what is said when the consent cannot be recorded. */
export type Always = { label: string; failed: string };

/** Consents to all such hosts, and announces the result: of a failure by the words of the page, since none may be loaded. */
async function accept(failed: string): Promise<void> {
  const isSaved = await import('@/lib/consent/decide')
    .then(({ allowExternal }) => allowExternal())
    .then(
      () => true,
      () => false,
    );
  if (!isSaved) return showToast({ text: failed, isPersistent: true });
  const { saved } = await consentWords(document.documentElement.lang.startsWith('nl') ? 'nl' : 'fr');
  showToast({ text: saved });
}

/** The button is about to be hidden with its text: the focus moves to the link or button before them. */
function press({ currentTarget }: MouseEvent<HTMLButtonElement>, failed: string): void {
  const before = currentTarget.parentElement?.previousElementSibling;
  if (before instanceof HTMLElement) before.focus();
  void accept(failed);
}

/**
 * Names the third party that learns that the video was played, for visitors who have not consented to it. Its lines keep their
 * space for the others: the choice is only known after the first paint, and a layout shift must be avoided.
 */
export function VideoPrivacy({ id, always, children }: { id: string; always?: Always; children: ReactNode }) {
  const known = useConsent()?.external;
  return (
    <span className={cx(css.sentence, known && css.known)}>
      <span id={id}>{children}</span>
      {always && (
        <button type="button" className={css.always} onClick={(event) => press(event, always.failed)}>
          {always.label}
        </button>
      )}
    </span>
  );
}

type Props = {
  /** URL of the player. */
  src: string;
  title: string;
  play: string;
  /** Id of the text that names the third party. */
  privacyId: string;
  /** What is shown before playback. */
  children: ReactNode;
};

/**
 * A third-party player in place of its picture once the visitor requests it: until then nothing is fetched from the third
 * party. Without consent to third-party content, the click is a consent to this video alone.
 */
export function VideoPlayer({ src, title, play, privacyId, children }: Props) {
  const [isRequested, setRequested] = useState(false);
  const known = useConsent()?.external;
  // In a hidden page the third-party player would continue to play audible sound.
  useOnHide(() => setRequested(false));
  if (!isRequested) {
    return (
      <>
        {children}
        <Button
          className={css.play}
          aria-describedby={known ? undefined : privacyId}
          onClick={() => setRequested(true)}
        >
          <Icon name="play" />
          {play}
        </Button>
      </>
    );
  }
  return <Player src={src} title={title} />;
}

function Player({ src, title }: Pick<Props, 'src' | 'title'>) {
  // The button that had the focus was removed.
  const frame = useFirstFocus<HTMLIFrameElement>();
  return (
    <iframe
      ref={frame}
      className={css.player}
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The hosts refuse to play without a referrer; they receive the origin of the site, and nothing more.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
