'use client';
import { useMemo, useRef } from 'react';
import { grid } from '@/components/product/product-grid.css';
import { SeenCard } from '@/components/product/seen-card';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/icon';
import { parseFavourites, storedFavourites, toggleFavourite } from '@/lib/catalogue/favourites';
import type { SeenProduct } from '@/lib/catalogue/recently-seen';
import { useSiteData } from '@/lib/platform/browser/site-data';
import type { Locale } from '@/lib/platform/markets';
import * as css from './favourites.css';

type Props = { locale: Locale; words: Readonly<Record<'empty' | 'remove', string>> };

/** The favourites of this browser, newest first; each can be removed. */
export function FavouritesList({ locale, words }: Props) {
  const stored = useSiteData(() => storedFavourites(locale), null);
  const list = useMemo(() => parseFavourites(stored), [stored]);
  const box = useRef<HTMLDivElement>(null);
  function remove(product: SeenProduct): void {
    // The button that had the focus is removed with its product.
    box.current?.focus();
    toggleFavourite(locale, product);
  }
  return (
    <div ref={box} tabIndex={-1} className={css.scriptOnly}>
      {list.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ul className={grid({ columns: 4 })}>
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
    </div>
  );
}
