'use client';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '@/components/ui/button';
import { type DetailedMapData, type OpenMap, openMap } from './detailed-map-leaflet';
import { type Person, PinLinks } from './directory-map-pins';
import * as css from './map.css';

export type DetailedMapProps = {
  map: Omit<DetailedMapData, 'people'> & { people: readonly Person[] };
  attribution?: string;
  words: { name: string; zoomIn: string; zoomOut: string };
  onTiles: (state: 'seen' | 'away') => void;
};

/** The third-party map, with the pins of the list. Imported on demand, with its library. */
export function DetailedMapView({ map, attribution, words, onTiles }: DetailedMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenMap>();

  useEffect(() => {
    if (!box.current) return;
    const open = openMap(box.current, map, { onTiles, area: css.area });
    setOpened(open);
    return open.close;
  }, [map, onTiles]);

  return (
    <>
      {/* The library makes it focusable: arrow keys move it, plus and minus zoom. */}
      <section ref={box} className={css.map} aria-label={words.name} />
      {opened?.marks.map(({ numbers, element }) =>
        createPortal(
          <span className={numbers.length === 1 ? css.detailedMapTip : css.detailedMapMiddle}>
            <PinLinks numbers={numbers} people={map.people} />
          </span>,
          element,
          String(numbers[0]),
        ),
      )}
      <div className={css.zoom}>
        <IconButton icon="plus" label={words.zoomIn} onClick={() => opened?.zoom(1)} />
        <IconButton icon="minus" label={words.zoomOut} onClick={() => opened?.zoom(-1)} />
      </div>
      {attribution && <p className={css.credit}>{attribution}</p>}
    </>
  );
}
