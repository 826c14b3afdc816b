import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import type { ReactNode } from 'react';
import { compiledMessage } from './compiled-messages.ts';

type Values = FormatValues<ReactNode>;
type Options = Pick<FormatOptions, 'formatters' | 'timeZone'> & { locale: string };

/** A message whose value was forgotten is a defect (`onError`), not a sentence with "undefined". */
const demanding = (values: Values): Values =>
  new Proxy(values, {
    // The package itself looks only in its build for development.
    has: () => true,
    get(target, name: string) {
      if (target[name] === undefined) throw new Error(`The message has no value for {${name}}.`);
      return target[name];
    },
  });

/**
 * Takes the place of next-intl's own on the server (`next.config.ts`): messages as the translators wrote them, and compiled
 * ones, which client components are given. The browser has only what formats compiled ones.
 */
export default function formatMessage(
  _key: string,
  message: string | CompiledMessage,
  values: Values | undefined,
  { locale, formatters, timeZone }: Options,
) {
  const made = typeof message === 'string' ? compiledMessage(message) : message;
  return format(made, locale, demanding(values ?? {}), { formatters, timeZone });
}

/** `t.raw` gives what the translators wrote. */
formatMessage.raw = true;
