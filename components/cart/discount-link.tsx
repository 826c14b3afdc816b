'use client';
import { useEffect } from 'react';
import { lostWordsId } from '@/components/ui/element-ids';
import { problemToasts, showToast } from '@/components/ui/toast';
import type { Locale } from '@/lib/platform/markets';

const PARAMETER = 'discount';
/** A cart link applies its codes itself, together with its lines. */
const CART_LINK = /\/cart\/[^/]+$/;

/** A link such as `/?discount=ETE` carries a discount code, on any page: it is applied, or stored for the next cart. */
export function DiscountLink({ locale }: { locale: Locale }) {
  useEffect(() => {
    // Deferred by one task: the router restores any URL that it did not change itself, but by then it observes history changes.
    const handle = setTimeout(() => {
      const code = takeCode();
      if (code) void applyLinked(code, locale).catch(() => sayLost(code));
    });
    return () => clearTimeout(handle);
  }, [locale]);
  return null;
}

/** Returns the code and removes it from the URL. */
function takeCode(): string | undefined {
  const address = new URL(location.href);
  if (CART_LINK.test(address.pathname)) return undefined;
  const code = address.searchParams.get(PARAMETER)?.trim();
  if (!code) return undefined;
  address.searchParams.delete(PARAMETER);
  history.replaceState(null, '', address);
  return code;
}

/** The code is in the address again, for a reload. */
function putBack(code: string): void {
  const address = new URL(location.href);
  address.searchParams.set(PARAMETER, code);
  history.replaceState(null, '', address);
}

/** Its script did not arrive: nothing is lost without a word. */
function sayLost(code: string): void {
  putBack(code);
  showToast(...problemToasts(document.getElementById(lostWordsId)?.textContent ?? ''));
}

async function applyLinked(code: string, locale: Locale): Promise<void> {
  const { codeWithWords } = await import('./with-words');
  const { toasts, isLost } = await codeWithWords(code, locale);
  if (isLost) putBack(code);
  showToast(...toasts);
}
