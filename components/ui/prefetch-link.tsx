'use client';
import type { Route } from 'next';
import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/** Typed routes leave it out of what a link takes. */
const onHover = { unstable_dynamicOnHover: true };

/**
 * Whoever points at a link is about to follow it: the page itself is fetched then, not only what all pages of its route
 * share. Not an address with a query, whose answer is made for each visitor (a search, a selection).
 */
export const PrefetchLink = ({ href, prefetch, ...rest }: Props) => (
  <NextLink
    href={href as Route}
    prefetch={prefetch}
    {...(prefetch === undefined && !href.includes('?') && onHover)}
    {...rest}
  />
);
