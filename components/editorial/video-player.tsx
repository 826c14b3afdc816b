'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useFirstFocus } from '@/components/ui/use-first-focus';
import { useWhenLeft } from '@/components/ui/use-when-left';
import { useConsent } from '@/lib/consent/use-consent';
import * as css from './video.css';

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
  useWhenLeft(() => setAsked(false));
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
