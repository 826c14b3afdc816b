'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { Status } from '@/components/ui/status';
import { keepsCookies, onReturn } from '@/lib/browser/site-data';

/** That the browser keeps no cookies, and so no cart. Nothing in prerendered markup; looks again after a visit to the settings. */
export function CookiesRefused() {
  const t = useTranslations('cart');
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
          <p>{t('cookiesRefused')}</p>
        </Notice>
      )}
    </Status>
  );
}
