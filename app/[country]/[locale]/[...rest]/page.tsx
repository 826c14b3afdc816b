import { notFound } from 'next/navigation';

export const ensureStatic = 'navigation';
// There is no shell to check: the page is nothing but its status.
export const instant = false;

/** One address stands for all: the rewrites send every path without a route of its own to `unknown`. */
export const generateStaticParams = () => [{ rest: ['unknown'] }];

/** Routes of the table whose screens are not built yet end here too. */
export default function UnknownPage(): never {
  notFound();
}
