import { dateText } from '../platform/i18n/dates.ts';
import type { Day } from './holidays.ts';
import type { DeliveryWindow, PromiseCarrier } from './promise.ts';

/** A window in words, while `until` (milliseconds since 1970) has not passed. */
export type DatedPromise = { until: number; text: string; deadline: string };

/** What is said of a carrier: the dated sentences, the earliest first, and one that holds on any day. */
export type CarrierPromise = {
  dated: DatedPromise[];
  undated: Omit<DatedPromise, 'until'>;
  /** Where the parcel is delivered to, when it is still to be chosen. */
  place?: string;
};

type Values = Record<string, string | number>;
type Key =
  | `promise.${PromiseCarrier['kind']}.${'between' | 'on' | 'days' | 'day'}`
  | 'promise.deadline'
  | 'promise.workingDay'
  | 'promise.time';
export type PromiseTranslate = (key: Key, values: Values) => string;

/** `jeudi 27`, `mardi 1er décembre`: the month only where it may be in doubt. */
function dayWords(day: Day, tag: string, withMonth: boolean): string {
  const month = withMonth ? ({ month: 'long' } as const) : {};
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', ...month, timeZone: 'UTC' });
  return dateText(format, new Date(`${day}T00:00:00Z`)).replace(/\s/g, '\u00a0');
}

type Context = { kind: PromiseCarrier['kind']; cutOff: string; tag: string; timeZone: string; t: PromiseTranslate };

function timeWords(cutOff: string, t: PromiseTranslate): string {
  const [hours = '', minutes = ''] = cutOff.split(':');
  return t('promise.time', { hours: Number(hours), minutes });
}

/** Sentences about delivery windows, in the language of `tag`. */
export function datedPromises(windows: readonly DeliveryWindow[], context: Context): DatedPromise[] {
  const { kind, cutOff, tag, timeZone, t } = context;
  const time = timeWords(cutOff, t);
  // The Swedish date format is ISO 8601. The order is placed before `until`, which may be midnight.
  const orderDay = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return windows.map(({ until, from, to }) => {
    const last = orderDay.format(until - 1);
    const withMonth = from.slice(0, 7) !== last.slice(0, 7) || to.slice(0, 7) !== last.slice(0, 7);
    const words = (day: Day) => dayWords(day, tag, withMonth);
    return {
      until,
      text:
        from === to
          ? t(`promise.${kind}.on`, { day: words(to) })
          : t(`promise.${kind}.between`, { from: words(from), to: words(to) }),
      deadline: t('promise.deadline', { day: dayWords(last, tag, withMonth), time }),
    };
  });
}

/** Working days from the order, where no date can be said: they are counted from a working day, before its cut-off. */
export function undatedPromise(
  { kind, handling, transit, cutOff }: PromiseCarrier,
  t: PromiseTranslate,
): CarrierPromise['undated'] {
  const [from, to] = [handling + transit[0], handling + transit[1]];
  return {
    text: from === to ? t(`promise.${kind}.day`, { count: to }) : t(`promise.${kind}.days`, { from, to }),
    deadline: t('promise.workingDay', { time: timeWords(cutOff, t) }),
  };
}
