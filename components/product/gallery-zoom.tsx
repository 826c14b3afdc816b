'use client';
import { type KeyboardEvent, type MouseEvent, type TouchEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sectionClass } from '@/components/theme/section';
import { IconButton } from '@/components/ui/button';
import { Status } from '@/components/ui/icon';
import { cx } from '@/components/ui/markup';
import { Picture, type PictureSource } from '@/components/ui/picture';
import * as css from './gallery.css';

export type ZoomWords = Readonly<Record<'close' | 'previous' | 'next' | 'larger' | 'smaller', string>>;

/** Shortest horizontal movement of a finger that changes the picture, in px. */
const SWIPE_PX = 48;

type Props = {
  /** Of the gallery. */
  label: string;
  words: ZoomWords;
  pictures: readonly { place: number; image: PictureSource /** "Photo 2 sur 5". */; title: string }[];
  /** Place of the picture to show first. */
  from: number;
  /** @param place the picture that was shown last */
  onClose: (place: number) => void;
};

/**
 * The pictures of a gallery on the whole screen, each at its size or at twice that, where it is panned by scrolling.
 * Arrow keys and swipes change the picture; a screen that is pinched is left to the browser.
 */
export function GalleryZoom({ label, words, pictures, from, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const touched = useRef(0);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ place }) => place === from),
    ),
  );
  const [isLarge, setLarge] = useState(false);
  const shown = pictures[at];
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const step = (by: 1 | -1) => {
    setLarge(false);
    setAt((at + by + pictures.length) % pictures.length);
  };
  /** @param x and `y`: the point of the picture that stays in view, from 0 to 1 */
  const resize = (x = 0.5, y = 0.5) => {
    flushSync(() => setLarge(!isLarge));
    const { scrollWidth = 0, scrollHeight = 0, clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
    stage.current?.scrollTo(x * scrollWidth - clientWidth / 2, y * scrollHeight - clientHeight / 2);
  };
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A click by keyboard has no point.
    if (detail === 0) resize();
    else resize((clientX - left) / width, (clientY - top) / height);
  };
  const steer = ({ key }: KeyboardEvent) => {
    // The arrow keys scroll a large picture.
    if (isLarge || pictures.length < 2) return;
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  const release = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - touched.current;
    const isPinched = (window.visualViewport?.scale ?? 1) > 1;
    if (!isLarge && !isPinched && pictures.length > 1 && Math.abs(moved) >= SWIPE_PX) step(moved < 0 ? 1 : -1);
  };

  if (!shown) return null;
  const zoom = isLarge ? words.smaller : words.larger;
  return (
    <dialog
      ref={dialog}
      className={cx(sectionClass('White'), css.zoom)}
      aria-label={label}
      onClose={() => onClose(shown.place)}
      onKeyDown={steer}
    >
      <div className={css.head}>
        <Status>{shown.title}</Status>
        <IconButton icon={isLarge ? 'smaller' : 'larger'} label={zoom} onClick={() => resize()} />
        <IconButton icon="close" label={words.close} onClick={() => dialog.current?.close()} />
      </div>
      <section className={css.stage} ref={stage} aria-label={shown.title} tabIndex={isLarge ? 0 : undefined}>
        <button
          type="button"
          tabIndex={-1}
          className={css.view({ large: isLarge })}
          onClick={press}
          onTouchStart={({ touches }) => {
            touched.current = touches[0]?.clientX ?? 0;
          }}
          onTouchEnd={release}
        >
          <Picture
            key={shown.place}
            image={shown.image}
            sizes={isLarge ? '200vw' : '100vw'}
            priority
            className={css.zoomPicture}
          />
        </button>
      </section>
      {pictures.length > 1 && (
        <div className={css.foot}>
          <IconButton icon="arrow" className={css.previous} label={words.previous} onClick={() => step(-1)} />
          <IconButton icon="arrow" label={words.next} onClick={() => step(1)} />
        </div>
      )}
    </dialog>
  );
}
