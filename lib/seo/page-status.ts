/** Name of the <meta> with the status code of a static page: the router itself only supports 200 and 404. */
const STATUS_META = 'page-status';

/** For `Metadata.other`: the page is permanently gone (410). */
export const GONE = { [STATUS_META]: '410' } as const;

/** The status code in a document's <meta>, or null. */
export function statusOf(html: string): number | null {
  const found = /<meta name="page-status" content="(410)"/.exec(html);
  return found ? Number(found[1]) : null;
}
