'use client';
import dynamic from 'next/dynamic';

/** Imported dynamically: any product could be a gift card, and a page of another one saves the form's library, 11 KB. */
export const LazyGiftCardForm = dynamic(() => import('./gift-card-form').then((module) => module.GiftCardForm));
