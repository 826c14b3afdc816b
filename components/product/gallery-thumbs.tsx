'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '@/components/ui/cx';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { fill } from '@/lib/forms/problem';
import * as css from './gallery.css';
import type { GalleryWords } from './gallery-viewer';

type Props = {
  words: GalleryWords;
  views: readonly { place: number; image: PictureSource | undefined /** From 1, of all. */; number: number }[];
  total: number;
  className?: string;
  current: number;
  slideId: (place: number) => string;
  onShow: (place: number) => void;
  /** How many would come at once; none are left at 0 and below. */
  more: number;
  onMore: () => void;
};

export function GalleryThumbs({ words, views, total, className, current, slideId, onShow, more, onMore }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const showMore = () => {
    flushSync(onMore);
    // The button moves away, or goes: the first picture that it brought is where to go on.
    list.current?.querySelectorAll('a')[views.length]?.focus();
  };
  return (
    <div ref={list} className={cx(css.thumbs, className)}>
      {views.map(({ place, image, number }) => (
        <a
          key={place}
          href={`#${slideId(place)}`}
          className={css.thumb}
          aria-label={fill(words.thumb, { index: number, total })}
          aria-current={place === current || undefined}
          onClick={(event) => {
            event.preventDefault();
            onShow(place);
          }}
        >
          {image && (
            <Picture image={{ ...image, alt: '' }} sizes="(min-width: 480px) 8rem, 4rem" className={css.thumbPicture} />
          )}
        </a>
      ))}
      {more > 0 && (
        <button type="button" className={css.more} aria-label={fill(words.more, { count: more })} onClick={showMore}>
          +{more}
        </button>
      )}
    </div>
  );
}
