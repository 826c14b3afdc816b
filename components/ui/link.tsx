import type { ComponentProps, ReactNode } from 'react';
import { PrefetchLink } from './prefetch-link';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** `auto`: only what its route shares with others, for a page that is made for one visitor; false: nothing. */
  prefetch?: 'auto' | false;
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
  // Nobody fetches the page that is open.
  const ahead = rest['aria-current'] === 'page' ? false : prefetch;
  return (
    <PrefetchLink href={href} {...(ahead !== undefined && { prefetch: ahead })} {...rest}>
      {children}
    </PrefetchLink>
  );
}
