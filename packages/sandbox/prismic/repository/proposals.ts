import { stableId } from '../content/identity.ts';
import type { Library } from '../engine/library.ts';
import { createUrlOf, parseRoutes } from '../engine/routes.ts';
import { isRecord, type StoredDocument } from '../types.ts';
import type { Core } from './core.ts';

const TYPE = 'redirect';

const addressesIn = (library: Library, routes: readonly unknown[]) => {
  const known = routes.filter((route) => isRecord(route) && library.models.types.has(String(route.type)));
  return createUrlOf(parseRoutes(JSON.stringify(known), library.models), library);
};

const hasTarget = ({ type, data }: StoredDocument, id: string): boolean =>
  type === TYPE && isRecord(data.to) && data.to.id === id;

/** The latest version of the redirect that leads to a document, or a new draft. */
function redirectTo({ id, lang, uid, type, family }: StoredDocument, { state, master }: Core): StoredDocument {
  const found = [...Object.values(state.drafts), ...(master.byType.get(TYPE) ?? [])].find((one) => hasTarget(one, id));
  if (found) return found;
  return {
    id: stableId(TYPE, id),
    uid: `adresse-${type}-${uid ?? lang}`.replaceAll('_', '-'),
    type: TYPE,
    lang,
    family: stableId(TYPE, family),
    tags: [],
    slugs: [],
    first_publication_date: null,
    last_publication_date: null,
    data: {
      title: `Ancienne adresse de ${uid ?? type}`,
      from: [],
      to: { link_type: 'Document', id },
      temporary: false,
    },
  };
}

function withSource(redirect: StoredDocument, path: string): StoredDocument {
  const from = Array.isArray(redirect.data.from) ? redirect.data.from : [];
  if (from.some((row) => isRecord(row) && row.path === path)) return redirect;
  return { ...redirect, data: { ...redirect.data, from: [...from, { path }] } };
}

/**
 * Proposes a redirect, as a draft, for every page whose published address changes: its own uid was changed, or that of
 * the category, theme or section in its path. Nothing is published by itself.
 */
export function proposeRedirects(core: Core, routes: readonly unknown[]): void {
  core.onUpdate(({ documents }, before) => {
    const { master, state } = core;
    if (!master.models.types.has(TYPE)) return;
    const [was, is] = [addressesIn(before, routes), addressesIn(master, routes)];
    const moveOf = (id: string) => {
      const [old, now] = [before.byId.get(id), master.byId.get(id)];
      const path = old && was(old);
      return now && path && is(now) !== path ? { document: now, path } : null;
    };
    if (!documents.some(moveOf)) return;
    for (const { id } of before.documents) {
      const move = moveOf(id);
      if (!move) continue;
      const redirect = withSource(redirectTo(move.document, core), move.path);
      state.drafts[redirect.id] = redirect;
    }
    core.changed();
  });
}
