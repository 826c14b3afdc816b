import { createFormatter, createTranslator } from 'next-intl';
import { loadMessages, type MessageNamespace } from '../../lib/platform/i18n/messages.ts';
import { type Locale, MARKETS } from '../../lib/platform/markets.ts';

type Asked = { locale: Locale; namespace: MessageNamespace };

/** A replacement of `next-intl/server` without a running request: the locale has to be passed. */
export const getTranslations = async ({ locale, namespace }: Asked) =>
  createTranslator({ locale: MARKETS[locale].tag, messages: await loadMessages(locale), namespace });

export const getFormatter = async ({ locale }: Pick<Asked, 'locale'>) =>
  createFormatter({ locale: MARKETS[locale].tag, timeZone: 'Europe/Paris' });

export const getRequestConfig = <T>(config: T): T => config;
