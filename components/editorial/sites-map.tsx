import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Container, Section } from '@/components/ui/section';
import { muted, text as textStyle } from '@/components/ui/text.css';
import { type GeoPoint, mapSize, pinsOf } from '@/lib/editorial/france';
import { dot, franceDots } from './france-dots';
import { room } from './room.css';
import * as css from './sites-map.css';

export type SiteView = { name: string; kind?: string | null; address?: string | null; place: GeoPoint | null };

type Props = {
  background?: string | null;
  title?: string | null;
  text?: ReactNode;
  sites: readonly SiteView[];
  /** What the map shows, for those who do not see it. */
  mapLabel: string;
};

/** Sites in a numbered list, and those of France on a map as well. */
export function SitesMap({ background, title, text, sites, mapLabel }: Props) {
  if (sites.length === 0) return null;
  const Name = title ? 'h3' : 'h2';
  const places = sites.map(({ place }) => place);
  return (
    <Section background={background}>
      <Container className={room}>
        <div className={css.pair}>
          <div>
            {title && <h2>{title}</h2>}
            {text && <div className={css.text}>{text}</div>}
            <ol className={css.list}>
              {sites.map(({ name, kind, address }, index) => (
                <li key={`${name} ${address}`} className={css.site}>
                  <span className={css.badge}>{index + 1}</span>
                  <div>
                    <Name className={cx(textStyle.h3, css.name)}>{name}</Name>
                    {kind && <p className={css.kind}>{kind}</p>}
                    {address && <p className={cx(textStyle.small, muted)}>{address}</p>}
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <FranceMap label={mapLabel} places={places} />
        </div>
      </Container>
    </Section>
  );
}

function FranceMap({ label, places }: { label: string; places: readonly (GeoPoint | null)[] }) {
  const pins = pinsOf(places);
  if (pins.length === 0) return null;
  return (
    <div className={css.map} role="img" aria-label={label}>
      <svg className={css.land} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
        <path d={franceDots} strokeWidth={dot.size} strokeDasharray={`0 ${dot.gap}`} strokeLinecap="round" />
      </svg>
      {pins.map(({ x, y, numbers }) => (
        <span key={numbers[0]} className={css.pin} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
          {numbers.join(', ')}
        </span>
      ))}
    </div>
  );
}
