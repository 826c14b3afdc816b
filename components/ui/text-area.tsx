'use client';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrating } from '@/lib/platform/browser/hydration';
import * as css from './fields.css';
import { cx } from './markup';

function shownIn(id: string | undefined): string | null {
  if (typeof document === 'undefined' || !id) return null;
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field.value : null;
}

/** A text area that keeps what was typed before hydration: React resets one that has a default value to that value. */
export function TextArea({ className, id, ...rest }: ComponentProps<'textarea'>) {
  const isHydrating = useIsHydrating();
  const [typed] = useState(() => (isHydrating ? shownIn(id) : null));
  const area = useRef<HTMLTextAreaElement>(null);
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    const field = area.current;
    // Once: a return to the page runs this again, when the visitor may have removed the text.
    if (isRestored.current) return;
    isRestored.current = true;
    // What was typed since React reset the field, stays.
    if (!field || typed === null || field.value !== field.defaultValue || field.value === typed) return;
    // React ignores an event after an assignment to the field itself, whose setter it observes.
    Reflect.set(HTMLTextAreaElement.prototype, 'value', typed, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [typed]);
  return <textarea ref={area} id={id} className={cx(css.control, css.area, className)} {...rest} />;
}
