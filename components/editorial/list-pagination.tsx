import { pageHref } from '@/lib/editorial/place';
import type { Locale } from '@/lib/markets';
import { PageLinks } from './page-links';

type Props = { locale: Locale; base: string; page: number; pages: number };

/** The pages of the list at `base`. */
export const ListPagination = ({ locale, base, page, pages }: Props) => (
  <PageLinks {...{ locale, page, pages }} to={(number) => pageHref(base, number, locale)} />
);
