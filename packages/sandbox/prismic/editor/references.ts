import type { Target, Targets } from '../content/context.ts';
import type { Repository } from '../repository/open.ts';
import type { Data, StoredDocument } from '../types.ts';

const pathOf = (url: unknown) => String(url).replace(/^\/(files|images)\//, '');

/** Converts links in the texts of a document to references and back: `document:<type>/<uid>`, `media:<file>` or a URL. */
export function referencesIn(lang: string, { drafts }: Repository) {
  const all = drafts.all();
  const byId = new Map(all.map((document) => [document.id, document]));
  const named = (document: StoredDocument) =>
    `${document.type}/${(document.lang === lang && document.uid) || document.id}`;
  const known = new Map<string, Target>(
    all.map((document) => [named(document), { type: document.type, idIn: () => document.id }]),
  );
  // A broken link stays broken: its reference carries the original document id.
  const broken = (name: string) =>
    name.startsWith('broken/') ? { type: 'broken', idIn: () => name.slice(7) } : undefined;
  const targets: Targets = { get: (name) => known.get(name) ?? broken(name) };

  function reference(link: Data): string {
    if (link.link_type === 'Media') return `media:${pathOf(link.url)}`;
    if (link.link_type !== 'Document') return String(link.url ?? '');
    const document = byId.get(String(link.id));
    return `document:${document ? named(document) : `broken/${link.id}`}`;
  }

  return { targets, reference };
}
