'use client';
import { useEffect } from 'react';
import { showToast } from '@/components/ui/toast';
import type { Locale } from '@/lib/platform/markets';

const PARAMETER = 'discount';

/** A link such as `/?discount=ETE` brings a code along, on any page: it is applied, or kept for the cart to come. */
export function DiscountLink({ locale }: { locale: Locale }) {
  useEffect(() => {
    // A turn later: the framework, which puts back any address that it was not told of, listens by then.
    const handle = setTimeout(() => {
      const code = takeCode();
      if (code) void applyLinked(code, locale);
    });
    return () => clearTimeout(handle);
  }, [locale]);
  return null;
}

/** The code of the address, which stays without it. */
function takeCode(): string | undefined {
  const address = new URL(location.href);
  const code = address.searchParams.get(PARAMETER)?.trim();
  if (!code) return undefined;
  address.searchParams.delete(PARAMETER);
  history.replaceState(null, '', address);
  return code;
}

async function applyLinked(code: string, locale: Locale): Promise<void> {
  const { codeWithWords } = await import('./code-with-words');
  showToast({ text: await codeWithWords(code, locale) });
}
