import { getSlices } from '@prismicio/next';
import { isLocale, type Locale } from '../platform/markets.ts';

/**
 * A slice that an editing tool sent: no field of it is checked. Of a mapped one, Prismic's component would take all that it
 * passes to the slice, also where it is drawn: none is taken for mapped.
 */
export type SentSlice = {
  slice_type: string;
  variation: string;
  primary: object;
  items: unknown[];
  __mapped?: undefined;
};

const EMPTY: SentSlice = { slice_type: '', variation: '', primary: {}, items: [] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** As many slices as were sent: the tool finds them by their index. One that is none draws nothing. */
const sliceOf = (value: unknown): SentSlice =>
  isRecord(value) && typeof value.slice_type === 'string' && isRecord(value.primary)
    ? { ...EMPTY, ...(value as Partial<SentSlice>), __mapped: undefined }
    : EMPTY;

/** Several times the most slices of a page, and ten times the longest document of the demonstration. */
export const MOST_SLICES = 100;
export const MOST_CHARACTERS = 1_000_000;
/** A server reads no longer address. Compressed, it may hold many times more than MOST_CHARACTERS. */
const MOST_ENCODED = 16_000;
/** Objects and lists, and how deep they stand in each other: several times those of the longest document of the demonstration. */
const MOST_PARTS = 20_000;
const MOST_DEPTH = 50;

/** More than any page has: each asks the shop for its products. Those beyond it show none. */
export const MOST_CAROUSELS = 10;

/** What an editing tool sent; null for anything but a list. Anybody can send it: a page beyond the limits is not drawn. */
export type Sent = SentSlice[] | 'tooLong' | null;

/** Whether this costs more to draw than what any editor writes: the time for spans of a text that cross grows with their cube. */
function isTooMuch(sent: unknown): boolean {
  let parts = 0;
  const exceeds = (value: unknown, depth: number): boolean => {
    if (!isRecord(value)) return false;
    parts += 1 + (Array.isArray(value.spans) ? (value.spans.length / 10) ** 3 : 0);
    return depth > MOST_DEPTH || parts > MOST_PARTS || Object.values(value).some((one) => exceeds(one, depth + 1));
  };
  return exceeds(sent, 0);
}

function admitted(sent: unknown): Sent {
  if (!Array.isArray(sent)) return null;
  if (sent.length > MOST_SLICES || isTooMuch(sent)) return 'tooLong';
  let carousels = 0;
  return sent.map(sliceOf).map((slice) => {
    if (slice.slice_type !== 'product_carousel') return slice;
    carousels += 1;
    return carousels <= MOST_CAROUSELS ? slice : { ...slice, primary: { ...slice.primary, products: [] } };
  });
}

/** The slices of a JSON text. */
export function sentSlices(json: string): Sent {
  if (json.length > MOST_CHARACTERS) return 'tooLong';
  try {
    return admitted(JSON.parse(json));
  } catch {
    return null;
  }
}

/** The slices encoded in the address of the simulator, as older tools write it. Throws when they cannot be decoded. */
export function slicesOf(state: string): Sent {
  if (state.length > MOST_ENCODED) return 'tooLong';
  const sent = admitted(getSlices(state));
  return JSON.stringify(sent).length > MOST_CHARACTERS ? 'tooLong' : sent;
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
