'use client';

import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import * as css from './gallery.css';
import { useSelectedImage } from './selected-image';

type Props = {
  label: string;
  views: readonly { url: string; slide: ReactNode; thumb: ReactNode; label: string }[];
  tint?: string;
  badge?: ReactNode;
  children?: ReactNode;
};

/** A strip that snaps: swiped on touch, moved by its thumbnails, which are plain anchors where there is no script. */
export function GalleryViewer({ label, views, tint, badge, children }: Props) {
  const id = useId();
  const strip = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const { url: wanted } = useSelectedImage();
  const wantedIndex = views.findIndex(({ url }) => url === wanted);
  const moveTo = (index: number) => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
    setCurrent(index);
  };
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    moveTo(index);
  };
  // The strip's scroll position is the browser's own state: it can only be told, not derived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when the wanted picture changes, and only then
  useEffect(() => {
    if (wantedIndex >= 0) moveTo(wantedIndex);
  }, [wantedIndex]);
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  };
  return (
    <div className={cx(css.gallery, views.length < 2 && css.single)}>
      <div className={css.column}>
        <div className={css.main} style={tint ? { backgroundColor: tint } : undefined}>
          {badge && <div className={css.badge}>{badge}</div>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className={css.strip} ref={strip} aria-label={label} tabIndex={0} onScrollEnd={follow}>
            {views.map(({ slide, label: name }, index) => (
              <div key={name} id={`${id}-${index}`} className={css.slide}>
                {slide}
              </div>
            ))}
          </section>
        </div>
        {children}
      </div>
      {views.length > 1 && (
        <div className={css.thumbs}>
          {views.map(({ thumb, label: name }, index) => (
            <a
              key={name}
              href={`#${id}-${index}`}
              className={css.thumb}
              aria-label={name}
              aria-current={index === current || undefined}
              onClick={(event) => show(event, index)}
            >
              {thumb}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
