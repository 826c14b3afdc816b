import { type Desk, notThere } from '../control/desk.ts';
import type { Inbox } from './inbox.ts';
import { inboxPage } from './inbox-page.ts';
import type { Enclosure } from './message.ts';

const LISTED = 50;
const PATH = /^\/inbox(?:\/messages(?:\/(?<id>[\w-]+)(?:\/(?:(?<source>source)|attachments\/(?<number>\d+)))?)?)?$/;
const SAFE_TYPE = /^[a-z0-9.+-]+\/[a-z0-9.+-]+$/;
const NO_SNIFFING = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

function limitOf(text: string | null): number {
  const limit = Number(text ?? LISTED);
  return Number.isInteger(limit) && limit > 0 ? limit : LISTED;
}

async function listing({ searchParams }: URL, inbox: Inbox): Promise<Response> {
  const [to, q] = [searchParams.get('to'), searchParams.get('q')];
  return Response.json(await inbox.list({ to, q, limit: limitOf(searchParams.get('limit')) }));
}

/** An attachment as a download: content from a visitor is never rendered as a page of this origin. */
function download({ name, type, content }: Enclosure): Response {
  const headers = {
    ...NO_SNIFFING,
    'content-type': SAFE_TYPE.test(type) ? type : 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
  };
  return new Response(Buffer.from(content), { headers });
}

type Part = { id: string; source?: string; number?: string };

async function oneMessage({ id, source, number }: Part, inbox: Inbox): Promise<Response | null> {
  const found = await inbox.read(id);
  if (!found) return null;
  const { entry, raw, message } = found;
  if (source)
    return new Response(new Uint8Array(raw), {
      headers: { ...NO_SNIFFING, 'content-type': 'text/plain; charset=utf-8' },
    });
  if (number !== undefined) {
    const file = message.attachments[Number(number)];
    return file ? download(file) : null;
  }
  const attachments = message.attachments.map(({ name, type, content }) => ({ name, type, size: content.length }));
  const { headers, text, html } = message;
  return Response.json({ ...entry, headers, text, html, attachments });
}

/** The inbox on the control port: a page at /inbox, and JSON under /inbox/messages. */
export function createInboxDesk(inbox: Inbox): Desk {
  return async (request) => {
    const url = new URL(request.url);
    const match = PATH.exec(url.pathname);
    if (!match) return null;
    const { id, source, number } = match.groups ?? {};
    const isPage = url.pathname === '/inbox';
    if (request.method === 'DELETE' && !isPage && !id) {
      await inbox.clear();
      return new Response(null, { status: 204 });
    }
    if (request.method !== 'GET') return null;
    if (isPage) return inboxPage(url, inbox);
    if (!id) return listing(url, inbox);
    return (await oneMessage({ id, source, number }, inbox)) ?? notThere(url.pathname);
  };
}
