'use client';
import { type ComponentProps, createContext, type ReactNode, type SubmitEvent, use, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { lostWordsId } from '@/components/ui/element-ids';
import { useIsBusy, useIsShown, useOnHide, useReportBusy } from '@/components/ui/hooks';
import { problemToasts, showToast } from '@/components/ui/toast';
import { addToCart } from '@/lib/cart/actions';
import type { Locale } from '@/lib/platform/markets';

/** True while the enclosing form is adding to the cart. */
const AddingContext = createContext(false);

/** Submit button in an add-to-cart form, or of the one with the id `form`: shows three granules while it is pending. */
export function AddButton(props: ComponentProps<typeof Button>) {
  const isAround = use(AddingContext);
  const isNamed = useIsBusy(props.form);
  const adding = isAround || isNamed;
  return <Button type="submit" busy={adding} aria-disabled={adding || undefined} {...props} />;
}

/** The round plus button on a card. */
export function AddIconButton(props: ComponentProps<typeof IconButton>) {
  const adding = use(AddingContext);
  return <IconButton type="submit" aria-busy={adding || undefined} aria-disabled={adding || undefined} {...props} />;
}

type Props = {
  /** For a button outside of the form. */
  id?: string;
  locale: Locale;
  /** Omitted when the form's own fields choose the variant. */
  variantId?: string;
  name: string;
  cartHref: string;
  className?: string;
  /** The fields and the button; without JavaScript they are posted as they are. */
  children: ReactNode;
};

const lostWords = (): string => document.getElementById(lostWordsId)?.textContent ?? '';

/** Works as a plain form before and without JavaScript. With it, the visitor stays on the page and sees the outcome. */
export function AddToCartForm({ id, locale, variantId, name, cartHref, className, children }: Props) {
  const [adding, setAdding] = useState(false);
  const [problem, setProblem] = useState('');
  const [isToast, setToast] = useState(false);
  useReportBusy(id, adding);
  useOnHide(() => setProblem(''));
  const isShown = useIsShown();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (adding) return;
    setAdding(true);
    setProblem('');
    const form = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent;
    // The bar at the lower edge is shown while this form, and its message, are out of view.
    const isOutside = submitter !== null && !event.currentTarget.contains(submitter);
    const outcome = await import('./with-words')
      .then(({ addWithWords }) => addWithWords({ form, locale, name, cartHref }))
      .catch(() => ({ toasts: [], problem: lostWords() }));
    const isElsewhere = isOutside || !isShown.current;
    setAdding(false);
    setToast(isElsewhere);
    setProblem(isShown.current ? outcome.problem : '');
    showToast(...outcome.toasts, ...(isElsewhere ? problemToasts(outcome.problem) : []));
  }

  return (
    <form
      id={id}
      action={addToCart as unknown as (form: FormData) => Promise<void>}
      onSubmit={submit}
      className={className}
    >
      <input type="hidden" name="locale" value={locale} />
      {variantId && <input type="hidden" name="variantId" value={variantId} />}
      <AddingContext value={adding}>{children}</AddingContext>
      {/* What a toast has announced is not announced again. */}
      <p role={isToast ? undefined : 'alert'} hidden={!problem}>
        {problem}
      </p>
    </form>
  );
}
