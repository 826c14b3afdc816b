'use client';
import { useEffect, useState } from 'react';
import { Status } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { keepsCookies, onReturn } from '@/lib/platform/browser/site-data';

/**
 * Notice that the browser blocks cookies, and so a cart. Nothing in prerendered markup; checked again when the visitor returns
 * from the settings.
 */
export function CookiesRefused({ words }: { words: string }) {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const look = () => setRefused(!keepsCookies());
    look();
    return onReturn(look);
  }, []);
  return (
    <Status>
      {refused && (
        <Notice tone="warning">
          <p>{words}</p>
        </Notice>
      )}
    </Status>
  );
}
