import { pathFor } from '../platform/i18n/navigation.ts';
import type { Locale } from '../platform/markets.ts';

/** The uid at the end of the path of a product's page. */
export const uidOf = (href: string): string => decodeURIComponent(href.split('/').at(-1) ?? '');

/** The page to ask for a reminder of a product. @param href path of the product's page */
export const reminderPath = (locale: Locale, href: string): string =>
  pathFor(locale, '/reminders/[uid]', { params: { uid: uidOf(href) } });
