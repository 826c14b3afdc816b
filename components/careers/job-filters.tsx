'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useOptimistic, useRef, useTransition } from 'react';
import { saveFocus, useRestoredFocus } from '@/components/product/use-restored-focus';
import { readJobSelection, writeJobSelection } from '@/lib/careers/offers';
import { type Change, useEarlyChanges } from '@/lib/forms/use-early-changes';

type Props = {
  /** Path of the list. */
  action: string;
  /** Query string of the selection that the server has rendered. */
  search: string;
  /** Ids of the forms with the checkboxes, among the children. */
  forms: readonly string[];
  children: ReactNode;
};

/** Applies a checkbox of the list at once, as the product listing does; without JavaScript a button submits the form. */
export function JobFilters({ action, search, forms, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [current, choose] = useOptimistic(search);
  useRestoredFocus(root, search);
  const change = (changes: readonly Change[]) => {
    saveFocus();
    const query = new URLSearchParams(current);
    for (const { name, value } of changes) {
      if (query.has(name, value)) query.delete(name, value);
      else query.append(name, value);
    }
    const next = writeJobSelection(readJobSelection(query));
    startTransition(() => {
      choose(next);
      router.push(action + next, { scroll: false });
    });
  };
  useEarlyChanges(forms, change);
  return (
    <div
      ref={root}
      aria-busy={pending || undefined}
      onChange={({ target }) => target instanceof HTMLInputElement && change([target])}
      onSubmit={(event) => {
        event.preventDefault();
        if (event.target instanceof Element) event.target.closest('dialog')?.close();
      }}
    >
      {children}
    </div>
  );
}
