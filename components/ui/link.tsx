import type { ComponentProps, ReactNode } from 'react';
import { PrefetchLink } from './prefetch-link';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** `auto`: prefetches only what its route shares with others, for a page that is rendered per visitor; false: nothing. */
  prefetch?: 'auto' | false;
  /** The browser loads the page, as one without third-party scripts: from another page, these would still run there. */
  reloadDocument?: boolean;
  children?: ReactNode;
};

/**
 * A path of this site goes through next/link, whose observer already has the 200 px margin that section 9 requires
 * (e2e/specs/links-ahead.spec.ts checks it); any other URL, and a plain fragment, is an ordinary link. Properties that are
 * not given are omitted: each property of each link is sent to the browser.
 */
export function Link({ href, prefetch, reloadDocument, children, ...rest }: Props) {
  const internal = href.startsWith('/') && !href.startsWith('//');
  if (!internal || reloadDocument) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  // The current page is not prefetched.
  const ahead = rest['aria-current'] === 'page' ? false : prefetch;
  return (
    <PrefetchLink href={href} {...(ahead !== undefined && { prefetch: ahead })} {...rest}>
      {children}
    </PrefetchLink>
  );
}
