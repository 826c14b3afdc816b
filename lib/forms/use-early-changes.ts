'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsHydrating } from '../platform/browser/hydration';

export type Change = { name: string; value: string };

const changed = (field: Element): Change[] => {
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
    // When two radio buttons changed, only the checked one matters.
    return field.type === 'radio' && !field.checked ? [] : [{ name: field.name, value: field.value }];
  }
  if (field instanceof HTMLInputElement && field.type === 'number' && field.value !== field.defaultValue) {
    return [{ name: field.name, value: field.value }];
  }
  if (field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false) {
    return [{ name: field.name, value: field.value }];
  }
  return [];
};

/** Checkboxes, radio buttons, selects and numbers of a form that differ from the server-rendered state. */
const changesIn = (form: HTMLFormElement): Change[] => [...form.elements].flatMap(changed);

/**
 * Passes on, once, what a visitor chose in these forms before hydration: only the DOM knows it, and the first render of a
 * controlled field would reset it. Of a form that the browser renders itself the defaults are unknown, and nobody could choose
 * in it before.
 * @param ids of the forms; those that are not on the page are skipped.
 */
export function useEarlyChanges(ids: readonly string[], take: (changes: readonly Change[]) => void): void {
  const isDone = useRef(!useIsHydrating());
  const handOver = useEffectEvent(() => {
    // A page restored from navigation runs its effects again, when fields already differ from the server-rendered
    // state.
    if (isDone.current) return;
    isDone.current = true;
    const forms = ids.map((id) => document.getElementById(id)).filter((form) => form instanceof HTMLFormElement);
    const changes = forms.flatMap(changesIn);
    if (changes.length > 0) take(changes);
  });
  useEffect(() => handOver(), []);
}
