'use client';
import { useMemo, useRef, useState } from 'react';
import { grid, scriptOnly } from '@/components/product/product-card.css';
import { SeenCard } from '@/components/product/seen-card';
import { Button } from '@/components/ui/button';
import { useOnHide } from '@/components/ui/hooks';
import { Status, VisuallyHidden } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import type { SeenProduct } from '@/lib/catalogue/recently-seen';
import { parseFavourites, storedFavourites, toggleFavourite } from '@/lib/favourites/list';
import { useSiteData } from '@/lib/platform/browser/site-data';
import type { Locale } from '@/lib/platform/markets';
import { useAccountList } from './use-account-list';

type Props = {
  locale: Locale;
  loginHref: string;
  words: Readonly<Record<'title' | 'empty' | 'remove' | 'removed' | 'kept' | 'signIn' | 'signInText', string>>;
};

/** The favourites of this browser, and of the account when somebody is signed in, newest first; each can be removed. */
export function FavouritesList({ locale, loginHref, words }: Props) {
  const stored = useSiteData(() => storedFavourites(locale), null);
  const list = useMemo(() => parseFavourites(stored), [stored]);
  const { isSignedIn, accountList, changed } = useAccountList(locale, true);
  const box = useRef<HTMLElement>(null);
  const [removals, setRemovals] = useState(0);
  useOnHide(() => setRemovals(0));
  function remove(product: SeenProduct): void {
    // The button that had the focus is removed with its product.
    box.current?.focus();
    toggleFavourite(locale, product);
    setRemovals((count) => count + 1);
    changed();
  }
  return (
    <section ref={box} tabIndex={-1} aria-label={words.title} className={scriptOnly}>
      {/* Not in the one below, all of which would be announced again. */}
      <VisuallyHidden as="p" role="status">
        {removals > 0 && <span key={removals}>{words.removed}</span>}
      </VisuallyHidden>
      <Status>{accountList && <p>{words.kept}</p>}</Status>
      {list.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ul role="list" className={grid({ columns: 4 })}>
          {list.map((product) => (
            <SeenCard key={product.id} product={product}>
              <Button kind="ghost" size="small" onClick={() => remove(product)}>
                {words.remove}
                <VisuallyHidden> {product.title}</VisuallyHidden>
              </Button>
            </SeenCard>
          ))}
        </ul>
      )}
      {!isSignedIn && (
        <p>
          {words.signInText}{' '}
          <Link href={loginHref} prefetch={false} className={textLink}>
            {words.signIn}
          </Link>
        </p>
      )}
    </section>
  );
}
