import { exchange } from '../exchange.ts';
import type { Settings } from '../settings.ts';

export type Answer = { status: number; location: string; text: string };
type Sending = { method?: string; body?: Uint8Array; headers?: Record<string, string> };

/** One request to the site, as a page of it sends it. Rejects when the connection breaks, and after 30 s without a response. */
export async function call({ ports }: Settings, site: string, path: string, sending: Sending = {}): Promise<Answer> {
  const { host, origin } = new URL(site);
  const headers = { origin, accept: 'text/html', ...sending.headers };
  const answer = await exchange({ ...sending, port: ports.PORT, host, path, headers, timeoutMs: 30_000 });
  return { status: answer.status, location: answer.headers.location ?? '', text: answer.body.toString() };
}

const decode = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/**
 * The hidden fields of one form of a page, as a browser without JavaScript would post them. @param marker text found
 * only in that form
 */
export function hiddenFields(html: string, marker: string): [name: string, value: string][] {
  const form = (html.match(/<form[\s\S]*?<\/form>/g) ?? []).find((each) => each.includes(marker));
  if (!form) throw new Error(`The page has no form with ${marker}.`);
  const inputs = form.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  const attribute = (input: string, name: string) => decode(new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '');
  return inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]);
}

export type Fields = readonly (readonly [name: string, value: string | File])[];

/** The fields of a form as a browser encodes them. */
export async function encoded(fields: Fields, isMultipart = true): Promise<{ type: string; body: Uint8Array }> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const answer = new Response(isMultipart ? form : new URLSearchParams([...form] as [string, string][]));
  return { type: answer.headers.get('content-type') ?? '', body: new Uint8Array(await answer.arrayBuffer()) };
}

/** A form as a browser without JavaScript posts it: multipart, to the address of its page. */
export async function post(
  settings: Settings,
  site: string,
  path: string,
  fields: Fields,
  visitor: string,
): Promise<Answer> {
  const { type, body } = await encoded(fields);
  const headers = { 'content-type': type, 'x-forwarded-for': visitor };
  return call(settings, site, path, { method: 'POST', body, headers });
}

/** A client IP address that is used once. */
export const newVisitor = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
