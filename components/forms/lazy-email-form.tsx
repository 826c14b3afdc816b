'use client';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useIsHydrating } from '@/lib/platform/browser/hydration';
import { type Language, type Locale, MARKETS } from '@/lib/platform/markets';
import type { EmailForm } from './email-form';
import type { SubmissionWords } from './words';

type Props = Omit<ComponentProps<typeof EmailForm>, 'words'>;

const formIn = (words: Promise<{ default: SubmissionWords }>) =>
  Promise.all([import('./email-form'), words]).then(([{ EmailForm }, { default: submission }]) => ({
    default: (props: Props) => <EmailForm {...props} words={submission} />,
  }));

const loaders: Readonly<Record<Language, () => ReturnType<typeof formIn>>> = {
  fr: () => formIn(import('../../messages/fr/submission.json')),
  nl: () => formIn(import('../../messages/nl/submission.json')),
};

const forms = { fr: lazy(loaders.fr), nl: lazy(loaders.nl) };

/** Imports the form and its messages. */
export const loadEmailForm = (locale: Locale) => loaders[MARKETS[locale].language]();

/**
 * Imported on demand: every page has such a form in its footer, far below the first view. In the markup of the server it has no
 * `<Suspense>` around it, whose content React would move into place by script.
 */
export function LazyEmailForm(props: Props) {
  const EmailFormInLanguage = forms[MARKETS[props.locale].language];
  const isHydrating = useIsHydrating();
  const [isServed] = useState(isHydrating);
  const form = <EmailFormInLanguage {...props} />;
  return isServed ? form : <Suspense>{form}</Suspense>;
}
