import { writeDirectory } from '@/lib/directory/selection';
import type { DirectorySelection } from '@/lib/directory/types';
import { pathFor } from '@/lib/platform/i18n/navigation';
import type { Locale } from '@/lib/platform/markets';

/** URL of the results of a selection. */
export const resultsHref = (locale: Locale, selection: DirectorySelection): string =>
  pathFor(locale, '/contact-directory/results') + writeDirectory(selection);
