/** The name of the <meta> in which a static page says the status it is sent with: the router knows only 200 and 404. */
const STATUS_META = 'page-status';

/** For `Metadata.other`: the thing is over and does not come back (410). */
export const GONE = { [STATUS_META]: '410' } as const;

/** The status that a document says of itself, or null. */
export function statusOf(html: string): number | null {
  const found = /<meta name="page-status" content="(410)"/.exec(html);
  return found ? Number(found[1]) : null;
}
