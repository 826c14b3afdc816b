import { request } from 'node:http';
import type { Settings } from '../settings.ts';

export type Answer = { status: number; location: string; text: string };
type Sending = { method?: string; body?: Uint8Array; headers?: Record<string, string> };

/** One request to the site, by its Host header: Node does not resolve *.localhost. Rejects when the connection breaks. */
export function call(settings: Settings, site: string, path: string, { method = 'GET', body, headers }: Sending = {}) {
  const { host, origin } = new URL(site);
  return new Promise<Answer>((resolve, reject) => {
    const question = request(
      {
        host: '127.0.0.1',
        port: settings.ports.PORT,
        path,
        method,
        headers: { host, origin, accept: 'text/html', ...(body && { 'content-length': body.length }), ...headers },
        timeout: 30_000,
      },
      (answer) => {
        answer
          .toArray()
          .then((parts) => {
            const { statusCode: status = 0, headers: said } = answer;
            resolve({ status, location: said.location ?? '', text: Buffer.concat(parts).toString() });
          })
          .catch(reject);
      },
    );
    question.once('timeout', () => question.destroy(new Error('no answer in 30 s')));
    question.once('error', reject);
    question.end(body);
  });
}

const decode = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** The hidden fields of one form of a page, as a browser without script would post them. @param marker text inside that form only */
export function hiddenFields(html: string, marker: string): [name: string, value: string][] {
  const form = (html.match(/<form[\s\S]*?<\/form>/g) ?? []).find((each) => each.includes(marker));
  if (!form) throw new Error(`The page has no form with ${marker}.`);
  const inputs = form.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  const attribute = (input: string, name: string) => decode(new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '');
  return inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]);
}

/** A form as a browser without script posts it: multipart, to the address of its page. */
export async function post(
  settings: Settings,
  site: string,
  path: string,
  fields: readonly [string, string | File][],
  visitor: string,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const body = new Uint8Array(await encoded.arrayBuffer());
  const headers = { 'content-type': type, 'x-forwarded-for': visitor };
  return call(settings, site, path, { method: 'POST', body, headers });
}

/** An address of a visitor that nobody else has. */
export const newVisitor = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
