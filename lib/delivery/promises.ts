import 'server-only';
import type { Content } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { type Day, dateText, timeZoneOf } from '../platform/i18n/dates';
import { translations } from '../platform/i18n/translations';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS } from '../platform/markets';
import { cacheTags, documentTags, getSingles } from '../services/prismic/documents';
import { choiceOf } from '../services/prismic/selects';
import { type DeliveryWindow, deliveryWindows, type PromiseCarrier, type PromiseSettings } from './promise';

/** A window in words, while `until` (milliseconds since 1970) has not passed. */
export type DatedPromise = { until: number; text: string; deadline: string };

/** When a carrier delivers: the dated sentences, the earliest first, and one that holds on any day. */
export type CarrierPromise = { dated: DatedPromise[]; undated: Omit<DatedPromise, 'until'> };

/** What is said of a carrier; no days where the settings do not give all of them. */
type CarrierWords = {
  days?: CarrierPromise;
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

type Data = Pick<Content.SettingsDocument['data'], 'delivery_carriers' | 'delivery_closures'>;
type Row = Data['delivery_carriers'][number];

/** Midnight is `24:00`, the end of the day: no order comes before `00:00`. */
const TIME = /^(?!00:00)(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
const MOST_DAYS = 30;

const isCount = (value: number | null, least: number): value is number =>
  value !== null && Number.isInteger(value) && value >= least && value <= MOST_DAYS;

/** A row that an editor has not completed promises nothing. */
function carrierOf(row: Row): PromiseCarrier[] {
  const { code, cut_off: cutOff, handling_days: handling, transit_from: from, transit_to: to } = row;
  if (!code || !cutOff || !TIME.test(cutOff)) return [];
  if (!isCount(handling, 0) || !isCount(from, 1) || !isCount(to, from)) return [];
  const kind = choiceOf('deliveredTo', row.kind) ?? 'home';
  return [{ code, kind, cutOff, handling, transit: [from, to], saturday: row.saturday }];
}

/** What the settings document says about delivery days. Documents published before these fields existed lack them. */
export const promiseSettingsOf = ({
  delivery_carriers: carriers = [],
  delivery_closures: closures = [],
}: Partial<Data>): PromiseSettings => ({
  closed: closures.flatMap(({ day }) => day ?? []),
  carriers: carriers.flatMap(carrierOf),
  relays: carriers.flatMap(({ code, kind }) => (code && choiceOf('deliveredTo', kind) === 'relay' ? code : [])),
});

/** Windows ahead: a page that is shown later than the last of them has no date any more. */
const WINDOWS = 3;

/** What may be said of a locale's carriers, by the code of the shop's option, the usual carrier first. */
export type Promises = Readonly<Record<string, CarrierWords>>;

/**
 * The promises of a locale's carriers; none where nothing is sold or where the settings say nothing. They may be shown
 * for as long as a page is cached: the reader of a dated one compares its `until` with the time.
 */
export async function getPromises(locale: Locale): Promise<Promises> {
  'use cache';
  cacheLife('commerce');
  const { country, tag, shop } = MARKETS[locale];
  if (!shop) return {};
  const [settings, t] = await Promise.all([getPromiseSettings(locale), translations(locale, 'delivery')]);
  const { carriers, closed, relays } = settings;
  const translate = t as unknown as PromiseTranslate;
  const now = new Date();
  const promiseOf = (carrier: PromiseCarrier): CarrierPromise => {
    const windows = deliveryWindows({ ...carrier, closed }, { country, shop, now, count: WINDOWS });
    const context = { ...carrier, tag, timeZone: timeZoneOf(country), t: translate };
    return { dated: datedPromises(windows, context), undated: undatedPromise(carrier, translate) };
  };
  const days = new Map(carriers.map((carrier) => [carrier.code, promiseOf(carrier)]));
  const place = t('promise.relayChoice');
  return Object.fromEntries(
    [...new Set([...days.keys(), ...relays])].map((code) => [
      code,
      { days: days.get(code), ...(relays.includes(code) && { place }) },
    ]),
  );
}

/** Without the dates whose time has passed since they were cached: for a page that is rendered at each request. */
export const withoutExpiredDates = (promises: Promises, now: number): Promises =>
  Object.fromEntries(
    Object.entries(promises).map(([code, { days, ...rest }]) => [
      code,
      { ...rest, days: days && { ...days, dated: days.dated.filter(({ until }) => until > now) } },
    ]),
  );

/** A page is shown without a promise while the settings cannot be read. */
async function getPromiseSettings(locale: Locale): Promise<PromiseSettings> {
  try {
    const { settings } = await getSingles(['settings'], locale);
    cacheTags(documentTags([settings]));
    return promiseSettingsOf(settings?.data ?? {});
  } catch (error) {
    logError('content', error);
    cacheLife('degraded');
    return { carriers: [], closed: [], relays: [] };
  }
}

/** The promise of the usual carrier, for a page on which none is chosen. */
export const getUsualPromise = async (locale: Locale): Promise<CarrierPromise | null> =>
  Object.values(await getPromises(locale))[0]?.days ?? null;
