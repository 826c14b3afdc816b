import type { Route } from 'next';
import NextLink from 'next/link';
import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  prefetch?: boolean;
  children?: ReactNode;
};

/**
 * An address of this site goes through next/link, whose observer already has the 200 px margin that section 9 asks for
 * (tests/unit/link-prefetch.test.ts watches it); any other address, and a plain fragment, is an ordinary link.
 * What is not given is not named either: each property of each link travels to the browser.
 */
export function Link({ href, prefetch, children, ...rest }: Props) {
  const internal = href.startsWith('/') && !href.startsWith('//');
  if (!internal) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <NextLink href={href as Route} {...(prefetch !== undefined && { prefetch })} {...rest}>
      {children}
    </NextLink>
  );
}
