'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Said } from '@/lib/customer/answer';
import type { Saved } from './use-saved';

const WARNINGS: readonly Said[] = ['addressOnly', 'newsletterLater'];

/** What has been done, above the part of the page that it is about. It takes the focus: the button may be gone. */
export function SavedNotice({ saved: { said, count } }: { saved: Saved }) {
  const t = useTranslations('customer');
  const box = useRef<HTMLDivElement>(null);
  const heard = useRef(0);
  useEffect(() => {
    // Not again at each return to the page.
    if (count === heard.current) return;
    heard.current = count;
    box.current?.focus();
  }, [count]);
  if (!said) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the page has come anew as the answer to the form
    <div ref={box} role="status" tabIndex={-1} autoFocus>
      <Notice tone={WARNINGS.includes(said) ? 'warning' : 'success'}>{t(`said.${said}`)}</Notice>
    </div>
  );
}
