'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useOptimistic, useRef, useTransition } from 'react';
import { useOnHide } from '@/components/ui/hooks';
import { withDiscount } from '@/lib/catalogue/use-search';
import { type Change, useEarlyChanges } from '@/lib/forms/use-early-changes';
import { saveFocus, useRestoredFocus } from './use-restored-focus';

type Props = {
  /** Query string of the selection that the server has rendered. */
  search: string;
  /** Address of a selection. */
  hrefOf: (query: URLSearchParams) => string;
  /** Ids of the forms with the checkboxes, among the children. */
  forms: readonly string[];
  children: ReactNode;
};

/** Applies a checkbox of a list that the server filters at once; without JavaScript a button submits the form. */
export function ServedFilters({ search, hrefOf, forms, children }: Props) {
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
    startTransition(() => {
      choose(query.toString());
      router.push(withDiscount(hrefOf(query)), { scroll: false });
    });
  };
  // The page of the new address may be another one: at each return to this page its checkboxes match its selection.
  useOnHide(() => {
    // Not `form.reset()`, after which React takes the next click for no change.
    for (const box of root.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])
      box.checked = box.defaultChecked;
  });
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
