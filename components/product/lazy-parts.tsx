'use client';
import { type ComponentProps, lazy } from 'react';

const LazyIsland = lazy(() => import('./listing-island').then((module) => ({ default: module.ListingIsland })));
const LazyServed = lazy(() => import('./listing-island').then((module) => ({ default: module.ServedListing })));

/**
 * Imported on demand: products and categories are one route, whose script home and search prefetch as well, and a product needs
 * no filters. No `<Suspense>` around them: React would move their markup into place by script.
 */
export const ListingIsland = (props: ComponentProps<typeof LazyIsland>) => <LazyIsland {...props} />;
export const ServedListing = (props: ComponentProps<typeof LazyServed>) => <LazyServed {...props} />;

const GiftCardForm = lazy(() => import('./gift-card-form').then((module) => ({ default: module.GiftCardForm })));

/** Imported on demand: any product could be a gift card, and a page of another one saves the form's library, 11 KB. */
export const LazyGiftCardForm = (props: ComponentProps<typeof GiftCardForm>) => <GiftCardForm {...props} />;
