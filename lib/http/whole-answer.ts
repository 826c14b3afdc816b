/** An answer was longer than any that makes sense. */
export class TooLong extends TypeError {}

/** Statuses that have no body. */
const BARE = [204, 205, 304];
/** They tell how the body came over the wire, and it is here now. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding'];

/** The same answer with its body in memory. Throws TooLong beyond `most` bytes, and what breaks on the way. */
export async function wholeAnswer(response: Response, most: number): Promise<Response> {
  const { status, statusText } = response;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > most) throw new TooLong(`more than ${most} bytes`);
    parts.push(part);
  }
  const headers = new Headers(response.headers);
  for (const name of OF_THE_WIRE) headers.delete(name);
  return new Response(BARE.includes(status) ? null : Buffer.concat(parts), { status, statusText, headers });
}
