import { notFound } from 'next/navigation';

export const ensureStatic = 'navigation';
// There is no static shell to validate: the page only sets its status.
export const instant = false;

/** One path stands for all unknown ones: the rewrites send every path without a route of its own to `unknown`. */
export const generateStaticParams = () => [{ rest: ['unknown'] }];

/** Also handles routes of the table whose pages are not built yet. */
export default function UnknownPage(): never {
  notFound();
}
