'use client';
import { Activity, type ReactNode, use, useId, useState } from 'react';
import { useIsHydrating } from '@/lib/platform/browser/hydration';
import { hasNavigated, navigationSignal } from '@/lib/platform/browser/navigation';

const RETRY_MS = 5_000;

type Approach = { done: Promise<void>; hurry: () => void };

const approaches = new WeakMap<Element, Approach>();

/** Gestures that come before a link is followed. */
const AIMING = ['pointerover', 'focusin'] as const;

/**
 * Resolves when the element is a quarter of a screen away and its scripts are loaded. Without a connection it tries again: the
 * content works without script meanwhile, and an error would replace the page. React asks a second time when something waits for
 * the content, a click in it or an update: then its scripts are loaded at once. A navigation is such an update, so they are also
 * loaded when the visitor aims at a link, and when the router begins one: it may be the first to ask, where a link is pressed
 * while the page is hydrated.
 */
function approachTo(element: Element, load: () => Promise<unknown>): Promise<void> {
  const known = approaches.get(element);
  if (known) {
    known.hurry();
    return known.done;
  }
  let resolve = () => {};
  // Safari has had `Promise.withResolvers` only since version 17.4.
  const done = new Promise<void>((settle) => {
    resolve = settle;
  });
  const aim = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]')) hurry();
  };
  const navigation = navigationSignal();
  const hurry = () => {
    observer.disconnect();
    navigation.removeEventListener('abort', hurry);
    for (const gesture of AIMING) document.removeEventListener(gesture, aim);
    load().then(
      () => resolve(),
      () => setTimeout(hurry, RETRY_MS),
    );
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) hurry();
    },
    { rootMargin: '25%' },
  );
  observer.observe(element);
  for (const gesture of AIMING) document.addEventListener(gesture, aim, { passive: true });
  navigation.addEventListener('abort', hurry);
  if (hasNavigated()) hurry();
  approaches.set(element, { done, hurry });
  return done;
}

type Props = {
  /** Imports the scripts of the content. */
  load: () => Promise<unknown>;
  children: ReactNode;
};

function Gate({ place, load, children }: Props & { place: string }) {
  const isHydrating = useIsHydrating();
  const [served] = useState(() =>
    isHydrating && typeof document !== 'undefined' ? document.getElementById(place) : null,
  );
  if (served) use(approachTo(served, load));
  return children;
}

/**
 * Content below the first view whose components are imported on demand: its markup is part of the page, its scripts are loaded when it
 * comes near. Forms in it work meanwhile as without JavaScript.
 */
export function Nearby({ load, children }: Props) {
  const place = useId();
  return (
    <div id={place} data-nearby>
      <Activity>
        <Gate place={place} load={load}>
          {children}
        </Gate>
      </Activity>
    </div>
  );
}
