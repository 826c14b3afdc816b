'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/toast';
import { useFirstFocus } from '@/components/ui/use-first-focus';
import { useOnHide } from '@/components/ui/use-on-hide';
import { allowExternal, consentWords, useConsent } from '@/lib/consent/use-consent';
import * as css from './video.css';

/** A `<video>` that stops when its page is left: hidden, it would go on sounding. */
export function Film(props: ComponentProps<'video'>) {
  const film = useRef<HTMLVideoElement>(null);
  useOnHide(() => film.current?.pause());
  return <video {...props} ref={film} />;
}

/** Consents to all such hosts, and says what came of it. */
async function accept(): Promise<void> {
  const kept = await allowExternal().then(
    () => true,
    () => false,
  );
  const { saved, failed } = await consentWords(document.documentElement.lang.startsWith('nl') ? 'nl' : 'fr');
  showToast({ text: kept ? saved : failed });
}

/** The button is about to be hidden with its sentence: the focus goes to the link or button that both stand behind. */
function press({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const before = currentTarget.parentElement?.previousElementSibling;
  if (before instanceof HTMLElement) before.focus();
  void accept();
}

/**
 * Who will know that the video was played, for those who have not consented to it. Its lines stay where they are for the
 * others: a choice is known when the page is already seen, and nothing may jump.
 */
export function VideoPrivacy({ id, always, children }: { id: string; always?: string; children: ReactNode }) {
  const known = useConsent()?.external;
  return (
    <span className={cx(css.sentence, known && css.known)}>
      <span id={id}>{children}</span>
      {always && (
        <button type="button" className={css.always} onClick={press}>
          {always}
        </button>
      )}
    </span>
  );
}

type Props = {
  /** Address of the player. */
  src: string;
  title: string;
  play: string;
  /** Id of the sentence that says who will know of it. */
  privacyId: string;
  /** What is seen before. */
  children: ReactNode;
};

/**
 * The player of another host, in place of its picture once somebody asks for it: until then nothing is fetched from there.
 * Where there is no consent to what others send, the click is one, to this video alone.
 */
export function VideoPlayer({ src, title, play, privacyId, children }: Props) {
  const [asked, setAsked] = useState(false);
  const known = useConsent()?.external;
  // Hidden, the player of another host would go on sounding.
  useOnHide(() => setAsked(false));
  if (!asked) {
    return (
      <>
        {children}
        <Button className={css.play} aria-describedby={known ? undefined : privacyId} onClick={() => setAsked(true)}>
          <Icon name="play" />
          {play}
        </Button>
      </>
    );
  }
  return <Player src={src} title={title} />;
}

function Player({ src, title }: Pick<Props, 'src' | 'title'>) {
  // The button that had the focus is gone.
  const frame = useFirstFocus<HTMLIFrameElement>();
  return (
    <iframe
      ref={frame}
      className={css.player}
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The hosts refuse to play where they are not told the site, and only the site, that shows the video.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
