'use client';
import { useState } from 'react';
import { favourite, fullHeart } from '@/components/product/buy.css';
import { Button } from '@/components/ui/button';
import { useOnHide } from '@/components/ui/hooks';
import { Icon, Status } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { hidden, textLink } from '@/components/ui/text.css';
import type { SeenProduct } from '@/lib/catalogue/recently-seen';
import { parseFavourites, storedFavourites, toggleFavourite } from '@/lib/favourites/list';
import { useSiteData } from '@/lib/platform/browser/site-data';
import type { Locale } from '@/lib/platform/markets';
import { useAccountList } from './use-account-list';

type Outcome = 'added' | 'removed' | 'refused';
type FavouriteWords = Readonly<Record<'add' | 'remove' | 'list' | Outcome, string>>;

type Props = { locale: Locale; product: SeenProduct; listHref: string; words: FavouriteWords };

/**
 * Adds a product to the favourites or removes it, with a link to them: in this browser, and in the account. Not shown
 * without script.
 */
export function FavouriteButton({ locale, product, listHref, words }: Props) {
  const isFavourite = useSiteData(
    () => parseFavourites(storedFavourites(locale)).some(({ id }) => id === product.id),
    false,
  );
  const [last, setLast] = useState<{ outcome: Outcome; count: number } | null>(null);
  useOnHide(() => setLast(null));
  const { changed } = useAccountList(locale);
  function toggle(): void {
    const isStored = toggleFavourite(locale, product);
    const outcome = !isStored ? 'refused' : isFavourite ? 'removed' : 'added';
    setLast((before) => ({ outcome, count: (before?.count ?? 0) + 1 }));
    changed();
  }
  return (
    <div className={favourite}>
      <Button kind="ghost" size="small" onClick={toggle}>
        <Icon name="heart" size="small" className={isFavourite ? fullHeart : undefined} />
        {isFavourite ? words.remove : words.add}
      </Button>
      {isFavourite && (
        <Link href={listHref} prefetch={false} className={textLink}>
          {words.list}
        </Link>
      )}
      <Status>
        {last && (
          // The button shows what it has done; one more refusal is announced too.
          <p key={last.count} className={last.outcome === 'refused' ? undefined : hidden}>
            {words[last.outcome]}
          </p>
        )}
      </Status>
    </div>
  );
}
