'use client';
import { useRouter } from 'next/navigation';
import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/icon';
import { Loading } from '@/components/ui/tag';

type Unsaved = {
  /** Id of its text field. */
  field: string;
  /** Resolves with whether the cart has it now; the form says why not. */
  save: () => Promise<boolean>;
};

/** The forms of the cart page with something that the cart does not have yet, by name. */
const unsaved = new Map<string, Unsaved>();

/** Saves a form of the cart page before the link to the checkout is followed. @param save null while there is nothing to save */
export function useSaveBeforeCheckout(name: string, field: string, save: Unsaved['save'] | null): void {
  useEffect(() => {
    if (!save) return;
    unsaved.set(name, { field, save });
    return () => void unsaved.delete(name);
  });
}

/** One after the other: only the last result is said. After a failure its field has the focus. @returns whether all are saved */
async function saveAll(): Promise<boolean> {
  for (const { field, save } of [...unsaved.values()]) {
    if (await save()) continue;
    const element = document.getElementById(field);
    const box = element?.closest('details');
    if (box) box.open = true;
    element?.focus();
    return false;
  }
  return true;
}

/** The link to the checkout. With something unsaved on the page it saves first, and stays on the page when that fails. */
export function CheckoutLink({ href, children, ...look }: ComponentProps<typeof ButtonLink>) {
  const { push } = useRouter();
  const [isSaving, setSaving] = useState(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function follow(event: MouseEvent): Promise<void> {
    if (unsaved.size === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const isSaved = await saveAll();
    setSaving(false);
    if (isSaved && !isLeft.current) push(href);
  }

  return (
    <ButtonLink
      href={href}
      prefetch={false}
      aria-busy={isSaving || undefined}
      onClick={(event) => void follow(event)}
      {...look}
    >
      {isSaving ? (
        <>
          <Loading />
          <VisuallyHidden>{children}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </ButtonLink>
  );
}
