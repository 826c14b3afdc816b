'use client';

import { useRef, useSyncExternalStore } from 'react';
import { IconButton } from './button';
import { opensElsewhere } from './element-ids';
import { Link } from './link';
import * as css from './overlay.css';

export type Toast = {
  text: string;
  link?: { href: string; text: string };
  /** Stays until it is closed, or until the next message: for what no page says again, such as a problem. */
  isPersistent?: boolean;
};
type Shown = Toast & { key: number };

const none: readonly Shown[] = [];
let shown = none;
let count = 0;
const listeners = new Set<() => void>();

function update(next: readonly Shown[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows messages for six seconds, longer while they are hovered or have the focus. */
export const showToast = (...toasts: readonly Toast[]) =>
  update([
    ...shown.filter(({ isPersistent }) => !isPersistent),
    ...toasts.map((toast) => ({ ...toast, key: ++count })),
  ]);

/** None for an empty text. */
export const persistentToasts = (text: string): Toast[] => (text ? [{ text, isPersistent: true }] : []);

const remove = (key: number) => update(shown.filter((toast) => toast.key !== key));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @param close name of the button of a message that stays */
export function ToastRegion({ close }: { close: string }) {
  const from = useRef<HTMLElement | null>(null);
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  return (
    <div
      className={css.region}
      role="status"
      onFocus={({ currentTarget, relatedTarget: left }) => {
        if (!currentTarget.contains(left)) from.current = left instanceof HTMLElement ? left : null;
      }}
    >
      {toasts.map(({ key, text, link, isPersistent }) => (
        <div key={key} className={css.toast} onAnimationEnd={() => isPersistent || remove(key)}>
          <span>{text}</span>
          {link && (
            <Link href={link.href} prefetch="auto" onClick={(event) => opensElsewhere(event) || remove(key)}>
              {link.text}
            </Link>
          )}
          {isPersistent && (
            <IconButton
              icon="close"
              label={close}
              onClick={() => {
                remove(key);
                from.current?.focus({ preventScroll: true });
              }}
            />
          )}
        </div>
      ))}
    </div>
  );
}
