'use client';
import { useAccountList } from '@/components/favourites/use-account-list';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import type { SeenProduct } from '@/lib/catalogue/recently-seen';
import type { Locale } from '@/lib/platform/markets';
import { AccountCard, LinkList } from './account-card';

/** How many are named; the others are on their page. */
const MOST_NAMED = 6;

type Props = {
  locale: Locale;
  /** Of the account as the server read it, newest first. */
  initial: readonly Pick<SeenProduct, 'href' | 'title'>[];
  listHref: string;
  words: Readonly<Record<'title' | 'all', string>>;
};

/** The favourites of the account, with those that this browser brings to it. Without script they are those of the account. */
export function AccountFavourites({ locale, initial, listHref, words }: Props) {
  const { accountList } = useAccountList(locale, true);
  const list = accountList ?? initial;
  if (list.length === 0) return null;
  return (
    <AccountCard title={words.title}>
      <LinkList links={list.slice(0, MOST_NAMED).map(({ href, title: text }) => ({ href, text }))} />
      <p>
        <Link href={listHref} prefetch={false} className={textLink}>
          {words.all}
        </Link>
      </p>
    </AccountCard>
  );
}
