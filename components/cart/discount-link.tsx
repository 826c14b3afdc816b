'use client';
import { useEffect } from 'react';
import { showToast } from '@/components/ui/toast';
import type { Locale } from '@/lib/markets';

const PARAMETER = 'discount';

/** A link such as `/?discount=ETE` brings a code along, on any page: it is applied, or kept for the cart to come. */
export function DiscountLink({ locale }: { locale: Locale }) {
  useEffect(() => {
    const address = new URL(location.href);
    const code = address.searchParams.get(PARAMETER)?.trim();
    if (!code) return;
    address.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', address);
    void applyLinked(code, locale);
  }, [locale]);
  return null;
}

async function applyLinked(code: string, locale: Locale): Promise<void> {
  const { codeWithWords } = await import('./code-with-words');
  showToast({ text: await codeWithWords(code, locale) });
}
