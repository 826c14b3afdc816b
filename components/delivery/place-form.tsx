'use client';
import { useTranslations } from 'next-intl';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState, useTransition } from 'react';
import { type FormAction, HiddenFields } from '@/components/cart/hidden-fields';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { normalisePostcode, postcodeProblem } from '@/lib/delivery/postcode';
import { postcodeWords } from '@/lib/delivery/words';
import type { Locale } from '@/lib/markets';
import * as css from './delivery-choice.css';
import { PLACE_FIELD } from './place-field';

type Props = {
  locale: Locale;
  /** ISO code of the market, whose postcodes are taken. */
  country: string;
  /** The accepted postcode; empty while there is none. */
  zip: string;
  /** What the answer to a form without script says, and what had been typed into it. */
  said?: { zip?: string; problem?: string };
  /** What the last answer brought, for those who do not see it appear. */
  found: string;
  action: FormAction;
  onPlace: (zip: string) => Promise<string | null>;
};

/** With script the words are ours, in the page's language; without it the browser says that the field is empty. */
function takeOver(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/** The postcode stays in its field, whatever was answered. */
export function PlaceForm({ locale, country, zip, said, found, action, onPlace }: Props) {
  const t = useTranslations('delivery');
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(said?.problem ?? null);
  const [checking, startChecking] = useTransition();
  useAcceptedElsewhere(field, zip);

  function answered(words: string | null): void {
    setProblem(words);
    if (words) field.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (checking) return;
    const typed = field.current?.value ?? '';
    const wrong = postcodeProblem(typed, country);
    if (wrong) answered(postcodeWords(wrong, country, t));
    else startChecking(async () => answered(await onPlace(normalisePostcode(typed))));
  }

  return (
    <form action={action} onSubmit={submit} ref={takeOver}>
      <HiddenFields fields={{ locale }} />
      <Field id={PLACE_FIELD} label={t('zip')} error={problem}>
        {(control) => (
          <div className={css.place}>
            <Input
              {...control}
              ref={field}
              className={css.zip}
              name="zip"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={12}
              required
              // Without script the page has come anew, and its answer may be far down.
              autoFocus={Boolean(said?.problem)}
              defaultValue={said?.zip ?? zip}
            />
            <Button type="submit" kind="secondary" busy={checking}>
              {t('check')}
            </Button>
          </div>
        )}
      </Field>
      <VisuallyHidden as="p" role="status">
        {checking ? t('checking') : found}
      </VisuallyHidden>
    </form>
  );
}

/** A postcode that was accepted in another tab comes into the field, unless somebody is typing there. */
function useAcceptedElsewhere(field: RefObject<HTMLInputElement | null>, zip: string): void {
  const known = useRef(zip);
  useEffect(() => {
    if (known.current === zip) return;
    known.current = zip;
    if (field.current && field.current !== document.activeElement) field.current.value = zip;
  }, [field, zip]);
}
