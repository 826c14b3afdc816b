'use client';
import { createContext, use } from 'react';
import type { FormWords } from './words';

type FormParts = { words: FormWords; sending: boolean };

/** What the fields of a form need of it. */
export const FormContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error('A field stands outside of a SubmissionForm.');
  return parts;
}
