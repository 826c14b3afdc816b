import { stableId } from '../content/identity.ts';
import { timestamp } from '../content/sources.ts';
import { publishedAt } from '../engine/overlay.ts';
import { refusal } from '../errors.ts';
import type { Release, StoredDocument } from '../types.ts';
import type { Core } from './core.ts';

/** The release that holds documents of the migration API until they are published together. */
export const MIGRATION = { id: 'migration-release', label: 'Migration Release' };

export function createReleases(core: Core) {
  /** The releases of the files, unless altered or closed in the state, and those created in the state. */
  const all = (): Release[] => {
    const { releases, closedReleases } = core.state;
    const hidden = new Set([...closedReleases, ...releases.map(({ id }) => id)]);
    return [...core.content.releases.filter(({ id }) => !hidden.has(id)), ...releases];
  };

  function existing(id: string): Release {
    const release = all().find((one) => one.id === id);
    if (!release) throw refusal(404, `There is no release ${id}`);
    return release;
  }

  /** Changes with the contents of the release and with the master ref. */
  const refOf = ({ id, documents }: Release) =>
    `${core.masterRef()}~${stableId('release', id, JSON.stringify(documents))}`;

  const told = (release: Release) => ({
    id: release.id,
    ref: refOf(release),
    label: release.label,
    documents: Object.keys(release.documents),
  });

  function write(release: Release) {
    core.state.releases = [...core.state.releases.filter(({ id }) => id !== release.id), release];
  }

  const holding = (release: Release, document: StoredDocument): Release => ({
    ...release,
    documents: { ...release.documents, [document.id]: document },
  });

  function close({ id }: Release) {
    core.state.releases = core.state.releases.filter((one) => one.id !== id);
    if (core.content.releases.some((one) => one.id === id)) core.state.closedReleases.push(id);
  }

  return {
    all,
    existing,
    refOf,

    create(label: string, scheduledAt?: string): Release {
      const moment = scheduledAt ? timestamp(scheduledAt) : undefined;
      if (label.trim() === '') throw refusal(400, 'A release needs a label');
      if (all().some((release) => release.label === label)) throw refusal(400, `There is a release ${label} already`);
      if (moment === null) throw refusal(400, 'The moment of the release is not a date');
      const id = stableId('release', label, core.clock().toISOString());
      const release = { id, label, ...(moment && { scheduledAt: moment }), documents: {} };
      write(release);
      core.changed({ documents: [], releases: { addition: [told(release)] } });
      return release;
    },

    /** Moves a version into a release; an existing draft of the document is removed. */
    put(id: string, document: StoredDocument) {
      const release = holding(existing(id), document);
      write(release);
      delete core.state.drafts[document.id];
      core.changed({ documents: [], releases: { update: [told(release)] } });
    },

    /** Adds a document to the migration release. No webhook is sent until that release is published. */
    collect(document: StoredDocument) {
      const release = all().find(({ id }) => id === MIGRATION.id) ?? { ...MIGRATION, documents: {} };
      write(holding(release, document));
      core.changed();
    },

    /** Removes a document from every release, so that it can be published on its own. */
    leave(documentId: string) {
      for (const release of all().filter(({ documents }) => documentId in documents)) {
        const { [documentId]: _, ...documents } = release.documents;
        write({ ...release, documents });
      }
    },

    publish(id: string): number {
      const release = existing(id);
      for (const [documentId, document] of Object.entries(release.documents)) {
        const before = core.master.byId.get(documentId);
        core.state.published[documentId] = document && publishedAt(document, before, core.clock());
        delete core.state.drafts[documentId];
      }
      const gone = told(release);
      close(release);
      core.changed({ documents: gone.documents, releases: { deletion: [gone] } });
      return gone.documents.length;
    },

    remove(id: string) {
      const release = existing(id);
      const gone = told(release);
      close(release);
      core.changed({ documents: [], releases: { deletion: [gone] } });
    },
  };
}

export type Releases = ReturnType<typeof createReleases>;
