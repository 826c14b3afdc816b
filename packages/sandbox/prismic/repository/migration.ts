import { randomBytes } from 'node:crypto';
import { slugOf } from '../content/identity.ts';
import { incomingFields } from '../engine/incoming.ts';
import { ApiProblem, refusal } from '../errors.ts';
import type { StoredDocument } from '../types.ts';
import type { Core } from './core.ts';
import type { Drafts } from './drafts.ts';
import { MIGRATION, type Releases } from './releases.ts';

export type Changed = { title?: string; uid?: string; tags?: string[]; data: unknown };
export type Created = Changed & { title: string; type: string; lang: string; alternate_language_id?: string };

type Nouns = { core: Core; drafts: Drafts; releases: Releases };

/** Documents created through the migration API: they stay in a separate release until it is published. */
export function createMigration({ core, drafts, releases }: Nouns) {
  const waiting = () => releases.all().find(({ id }) => id === MIGRATION.id)?.documents ?? {};
  const current = (id: string) => waiting()[id] ?? drafts.version(id);

  function modelOf(type: string) {
    const model = core.content.models.types.get(type);
    if (!model) throw refusal(400, `There is no custom type ${type}`);
    return model;
  }

  function read(data: unknown, type: string, origin: string) {
    const problems: string[] = [];
    const read = incomingFields(data, modelOf(type).fields, {
      origin,
      path: '',
      models: core.content.models,
      asset: (id) => core.state.assets.find((asset) => asset.id === id),
      report: (problem) => void problems.push(problem),
    });
    if (problems.length > 0) {
      throw new ApiProblem(400, {
        message: `The data does not fit ${type}: ${problems.join('; ')}`,
        details: problems,
      });
    }
    return read;
  }

  function uidFor(type: string, uid: string | undefined | null): string | null {
    if (!modelOf(type).hasUid) return null;
    if (uid && !/^[\w.~-]+$/.test(uid)) throw refusal(400, `${uid} is not a uid: letters, digits, - _ . ~ make one`);
    return uid ?? null;
  }

  /** The family of the document that the new one translates, or a new family. */
  function familyFor(id: string, { type, lang, alternate_language_id: sourceId }: Created): string {
    if (!sourceId) return id;
    const source = current(sourceId);
    if (!source) throw refusal(400, `alternate_language_id: there is no document ${sourceId}`);
    const family = [...drafts.all(), ...Object.values(waiting())].filter((one) => one?.family === source.family);
    if (source.type !== type) throw refusal(400, `alternate_language_id: ${sourceId} is of type ${source.type}`);
    if (family.some((one) => one?.lang === lang)) {
      throw refusal(400, `alternate_language_id: ${sourceId} already has a translation in ${lang}`);
    }
    return source.family;
  }

  function collect(document: StoredDocument): StoredDocument {
    drafts.checkUid(document);
    releases.collect(document);
    return document;
  }

  return {
    create(given: Created, origin: string): StoredDocument {
      const { type, lang, title, tags = [], data } = given;
      if (!core.languages().some(({ id }) => id === lang)) throw refusal(400, `There is no language ${lang}`);
      const id = randomBytes(12).toString('base64url');
      return collect({
        id,
        uid: uidFor(type, given.uid),
        type,
        lang,
        family: familyFor(id, given),
        title,
        tags,
        slugs: [slugOf(given.uid ?? title)],
        first_publication_date: null,
        last_publication_date: null,
        data: read(data, type, origin),
      });
    },

    update(id: string, { title, uid, tags, data }: Changed, origin: string): StoredDocument {
      const document = current(id);
      if (!document) throw refusal(404, `There is no document ${id}`);
      return collect({
        ...document,
        uid: uidFor(document.type, uid ?? document.uid),
        title: title ?? document.title,
        tags: tags ?? document.tags,
        data: read(data, document.type, origin),
      });
    },

    /** Returns the number of published documents. */
    publish: (): number => (Object.keys(waiting()).length > 0 ? releases.publish(MIGRATION.id) : 0),
  };
}

export type MigrationDesk = ReturnType<typeof createMigration>;
