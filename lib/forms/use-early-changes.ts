'use client';
import { useEffect, useEffectEvent, useRef } from 'react';

export type Change = { name: string; value: string };

const changed = (field: Element): Change[] => {
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
    // Of two radio buttons that changed, the one that is chosen now says it all.
    return field.type === 'radio' && !field.checked ? [] : [{ name: field.name, value: field.value }];
  }
  if (field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false) {
    return [{ name: field.name, value: field.value }];
  }
  return [];
};

/** The boxes, radio buttons and selects of a form that do not stand as the server wrote them. */
const changesIn = (form: HTMLFormElement): Change[] => [...form.elements].flatMap(changed);

/**
 * Hands over, once, what a visitor chose in these forms while the script was still on its way: only the page knows it,
 * and the first rendering of a controlled field would undo it.
 * @param ids of the forms; those that are not on the page are skipped.
 */
export function useEarlyChanges(ids: readonly string[], take: (changes: readonly Change[]) => void): void {
  const isDone = useRef(false);
  const handOver = useEffectEvent(() => {
    // A page that somebody comes back to runs its effects again, over fields that differ from the server's by now.
    if (isDone.current) return;
    isDone.current = true;
    const forms = ids.map((id) => document.getElementById(id)).filter((form) => form instanceof HTMLFormElement);
    const changes = forms.flatMap(changesIn);
    if (changes.length > 0) take(changes);
  });
  useEffect(() => handOver(), []);
}
