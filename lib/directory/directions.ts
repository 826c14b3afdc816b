import type { Professional } from './types.ts';

/**
 * The way to a professional, on a site that is asked only when the link is pressed. By the address in words: the point of an
 * imported entry may be no more than the middle of its commune.
 */
export function directionsUrl({ street, postalCode, city }: Professional): string {
  const to = [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to })}`;
}
