'use client';
import { createContext, use } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type FormWords, sayError } from './words';

type FormParts = { words: FormWords; sending: boolean };

/** State of the form for its fields. */
export const FormContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error('A field stands outside of a SubmissionForm.');
  return parts;
}

/** The errors of a field, one line each; undefined when there are none, so that the field is not marked as invalid. */
export function useErrorLines(errors: string[] | undefined) {
  const { words } = useFormParts();
  if (!errors || errors.length === 0) return undefined;
  return (
    <>
      <VisuallyHidden>{words.errorPrefix} </VisuallyHidden>
      {errors.map((error) => (
        <span key={error}>{sayError(words, error)} </span>
      ))}
    </>
  );
}
