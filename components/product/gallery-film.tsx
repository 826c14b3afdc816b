import { useEffect, useRef } from 'react';
import { useOnHide } from '@/components/ui/hooks';
import { imageUrl } from '@/lib/platform/images/loader';
import type { ShopVideo } from '@/lib/services/shopify/types';
import * as css from './gallery.css';

/** Widest poster, in px. */
const POSTER = 1080;

/** A film among the pictures: nothing of it is fetched before it is played, and it pauses when another view is shown. */
export function GalleryFilm({ film, isShown }: { film: ShopVideo; isShown: boolean }) {
  const player = useRef<HTMLVideoElement>(null);
  useOnHide(() => player.current?.pause());
  useEffect(() => {
    if (!isShown) player.current?.pause();
  }, [isShown]);
  const { url, mimeType, altText, poster } = film;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the shop's films have no tracks; what one without sound shows is its text
    <video
      ref={player}
      className={css.film}
      poster={poster ? imageUrl('shopify', poster.url, Math.min(poster.width, POSTER)) : undefined}
      controls
      preload="none"
      playsInline
      aria-label={altText}
    >
      <source src={url} type={mimeType} />
    </video>
  );
}
