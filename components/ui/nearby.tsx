'use client';
import { Activity, type ReactNode, use, useId, useState } from 'react';
import { useIsHydrating } from '@/lib/platform/browser/hydration';

type Approach = { done: Promise<void>; end: () => void };

const approaches = new WeakMap<Element, Approach>();

/**
 * Resolves when the element is half a screen away. React asks a second time when something waits for the content, a click in it or an
 * update: then it resolves at once.
 */
function approachTo(element: Element): Promise<void> {
  const known = approaches.get(element);
  if (known) {
    known.end();
    return known.done;
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) end();
    },
    { rootMargin: '50%' },
  );
  const end = () => {
    observer.disconnect();
    resolve();
  };
  observer.observe(element);
  approaches.set(element, { done: promise, end });
  return promise;
}

type Props = { children: ReactNode };

function Gate({ place, children }: Props & { place: string }) {
  const isHydrating = useIsHydrating();
  const [served] = useState(() =>
    isHydrating && typeof document !== 'undefined' ? document.getElementById(place) : null,
  );
  if (served) use(approachTo(served));
  return children;
}

/**
 * Content below the first view whose components are imported on demand: its markup is part of the page, its scripts are loaded when it
 * comes near. Forms in it work meanwhile as without JavaScript.
 */
export function Nearby({ children }: Props) {
  const place = useId();
  return (
    <div id={place} data-nearby>
      <Activity>
        <Gate place={place}>{children}</Gate>
      </Activity>
    </div>
  );
}
