import PostalMime, { type Address, type Attachment, decodeWords, type Email } from 'postal-mime';

export interface Enclosure {
  name: string;
  type: string;
  content: Uint8Array;
}

/** A message as shown to the reader. */
export interface Message {
  messageId: string;
  from: string;
  subject: string;
  /** By lower-case name; repeated headers are joined with one line for each. */
  headers: Record<string, string>;
  text: string | null;
  html: string | null;
  attachments: Enclosure[];
}

const EMPTY: Email = { headers: [], headerLines: [], attachments: [] };

function written(address: Address | undefined): string {
  if (!address) return '';
  return address.name && address.address ? `${address.name} <${address.address}>` : (address.address ?? address.name);
}

function headersOf({ headers }: Email): Record<string, string> {
  const map = new Map<string, string>();
  for (const { key, value } of headers) {
    const former = map.get(key);
    const text = decodeWords(value);
    map.set(key, former === undefined ? text : `${former}\n${text}`);
  }
  return Object.fromEntries(map);
}

function enclosure({ filename, mimeType, content }: Attachment, index: number): Enclosure {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  return { name: filename ?? `part-${index + 1}`, type: mimeType, content: bytes };
}

/** Parses a raw message. Invalid MIME results in an empty message: its source can still be shown. */
export async function parseMessage(raw: Uint8Array): Promise<Message> {
  const email = await PostalMime.parse(raw).catch(() => EMPTY);
  return {
    messageId: email.messageId ?? '',
    from: written(email.from),
    subject: email.subject ?? '',
    headers: headersOf(email),
    text: email.text ?? null,
    html: email.html ?? null,
    attachments: email.attachments.map(enclosure),
  };
}
