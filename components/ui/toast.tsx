'use client';

import { useSyncExternalStore } from 'react';
import { opensElsewhere } from './element-ids';
import { Link } from './link';
import * as css from './overlay.css';

export type Toast = { text: string; link?: { href: string; text: string } };
type Shown = Toast & { key: number };

const none: readonly Shown[] = [];
let shown = none;
let count = 0;
const listeners = new Set<() => void>();

function update(next: readonly Shown[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message for six seconds, longer while it is hovered or has the focus. */
export const showToast = (toast: Toast) => update([...shown, { ...toast, key: ++count }]);

const remove = (key: number) => update(shown.filter((toast) => toast.key !== key));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function ToastRegion() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  return (
    <div className={css.region} role="status">
      {toasts.map(({ key, text, link }) => (
        <div key={key} className={css.toast} onAnimationEnd={() => remove(key)}>
          <span>{text}</span>
          {link && (
            <Link href={link.href} prefetch="auto" onClick={(event) => opensElsewhere(event) || remove(key)}>
              {link.text}
            </Link>
          )}
        </div>
      ))}
    </div>
  );
}
