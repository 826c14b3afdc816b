'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useOnHide } from '@/components/ui/hooks';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { forgetSeen, parseSeen, storedSeen } from '@/lib/catalogue/recently-seen';
import { useSiteData } from '@/lib/platform/browser/site-data';
import type { Locale } from '@/lib/platform/markets';
import { grid } from './product-card.css';
import { SeenCard } from './seen-card';

export type RecentWords = { title: string; text: string; clear: string; cleared: string };

type Props = { locale: Locale; except?: string; words: RecentWords };

/** The visitor's recently viewed products, read from the browser's own storage; one button clears it. */
export function RecentList({ locale, except, words }: Props) {
  const stored = useSiteData(() => storedSeen(locale), null);
  const seen = useMemo(() => parseSeen(stored).filter(({ id }) => id !== except), [stored, except]);
  const [cleared, setCleared] = useState(false);
  const clearedMessage = useRef<HTMLParagraphElement>(null);
  // The button that had the focus was removed with the list.
  useEffect(() => {
    if (cleared) clearedMessage.current?.focus();
  }, [cleared]);
  useOnHide(() => setCleared(false));
  const clear = () => {
    forgetSeen(locale);
    setCleared(true);
  };
  if (seen.length === 0 && !cleared) return null;
  return (
    <Section background="White" labelledBy="recently-seen">
      <Container>
        <SectionHead
          id="recently-seen"
          title={words.title}
          text={words.text}
          aside={
            !cleared && (
              <Button kind="secondary" size="small" onClick={clear}>
                {words.clear}
              </Button>
            )
          }
        />
        {cleared ? (
          <p ref={clearedMessage} tabIndex={-1}>
            {words.cleared}
          </p>
        ) : (
          <ul role="list" className={grid({ columns: 4 })}>
            {seen.map((product) => (
              <SeenCard key={product.id} product={product} />
            ))}
          </ul>
        )}
      </Container>
    </Section>
  );
}
