import type { Content } from '@prismicio/client';
import { choiceOf } from '../services/prismic/selects.ts';
import type { PromiseCarrier, PromiseSettings } from './promise.ts';

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
