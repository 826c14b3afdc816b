'use client';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type Always, VideoPrivacy } from '@/components/editorial/video-player';
import { Button } from '@/components/ui/button';
import { useLazyLoad } from '@/components/ui/hooks';
import { Status, VisuallyHidden } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useConsent } from '@/lib/consent/current';
import type { DetailedMapProps } from './detailed-map-view';
import * as css from './map.css';

type Words = DetailedMapProps['words'] & {
  show: string;
  hide: string;
  /** States which third party learns which area is viewed. */
  privacy: string;
  always: Always;
  shown: string;
  away: string;
};

type Props = Pick<DetailedMapProps, 'map' | 'attribution'> & {
  words: Words;
  legend: ReactNode;
  /** The plain map, which stays until the detailed one is visible. */
  children: ReactNode;
};

const load = () => import('./detailed-map-view').then(({ DetailedMapView }) => DetailedMapView);

/**
 * A third-party map in place of the plain one, once the visitor requests it or has consented to third-party content: until then
 * nothing is fetched from the third party. When it cannot be loaded, the plain map stays.
 */
export function DetailedMap({ map, attribution, words, legend, children }: Props) {
  const known = useConsent()?.external ?? false;
  const [wish, setWish] = useState<boolean>();
  const [tiles, setTiles] = useState<'awaited' | 'seen' | 'away'>('awaited');
  const wanted = wish ?? known;
  const { value: View, failed, reload } = useLazyLoad(load, wanted);
  const away = wanted && (failed || tiles === 'away');
  const shown = wanted && Boolean(View) && tiles === 'seen';

  const press = () => {
    setTiles('awaited');
    setWish(away || !wanted);
    if (failed) reload();
  };

  return (
    <>
      <div className={css.frame}>
        <div className={css.plain} hidden={shown}>
          {children}
        </div>
        {wanted && !away && View && (
          <div className={css.cover} inert={!shown}>
            <View map={map} attribution={attribution} words={words} onTiles={setTiles} />
          </div>
        )}
      </div>
      <figcaption className={css.legend}>
        {!shown && legend}
        <Status>
          {away && (
            <Notice tone="warning" size="small">
              {words.away}
            </Notice>
          )}
        </Status>
        <Offer words={words} shown={shown} busy={wanted && !shown && !away} onPress={press} />
        <VisuallyHidden as="p" role="status">
          {shown && wish && words.shown}
        </VisuallyHidden>
      </figcaption>
    </>
  );
}

type OfferProps = { words: Words; shown: boolean; busy: boolean; onPress: () => void };

function Offer({ words, shown, busy, onPress }: OfferProps) {
  const privacyId = useId();
  return (
    <div className={css.offer}>
      <Button
        kind="secondary"
        size="small"
        busy={busy}
        aria-describedby={shown ? undefined : privacyId}
        onClick={onPress}
      >
        {shown ? words.hide : words.show}
      </Button>
      <VideoPrivacy id={privacyId} always={words.always}>
        {words.privacy}
      </VideoPrivacy>
    </div>
  );
}

const numberOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-number]')?.dataset.number : undefined;

function light(number: string | undefined): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-number]')) {
    each.toggleAttribute('data-active', each.dataset.number === number);
  }
}

/**
 * Highlights the row and the pin of one number together, on hover or focus of either. Without JavaScript each is highlighted
 * alone.
 */
export function MapHighlight() {
  useEffect(() => {
    let lit: string | undefined;
    const look = ({ target }: Event) => {
      const number = numberOf(target) ?? numberOf(document.activeElement);
      if (number === lit) return;
      lit = number;
      light(number);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
      light(undefined);
    };
  }, []);
  return null;
}
