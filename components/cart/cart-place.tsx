'use client';
import { type ComponentProps, lazy, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLazyLoad } from '@/components/ui/hooks';
import { type Language, MARKETS } from '@/lib/platform/markets';
import { useCartCount } from './cart-islands';
import type { CartPage } from './cart-page-view';

const load = () => import('./cart-page-view');
/** Everything that a cart needs (queries, messages, forms): a page with an empty one saves 39 KB. */
const LazyCartPage = lazy(() => load().then((module) => ({ default: module.CartPage })));

async function messagesOf(language: Language) {
  const [{ cartMessages }] = await Promise.all([import('@/lib/cart/messages'), load()]);
  return cartMessages(language);
}

const loaders = { fr: () => messagesOf('fr'), nl: () => messagesOf('nl') } as const satisfies Record<Language, unknown>;

type Props = ComponentProps<typeof CartPage>;
type CartPlaceProps = Omit<Props, 'messages'> & {
  /** Null when the cart is empty. */
  messages: Props['messages'] | null;
  /** Shown while the cart is empty. */
  children: ReactNode;
};

/**
 * The contents of the cart page: what the server rendered for an empty cart, until there is something in it. A cart that was shown
 * stays when its last line leaves it, with what that says and its undo.
 */
export function CartPlace({ messages, children, ...page }: CartPlaceProps) {
  const [kept, keep] = useState(messages);
  const [wasEmpty] = useState(!messages);
  if (messages && !kept) keep(messages);
  const isFilled = Boolean(useCartCount());
  const { value: late } = useLazyLoad(loaders[MARKETS[page.locale].language], isFilled && !kept);
  useEffect(() => {
    if (late) startTransition(() => keep((known) => known ?? late));
  }, [late]);
  // What the empty cart has said, and has the focus for, is not said again.
  const said = wasEmpty && { news: [], posted: { ...page.posted, words: null } };
  return kept ? <LazyCartPage {...page} {...said} messages={kept} /> : children;
}
