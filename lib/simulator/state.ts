import { getSlices } from '@prismicio/next';
import { isLocale, type Locale } from '../platform/markets.ts';

/** A slice that an editing tool sent: no field of it is checked. */
export type SentSlice = { slice_type: string; variation: string; primary: object; items: unknown[] };

const EMPTY: SentSlice = { slice_type: '', variation: '', primary: {}, items: [] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** As many slices as were sent: the tool finds them by their index. One that is none draws nothing. */
const sliceOf = (value: unknown): SentSlice =>
  isRecord(value) && typeof value.slice_type === 'string' && isRecord(value.primary)
    ? { ...EMPTY, ...(value as Partial<SentSlice>) }
    : EMPTY;

/** The slices of a JSON text; null for anything but a list. */
export function sentSlices(json: string): SentSlice[] | null {
  try {
    const sent: unknown = JSON.parse(json);
    return Array.isArray(sent) ? sent.map(sliceOf) : null;
  } catch {
    return null;
  }
}

/** The slices encoded in the address of the simulator. Throws when they cannot be decoded. */
export function slicesOf(state: string | undefined): SentSlice[] {
  const sent: unknown = getSlices(state);
  return Array.isArray(sent) ? sent.map(sliceOf) : [];
}

/** The language that most links to documents of the content are in; null without such links. */
export function languageOf(content: unknown): Locale | null {
  const counts = new Map<Locale, number>();
  const count = (value: unknown): void => {
    if (!isRecord(value)) return;
    if (value.link_type === 'Document' && isLocale(value.lang))
      counts.set(value.lang, (counts.get(value.lang) ?? 0) + 1);
    for (const one of Object.values(value)) count(one);
  };
  count(content);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

type Hints = {
  /** `?lang=`: the embedded editor says it, and an address for each language may be entered at Prismic. */
  requested: string | undefined;
  slices: readonly SentSlice[];
  /** The market of the host. */
  host: Locale;
};

/**
 * The language of the document whose slices are shown. Prismic's protocol carries slices only, so it is that of the
 * address, else that of the documents they link to, else that of the host.
 */
export const simulatedLocale = ({ requested, slices, host }: Hints): Locale =>
  isLocale(requested) ? requested : (languageOf(slices) ?? host);
