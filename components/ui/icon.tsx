import type { ReactNode } from 'react';
import { cx } from './markup';
import * as css from './text.css';
import { hidden, icon, skip } from './text.css';

/** Line icons on a 24 px box, one path each. */
const iconPaths = {
  account: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 21c.6-4.6 3.8-7 8-7s7.4 2.4 8 7',
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  attachment: 'm20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.3 3.3 0 0 1 4.7 4.7l-8.5 8.5a1.7 1.7 0 0 1-2.4-2.4L14.5 7',
  bag: 'M5 8h14l1 13H4zM8.5 10V7a3.5 3.5 0 0 1 7 0v3',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4',
  check: 'm4 12.5 5 5L20 6.5',
  chevron: 'm6 9 6 6 6-6',
  close: 'm5 5 14 14M19 5 5 19',
  document: 'M6 3h8l5 5v13H6zM14 3v5h5',
  flask: 'M9 3h6M10 3v6l-5.5 9.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 15h9',
  gift: 'M4 11h16v10H4zM3 7h18v4H3zM12 7v14M12 7C9 7 7 6 7 4.5S10.5 2.5 12 7c1.5-4.5 5-4 5-2.5S15 7 12 7z',
  globe: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z',
  heart: 'M12 20.5C6 16 3 12.8 3 9a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 9c0 3.8-3 7-9 11.5z',
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5.5M12 7.5v.3',
  jar: 'M6 10h12l-1 11H7zM7 7.5 18 4M6 10V8',
  larger: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5 5M7.5 10.5h6M10.5 7.5v6',
  leaf: 'M5 20C4 10 10 4 20 4c0 10-5 16-13 15M5 20c2-5 5-8 9-10',
  menu: 'M3 7h18M3 12h18M3 17h12',
  minus: 'M5 12h14',
  phone: 'M5 3h4l1.5 5-2.5 2a13 13 0 0 0 6 6l2-2.5 5 1.5v4c0 1-1 2-2 2C11 20.5 3.5 13 3 5c0-1 1-2 2-2z',
  pin: 'M12 21c5-5.5 7-8.6 7-11.5a7 7 0 0 0-14 0C5 12.4 7 15.5 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  play: 'M8 5v14l11-7z',
  plus: 'M12 5v14M5 12h14',
  remove: 'M5 7h14M9 7V4h6v3M7 7l1 14h8l1-14M10.5 11v6M13.5 11v6',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5 5',
  smaller: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5 5M7.5 10.5h6',
  truck: 'M2 6h12v11H2zM14 10h4l4 4v3h-8zM4.5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  warning: 'M12 3 2 20h20zM12 10v4.5M12 17.2v.3',
} as const;

export type IconName = keyof typeof iconPaths;

type Props = { name: IconName; size?: 'regular' | 'small'; className?: string };

/** Always beside text or inside an element that has an accessible name. */
export function Icon({ name, size, className }: Props) {
  return (
    <svg className={cx(icon({ size }), className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

type VisuallyHiddenProps = { children: ReactNode; as?: 'span' | 'h2' | 'p'; role?: 'status'; tabIndex?: -1 };

export function VisuallyHidden({ children, as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return (
    <Tag className={hidden} {...rest}>
      {children}
    </Tag>
  );
}

export function SkipLink({ to, children }: { to: `#${string}`; children: ReactNode }) {
  return (
    <a className={skip} href={to}>
      {children}
    </a>
  );
}

/**
 * A live region that is in the page before its text: a region that is inserted together with its text is not always announced.
 */
export function Status({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx(css.status, className)} role="status">
      {children}
    </div>
  );
}

/** Three granules; the text beside them describes what is loading. */
export function Loading() {
  return (
    <span className={css.granules} aria-hidden="true">
      <i className={css.granule} />
      <i className={css.granule} />
      <i className={css.granule} />
    </span>
  );
}
