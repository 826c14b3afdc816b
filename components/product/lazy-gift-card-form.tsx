'use client';
import { type ComponentProps, lazy } from 'react';

const GiftCardForm = lazy(() => import('./gift-card-form').then((module) => ({ default: module.GiftCardForm })));

/** Imported on demand: any product could be a gift card, and a page of another one saves the form's library, 11 KB. */
export const LazyGiftCardForm = (props: ComponentProps<typeof GiftCardForm>) => <GiftCardForm {...props} />;
