'use client';
import { useTranslations } from 'next-intl';
import { readProblem } from '@/lib/forms/problem';

/** Puts the text of an issue into words of the page's language; undefined stays undefined. */
export function useErrorText() {
  const t = useTranslations('calculator.errors');
  return (error: string | undefined): string | undefined => {
    if (!error) return undefined;
    const { code, values } = readProblem(error);
    const known = code as 'most';
    return t(t.has(known) ? known : 'number', values);
  };
}
