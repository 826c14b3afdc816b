'use client';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useIsHydrating } from '@/lib/platform/browser/hydration';

export const loadEmailForm = () => import('./email-form').then((module) => ({ default: module.EmailForm }));
const EmailForm = lazy(loadEmailForm);

/**
 * Imported on demand: every page has such a form in its footer, far below the first view. In the markup of the server it has no
 * `<Suspense>` around it, whose content React would move into place by script.
 */
export function LazyEmailForm(props: ComponentProps<typeof EmailForm>) {
  const isHydrating = useIsHydrating();
  const [isServed] = useState(isHydrating);
  const form = <EmailForm {...props} />;
  return isServed ? form : <Suspense>{form}</Suspense>;
}
