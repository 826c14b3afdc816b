import path from 'node:path';
import { openSaved } from '../../saved.ts';
import { stableId } from '../content/identity.ts';
import { readImported } from '../content/imported.ts';
import { type Content, type ContentDirs, emptyContent, loadContent } from '../content/load.ts';
import type { RawModels } from '../content/models.ts';
import { changedBy, joined } from '../engine/layers.ts';
import { createLibrary, type Library } from '../engine/library.ts';
import { differing } from '../engine/overlay.ts';
import { createRefs } from '../engine/refs.ts';
import { LANGUAGES } from '../languages.ts';
import type { Language, Project } from '../management/project.ts';
import { type ContentState, emptyState } from '../state.ts';
import type { Update } from '../webhooks/body.ts';

export type CoreOptions = ContentDirs & {
  stateDir: string;
  clock: () => Date;
  /** Starts without the files: models, languages and documents come from the command line and the write APIs. */
  empty?: boolean;
};

/** The content files, the state, and what is derived from both: shared by the modules of the repository. */
export interface Core {
  readonly content: Content;
  readonly state: ContentState;
  /** The published documents. */
  readonly master: Library;
  /** Increases with every change, so that derived data can be invalidated. */
  readonly revision: number;
  /** Whether the repository started without the files. */
  readonly isEmpty: boolean;
  /** Master first. */
  languages(): Language[];
  rawModels(): RawModels;
  project(): Project;
  /** Call this after a change of the models of a repository that started empty. */
  modelsChanged(): Promise<void>;
  masterRef(): string;
  isPastRef(ref: string): boolean;
  clock(): Date;
  /** Call this after every change of the state. With an update, listeners are notified of it. */
  changed(update?: Update): void;
  /** Calls the listener after each change of what is published. @param listener gets the published documents of before too */
  onUpdate(listener: (update: Update, before: Library) => void): void;
  /**
   * Reloads the file of imported documents and returns their number. Listeners are not notified: there may be too many
   * documents.
   */
  importAgain(): Promise<number>;
  /** Reloads the files and clears the state; imported documents are retained. */
  reset(): Promise<void>;
}

/** Throws ContentProblems when the files are invalid. */
export async function openCore({ stateDir, clock, empty = false, ...dirs }: CoreOptions): Promise<Core> {
  const saved = openSaved(emptyState, path.join(stateDir, 'prismic-state.json'));
  const refs = createRefs(stateDir, clock);
  const listeners: ((update: Update, before: Library) => void)[] = [];
  const load = async () => (empty ? emptyContent(saved.data.project.models) : loadContent(dirs));
  let content = await load();
  let imported = await readImported(stateDir);
  let importedLibrary = createLibrary(content.models, imported.documents);
  let master = importedLibrary;
  let revision = 0;

  function settle() {
    const { published } = saved.data;
    const fingerprint = content.fingerprint + imported.fingerprint;
    const altered = Object.keys(published).length > 0;
    refs.moveTo(altered ? stableId(fingerprint, JSON.stringify(published)) : fingerprint);
    master = changedBy(joined(createLibrary(content.models, content.documents), importedLibrary), published);
    revision += 1;
  }
  settle();

  function tell(update: Update, before: Library) {
    const added = master.tags.filter((tag) => !before.tags.includes(tag));
    const removed = before.tags.filter((tag) => !master.tags.includes(tag));
    const tags = { ...(added.length > 0 && { addition: added }), ...(removed.length > 0 && { deletion: removed }) };
    for (const listener of listeners) listener({ ...update, tags }, before);
  }

  return {
    get content() {
      return content;
    },
    get state() {
      return saved.data;
    },
    get master() {
      return master;
    },
    get revision() {
      return revision;
    },
    isEmpty: empty,
    languages: () => (empty ? saved.data.project.languages : LANGUAGES),
    rawModels: () => content.rawModels,
    project: () => saved.data.project,
    async modelsChanged() {
      saved.save();
      content = await load();
      settle();
    },
    masterRef: refs.master,
    isPastRef: refs.isPast,
    clock,
    changed(update) {
      const before = master;
      saved.save();
      settle();
      if (update) tell(update, before);
    },
    async importAgain() {
      imported = await readImported(stateDir);
      importedLibrary = createLibrary(content.models, imported.documents);
      settle();
      return imported.documents.length;
    },
    onUpdate: (listener) => void listeners.push(listener),
    async reset() {
      const before = master;
      saved.reset();
      content = await load();
      settle();
      const documents = differing(before.documents, master.documents);
      if (documents.length > 0) tell({ documents }, before);
    },
  };
}
