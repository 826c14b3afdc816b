import type { Crumb } from '@/components/ui/breadcrumb';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';

/** Breadcrumb of a page from the home page; a step without a URL is omitted. */
export async function crumbsTo(
  locale: Locale,
  ...steps: readonly { text: string | null | undefined; href: string | null | undefined }[]
): Promise<Crumb[]> {
  const t = await translations(locale, 'common');
  return [
    { text: t('homeCrumb'), href: pathFor(locale, '/') },
    ...steps.flatMap(({ text, href }) => (text && href ? [{ text, href }] : [])),
  ];
}
