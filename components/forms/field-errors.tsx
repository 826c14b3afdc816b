'use client';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useFormParts } from './form-context';
import { sayError } from './words';

/** The errors of a field, one line each; undefined without any, so that the field is not marked. */
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
