import { LRUCache } from 'lru-cache';
import { MEMORY_BYTES } from '../lib/cache/memory.ts';
import { statusOf } from '../lib/seo/page-status.ts';
import { ownSources, withoutNonce } from './inline-code.ts';
import { withLateScripts } from './late-scripts.ts';
import { type Packed, pack } from './packed.ts';
import type { OwnSources } from './policy.ts';

export type StoredDocument = { status: number | null; own: OwnSources; packed: Packed };

/**
 * The string with two bytes a character, as one that has an apostrophe of French, the same as bytes, and two encodings of about
 * a sixth: the denser one comes later and must not count anew.
 */
const sizeOf = ({ packed }: StoredDocument, body: string): number =>
  body.length * 2 + Math.round(packed.plain.length * 1.4);

const kept = new LRUCache<string, StoredDocument>({ maxSize: MEMORY_BYTES, sizeCalculation: sizeOf });

/**
 * A static document ready to be sent: compressed and named once. The least recently asked for go first. The framework hands
 * out the same string for the same version of a page, so the look-up costs next to nothing. `status` is what the page says of itself, null for the usual;
 * `own` is what its policy has to allow of what stands in it.
 */
export function storedDocument(body: string): StoredDocument {
  const known = kept.get(body);
  if (known) return known;
  const document = made(body);
  kept.set(body, document);
  return document;
}

function made(body: string): StoredDocument {
  const plain = withoutNonce(body);
  if (plain !== body) return storedDocument(plain);
  // What is named, compressed and sent is this text, not the framework's.
  const text = withLateScripts(body);
  return { status: statusOf(body), own: ownSources(text), packed: pack(Buffer.from(text)) };
}
