import 'server-only';
import type { Content } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { timeZoneOf } from '../platform/i18n/dates';
import { translations } from '../platform/i18n/translations';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS } from '../platform/markets';
import { getSingles } from '../services/prismic/documents';
import { choiceOf } from '../services/prismic/selects.ts';
import { cacheTags, documentTags } from '../services/prismic/tags';
import { deliveryWindows, type PromiseCarrier, type PromiseSettings } from './promise';
import { type CarrierPromise, datedPromises, type PromiseTranslate, undatedPromise } from './promise-words';

type Data = Pick<Content.SettingsDocument['data'], 'delivery_carriers' | 'delivery_closures'>;
type Row = Data['delivery_carriers'][number];

const TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
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
});

/** Windows ahead: a page that is shown later than the last of them has no date any more. */
const WINDOWS = 3;

/** What may be said of a locale's carriers, by the code of the shop's option, the usual carrier first. */
export type Promises = Readonly<Record<string, CarrierPromise>>;

/**
 * The promises of a locale's carriers; none where nothing is sold or where the settings say nothing. They may be shown
 * for as long as a page is cached: the reader of a dated one compares its `until` with the time.
 */
export async function getPromises(locale: Locale): Promise<Promises> {
  'use cache';
  cacheLife('commerce');
  const { country, tag } = MARKETS[locale];
  if (country === 'tn') return {};
  const [settings, t] = await Promise.all([getPromiseSettings(locale), translations(locale, 'delivery')]);
  const { carriers, closed } = settings;
  const translate = t as unknown as PromiseTranslate;
  const now = new Date();
  const promiseOf = (carrier: PromiseCarrier): CarrierPromise => {
    const windows = deliveryWindows({ ...carrier, closed }, { country, now, count: WINDOWS });
    const context = { ...carrier, tag, timeZone: timeZoneOf(country), t: translate };
    return {
      dated: datedPromises(windows, context),
      undated: undatedPromise(carrier, translate),
      ...(carrier.kind === 'relay' && { place: t('promise.relayChoice') }),
    };
  };
  return Object.fromEntries(carriers.map((carrier) => [carrier.code, promiseOf(carrier)]));
}

/** A page is shown without a promise while the settings cannot be read. */
async function getPromiseSettings(locale: Locale): Promise<PromiseSettings> {
  try {
    const { settings } = await getSingles(['settings'], locale);
    cacheTags(documentTags([settings]));
    return promiseSettingsOf(settings?.data ?? {});
  } catch (error) {
    logError('content', error);
    cacheLife('degraded');
    return { carriers: [], closed: [] };
  }
}

/** The promise of the usual carrier, for a page on which none is chosen. */
export const getUsualPromise = async (locale: Locale): Promise<CarrierPromise | null> =>
  Object.values(await getPromises(locale))[0] ?? null;
