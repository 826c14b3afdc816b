import { pathFor } from '@/lib/platform/i18n/navigation';
import type { Locale } from '@/lib/platform/markets';
import { writeSearch } from '@/lib/search/selection';
import type { SearchSelection } from '@/lib/search/types';

const FIRST: SearchSelection = { query: '', kind: null, groups: [], sort: 'relevance', page: 1 };

/** URL of the results for a partial selection; the rest has default values. */
export const resultsHref = (locale: Locale, asked: Partial<SearchSelection>): string =>
  pathFor(locale, '/search/[[...path]]') + writeSearch(locale, { ...FIRST, ...asked });
