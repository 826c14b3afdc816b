import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openSaved } from '../saved.ts';
import { type Message, parseMessage } from './message.ts';
import { createSearch, type Search } from './search.ts';

interface Envelope {
  from: string;
  to: string[];
}

/** An incoming message, before it is stored. */
interface Arrival {
  raw: Uint8Array;
  envelope: Envelope;
  via: 'smtp' | 'brevo';
}

/** An entry of the list. `to` contains the recipients of the envelope. */
export interface Entry {
  id: string;
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  at: string;
  attachments: number;
  via: Arrival['via'];
  envelope: Envelope;
}

export interface Inbox {
  /** Resolves when the message is written to disk. */
  add(arrival: Arrival): Promise<Entry>;
  /** Newest first. */
  list(search?: Search): Promise<Entry[]>;
  read(id: string): Promise<{ entry: Entry; raw: Buffer; message: Message } | null>;
  clear(): Promise<void>;
  count(): number;
}

const KEPT = 500;

interface Index {
  /** Oldest first. */
  messages: Entry[];
}

function openIndex(folder: string) {
  mkdirSync(folder, { recursive: true });
  const index = openSaved<Index>(() => ({ messages: [] }), path.join(folder, 'index.json'), { flush: true });
  const there = new Set(readdirSync(folder));
  index.data.messages = index.data.messages.filter(({ id }) => there.has(`${id}.eml`));
  const known = new Set(index.data.messages.map(({ id }) => `${id}.eml`));
  // Files written just before the process was killed and never confirmed to the sender, who will send them again.
  const orphans = [...there].filter((name) => name.endsWith('.eml') && !known.has(name));
  return { index, orphans };
}

/** The sent messages, as raw files under `<stateDir>/mail` with an index; beyond `kept` messages, the oldest are evicted. */
export function openInbox(stateDir: string, { clock = () => new Date(), kept = KEPT } = {}): Inbox {
  const folder = path.join(stateDir, 'mail');
  const fileOf = (id: string) => path.join(folder, `${id}.eml`);
  const { index, orphans } = openIndex(folder);
  const search = createSearch((id) => readFile(fileOf(id)));
  const remove = (names: string[]) => Promise.all(names.map((name) => rm(path.join(folder, name), { force: true })));
  const ready = remove(orphans);

  async function forget(entries: Entry[]) {
    for (const { id } of entries) search.forget(id);
    await remove(entries.map(({ id }) => `${id}.eml`));
  }

  async function add({ raw, envelope, via }: Arrival): Promise<Entry> {
    await ready;
    const id = randomUUID();
    const { messageId, from, subject, attachments } = await parseMessage(raw);
    await writeFile(fileOf(id), raw, { flush: true });
    const at = clock().toISOString();
    const entry = { id, messageId, from, to: envelope.to, subject, at, attachments: attachments.length, via, envelope };
    index.data.messages.push(entry);
    const dropped = index.data.messages.splice(0, Math.max(0, index.data.messages.length - kept));
    index.save();
    await forget(dropped);
    return entry;
  }

  async function read(id: string) {
    const entry = index.data.messages.find((one) => one.id === id);
    const raw = entry && (await readFile(fileOf(id)).catch(() => null));
    return entry && raw ? { entry, raw, message: await parseMessage(raw) } : null;
  }

  async function clear() {
    const gone = index.data.messages;
    index.reset();
    await forget(gone);
  }

  const list = (asked: Search = {}) => search.of(index.data.messages.toReversed(), asked);
  return { add, list, read, clear, count: () => index.data.messages.length };
}
