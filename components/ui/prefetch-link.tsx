'use client';
import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/** The types of `next/link` omit this property. */
const onHover = { unstable_dynamicOnHover: true };

/**
 * A visitor who hovers a link is likely to follow it: the page itself is prefetched then, not only what all pages of its route
 * share. Not for a URL with a query, whose response is rendered per request (a search, a selection).
 */
export const PrefetchLink = ({ href, prefetch, ...rest }: Props) => (
  <NextLink href={href} prefetch={prefetch} {...(prefetch === undefined && !href.includes('?') && onHover)} {...rest} />
);
