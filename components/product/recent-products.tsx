'use client';
import { useEffect, useRef, useState } from 'react';
import { useLazyLoad } from '@/components/ui/hooks';
import { readSeen, rememberSeen, type SeenProduct } from '@/lib/catalogue/recently-seen';
import { useSiteData } from '@/lib/platform/browser/site-data';
import type { Locale } from '@/lib/platform/markets';
import type { RecentWords } from './recent-list';

const loadList = () => import('./recent-list');

type Props = {
  locale: Locale /** The product of this page: stored, but not listed. */;
  current?: SeenProduct;
  words: RecentWords;
};

/** Loaded when the end of the page is near the viewport, where a layout shift is not visible. Nothing without JavaScript. */
export function RecentProducts({ locale, current, words }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (current) rememberSeen(locale, current);
  }, [locale, current]);
  const isAny = useSiteData(() => readSeen(locale).some(({ id }) => id !== current?.id), false);
  useEffect(() => {
    if (!place.current || !isAny) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isAny]);
  const { value: list } = useLazyLoad(loadList, near);
  return <div ref={place}>{list && <list.RecentList locale={locale} except={current?.id} words={words} />}</div>;
}
