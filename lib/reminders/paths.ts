import { pathFor } from '../platform/i18n/navigation.ts';
import type { Locale } from '../platform/markets.ts';

/** The page to ask for a reminder of a product. @param href path of the product's page */
export const reminderPath = (locale: Locale, href: string): string =>
  pathFor(locale, '/reminders/[uid]', { params: { uid: decodeURIComponent(href.split('/').at(-1) ?? '') } });
