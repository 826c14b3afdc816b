'use client';
import { type MouseEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { iconButton } from '@/components/ui/buttons.css';
import { opensElsewhere } from '@/components/ui/element-ids';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/markup';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { type PictureTable, picturesIn, placesFrom } from '@/lib/catalogue/tables';
import { fill } from '@/lib/forms/state';
import { imageUrl } from '@/lib/platform/images/loader';
import type { ShopVideo } from '@/lib/services/shopify/types';
import { useSelectedPicture } from './buy-choice';
import * as css from './gallery.css';
import { GalleryFilm } from './gallery-film';
import type { GalleryZoom, ZoomWords } from './gallery-zoom';

type View = {
  place: number;
  image: PictureSource | undefined;
  film: ShopVideo | undefined;
  /** From 1, of all. */
  number: number;
};

type Props = {
  words: GalleryWords;
  views: readonly View[];
  total: number;
  className?: string;
  current: number;
  slideId: (place: number) => string;
  onShow: (place: number) => void;
  /** How many pictures the next click adds; none are left at 0 and below. */
  more: number;
  onMore: () => void;
};

function GalleryThumbs({ words, views, total, className, current, slideId, onShow, more, onMore }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const showMore = () => {
    flushSync(onMore);
    // The button moves or is removed: the focus continues at the first added picture, before the films.
    list.current?.querySelectorAll('a')[views.filter(({ film }) => !film).length]?.focus();
  };
  return (
    <div ref={list} className={cx(css.thumbs, className)}>
      {views.map(({ place, image, film, number }) => (
        <a
          key={place}
          href={`#${slideId(place)}`}
          className={css.thumb}
          aria-label={
            film
              ? fill(words.film, { name: film.altText })
              : [fill(words.thumb, { index: number, total }), image?.alt].filter(Boolean).join(', ')
          }
          aria-current={place === current || undefined}
          onClick={(event) => {
            event.preventDefault();
            onShow(place);
          }}
        >
          <Thumb image={image ?? posterOf(film)} sizes={thumbSizes(views.length)} />
          {film && <Icon name="play" className={css.play} />}
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

/** On a phone five thumbnails and more share the width. @param count how many there are */
const thumbSizes = (count: number): string => `(min-width: 600px) 5.5rem, ${count > 4 ? 4 : 5}rem`;

const Thumb = ({ image, sizes }: { image: PictureSource | undefined; sizes: string }) =>
  image && <Picture image={{ ...image, alt: '' }} sizes={sizes} className={css.thumbPicture} />;

const posterOf = (film: ShopVideo | undefined): PictureSource | undefined =>
  film?.poster ? { ...film.poster, src: film.poster.url, alt: '', service: 'shopify' } : undefined;

export type GalleryWords = {
  /** "Photos de Rituel du soir". */
  label: string;
  /** With {index} and {total}. */
  thumb: string;
  /** With {count}. */
  more: string;
  /** With {name}. */
  film: string;
  zoom: ZoomWords;
};

type GalleryViewerProps = {
  words: GalleryWords;
  pictures: PictureTable;
  films?: readonly ShopVideo[];
  first: number;
  tint?: string;
  badge?: ReactNode;
  children?: ReactNode;
};

/** Of up to 250 pictures, how many are on the page initially, and how many more each click adds. */
const AT_FIRST = 8;
const MORE = 24;
/** How many of them a browser may load before the gallery is used: it would load three screens beside the first. */
const AHEAD = 2;

/** Which pictures are on the page, then the films; which one is visible, and how to move to another. */
function useGallery(pictures: PictureTable, films: readonly ShopVideo[], first: number) {
  const strip = useRef<HTMLElement>(null);
  const { place: wanted } = useSelectedPicture();
  const all = useMemo(() => picturesIn(pictures), [pictures]);
  const order = useMemo(() => placesFrom(first, all.length), [first, all]);
  const [count, setCount] = useState(AT_FIRST);
  const [current, setCurrent] = useState(first);
  const [isUsed, setUsed] = useState(false);
  const shown = order.slice(0, count);
  // The picture of a selected variant is rendered even when it is far down the list.
  if (wanted !== null && wanted < all.length && !shown.includes(wanted)) shown.push(wanted);
  shown.push(...films.map((_, index) => all.length + index));
  const begin = () => setUsed(true);
  const moveTo = (place: number) => {
    begin();
    const known = shown.indexOf(place);
    const rank = order.indexOf(place);
    // On the whole screen a visitor reaches pictures that the page does not have yet.
    if (known < 0) flushSync(() => setCount(count + MORE * Math.ceil((rank + 1 - count) / MORE)));
    strip.current?.scrollTo({ left: (known < 0 ? rank : known) * strip.current.clientWidth });
    setCurrent(place);
  };
  const moved = useRef<number | null>(null);
  // The strip's scroll position is state of the browser: it can only be set, not derived from React state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when the wanted picture changes, and only then
  useEffect(() => {
    // At a return to the page this runs again.
    if (moved.current === wanted) return;
    moved.current = wanted;
    if (wanted !== null && shown.includes(wanted)) moveTo(wanted);
  }, [wanted]);
  // Before the script it is scrolled without an event that could be replayed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!strip.current?.scrollLeft) return;
    begin();
    follow();
  }, []);
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(shown[Math.round(scrollLeft / clientWidth)] ?? first);
  };
  const views = shown.map(
    (place): View => ({ place, image: all[place], film: films[place - all.length], number: order.indexOf(place) + 1 }),
  );
  const more = Math.min(MORE, all.length - count);
  return {
    strip,
    all,
    order,
    views,
    current,
    moveTo,
    follow,
    more,
    showMore: () => setCount(count + MORE),
    isUsed,
    begin,
  };
}

let resting: ReturnType<typeof setTimeout> | undefined;

/** Calls `begin` at the first gesture, and `follow` when a scroll has ended, also in Safari before 26.2, which has no event for it. */
const onMove = (follow: () => void, begin: () => void) => ({
  onPointerEnter: begin,
  onFocus: begin,
  onScrollEnd: follow,
  onScroll() {
    begin();
    if ('onscrollend' in window) return;
    clearTimeout(resting);
    resting = setTimeout(follow, 150);
  },
});

/** The picture alone, for a visitor without JavaScript: the browser's own zoom applies. */
const alone = ({ service, src, width }: PictureSource): string => imageUrl(service, src, width);

/** The dialog of the large pictures: its code is loaded when it is first opened. */
function useZoom() {
  const [Zoom, setZoom] = useState<typeof GalleryZoom>();
  const [from, setFrom] = useState<number | null>(null);
  const open = async (place: number, otherwise: string) => {
    try {
      const loaded = await import('./gallery-zoom');
      setZoom(() => loaded.GalleryZoom);
      setFrom(place);
    } catch {
      // Offline, or a new version was deployed: the picture itself may still be there.
      window.location.assign(otherwise);
    }
  };
  return { Zoom, from, open, close: () => setFrom(null) };
}

/**
 * A scroll-snap strip: swiped on touch screens, moved by its thumbnails, which are plain anchors without JavaScript. A click
 * on the picture, or on the button in its corner, shows it on the whole screen.
 */
export function GalleryViewer({ words, pictures, films = [], first, tint, badge, children }: GalleryViewerProps) {
  const id = useId();
  const { strip, all, order, views, current, moveTo, follow, more, showMore, isUsed, begin } = useGallery(
    pictures,
    films,
    first,
  );
  const total = all.length;
  const { Zoom, from, open, close } = useZoom();
  const slideId = (place: number) => `${id}-${place}`;
  const title = (number: number) => fill(words.thumb, { index: number, total });
  const shown = views.find(({ place }) => place === current)?.image;
  const enlarge = (event: MouseEvent, place: number, image: PictureSource) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void open(place, alone(image));
  };
  return (
    <div className={cx(css.gallery, views.length < 2 && css.single)}>
      <div className={css.column}>
        <div className={css.main} style={tint ? { backgroundColor: tint } : undefined}>
          {badge && <div className={css.badge}>{badge}</div>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className={css.strip} ref={strip} aria-label={words.label} tabIndex={0} {...onMove(follow, begin)}>
            {views.map(({ place, image, film }, index) => (
              // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link below does the same
              <div
                key={place}
                id={slideId(place)}
                className={css.slide}
                onClick={image && ((event) => enlarge(event, place, image))}
              >
                {image && (
                  <Picture
                    image={image}
                    sizes={css.slideSizes}
                    priority={place === first}
                    className={cx(css.picture, !isUsed && index >= AHEAD && css.waiting)}
                  />
                )}
                {film && <GalleryFilm film={film} isShown={place === current} />}
              </div>
            ))}
          </section>
          {shown && (
            <a
              href={alone(shown)}
              className={cx(iconButton({ look: 'solid' }), css.enlarge)}
              aria-label={words.zoom.larger}
              onClick={(event) => enlarge(event, current, shown)}
            >
              <Icon name="larger" />
            </a>
          )}
        </div>
        {children}
      </div>
      {views.length > 1 && (
        <GalleryThumbs
          {...{ words, views, total, current, slideId, more }}
          className={total > AT_FIRST ? css.many : undefined}
          onShow={moveTo}
          onMore={showMore}
        />
      )}
      {Zoom && from !== null && (
        <Zoom
          label={words.label}
          words={words.zoom}
          pictures={order.flatMap((place, index) => {
            const image = all[place];
            return image ? [{ place, image, title: title(index + 1) }] : [];
          })}
          from={from}
          onClose={(place) => {
            close();
            moveTo(place);
          }}
        />
      )}
    </div>
  );
}
