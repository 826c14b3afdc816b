'use client';
import { type ReactNode, useId, useState } from 'react';
import { VideoPrivacy } from '@/components/editorial/video-player';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Status } from '@/components/ui/status';
import { useLazyLoad } from '@/components/ui/use-lazy-load';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useConsent } from '@/lib/consent/use-consent';
import type { DetailedMapProps } from './detailed-map-view';
import * as css from './map.css';

type Words = DetailedMapProps['words'] & {
  show: string;
  hide: string;
  /** States which third party learns which area is viewed. */
  privacy: string;
  always: string;
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
  const { value: View, failed, again } = useLazyLoad(load, wanted);
  const away = wanted && (failed || tiles === 'away');
  const shown = wanted && Boolean(View) && tiles === 'seen';

  const press = () => {
    setTiles('awaited');
    setWish(away || !wanted);
    if (failed) again();
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
