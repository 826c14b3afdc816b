import { createWriteClient, filter, NotFoundError, type Route } from '@prismicio/client';
import { z } from 'zod';
import { answerOf, asAppError } from '../../../../lib/services/prismic/response.ts';
import { createTransport, type Transport } from './write-transport.ts';

/*
 * Section 7 of the specification: the asset service and the migration service, with a write token. For programs on a
 * server or in a terminal; no part of it may reach a browser. Why not the client's own `migrate`: docs/decisions/010.
 */

const asset = z.object({
  id: z.string().min(1),
  url: z.string().min(1),
  filename: z.string().optional(),
  size: z.number().optional(),
});
const created = z.object({ id: z.string().min(1) });
const tag = z.object({ id: z.string(), name: z.string() });

/** Limits the content of documents to a field that is none of it: they come without their data. */
const WITHOUT_CONTENT = ['redirect.uid'];

export type Asset = z.output<typeof asset>;
export type AssetTag = z.output<typeof tag>;
export type NewDocument = {
  title: string;
  type: string;
  uid?: string;
  lang: string;
  tags: string[];
  /** Empty by default: a document that links to others can only be filled once those have ids. */
  data?: Record<string, unknown>;
};
export type DocumentChange = { title: string; uid?: string; tags: string[]; data: Record<string, unknown> };

export type WriteSettings = Omit<Transport, 'headers' | 'origins'> & {
  repository: string;
  writeToken: string;
  readToken?: string;
  /** Each defaults to the hosted service. */
  documentEndpoint?: string;
  assetEndpoint?: string;
  migrationEndpoint?: string;
};

/** A creation is never retried automatically: see `createTransport` for the reason and for what every method throws. */
export function createWriter({ repository, writeToken, readToken, ...settings }: WriteSettings) {
  const { documentEndpoint, assetEndpoint, migrationEndpoint, ...pace } = settings;
  const client = createWriteClient(repository, {
    writeToken,
    accessToken: readToken,
    documentAPIEndpoint: documentEndpoint || undefined,
    assetAPIEndpoint: assetEndpoint || undefined,
    migrationAPIEndpoint: migrationEndpoint || undefined,
    fetch: (url, init): Promise<Response> =>
      answerOf({
        url: String(url),
        init: init as RequestInit,
        timeoutMs: settings.timeoutMs ?? 30_000,
        origins: origins(),
      }),
  });
  const origins = (): string[] =>
    [client.documentAPIEndpoint, client.assetAPIEndpoint, client.migrationAPIEndpoint].map(
      (url) => new URL(url).origin,
    );
  const headers = { repository, authorization: `Bearer ${writeToken}` };
  const { call, read } = createTransport({ ...pace, headers, origins: origins() });
  const assets = (path: string): URL => new URL(path, client.assetAPIEndpoint);
  const migration = (path: string): URL => new URL(path, client.migrationAPIEndpoint);

  async function withWriteErrors<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw asAppError(error);
    }
  }

  return {
    /** Names of the repository's languages (master first) and of its types. */
    async repository(): Promise<{ languages: string[]; types: string[] }> {
      const { languages, types } = await withWriteErrors(client.getRepository());
      return { languages: languages.map(({ id }) => id), types: Object.keys(types) };
    },

    /**
     * Id of the document of a type (and uid, if it has one) in a language, as far as the content API shows it:
     * published, or in a release; null when none is visible.
     */
    async findDocument({ type, uid, lang }: Pick<NewDocument, 'type' | 'uid' | 'lang'>): Promise<string | null> {
      const filters = [filter.at('document.type', type), ...(uid ? [filter.at(`my.${type}.uid`, uid)] : [])];
      const { refs } = await withWriteErrors(client.getRepository());
      for (const { ref } of refs) {
        const found = await client.getFirst({ ref, lang, filters }).catch((error: unknown) => {
          if (error instanceof NotFoundError && error.message.startsWith('No documents')) return null;
          throw asAppError(error);
        });
        if (found) return found.id;
      }
      return null;
    },

    /** Every published document of a language with its address, without its content. */
    async addresses(lang: string, routes: Route[]): Promise<{ id: string; type: string; url: string | null }[]> {
      const documents = await withWriteErrors(client.dangerouslyGetAll({ lang, routes, fetch: WITHOUT_CONTENT }));
      return documents.map(({ id, type, url }) => ({ id, type, url }));
    },

    /** When each of the documents was last published (ms since 1970), by its id; not those that are not published. */
    async publicationDates(ids: readonly string[]): Promise<Map<string, number>> {
      const dates = new Map<string, number>();
      for (let start = 0; start < ids.length; start += 50) {
        const filters = [filter.in('document.id', ids.slice(start, start + 50))];
        const query = { lang: '*', filters, pageSize: 50, fetch: WITHOUT_CONTENT };
        const { results } = await withWriteErrors(client.get(query));
        for (const { id, last_publication_date } of results) dates.set(id, Date.parse(last_publication_date));
      }
      return dates;
    },

    createAsset(file: Blob, filename: string, { notes, credits, alt }: AssetMetadata): Promise<Asset> {
      const body = new FormData();
      body.append('file', new File([file], filename, { type: file.type }));
      for (const [name, value] of Object.entries({ notes, credits, alt })) if (value) body.append(name, value);
      return read(asset, { method: 'POST', url: assets('assets'), body, expected: 200 });
    },

    /** Tags are ids here, not names. */
    async updateAsset(id: string, change: AssetMetadata): Promise<void> {
      await call({ method: 'PATCH', url: assets(`assets/${id}`), body: change, expected: 200 });
    },

    /** Files of the media library whose name or texts contain the word. */
    async findAssets(keyword: string): Promise<Asset[]> {
      const url = assets(`assets?${new URLSearchParams({ keyword, limit: '100' })}`);
      return (await read(z.object({ items: z.array(asset) }), { method: 'GET', url, expected: 200 })).items;
    },

    async tags(): Promise<AssetTag[]> {
      const url = assets('tags');
      return (await read(z.object({ items: z.array(tag) }), { method: 'GET', url, expected: 200 })).items;
    },

    createTag: (name: string): Promise<AssetTag> =>
      read(tag, { method: 'POST', url: assets('tags'), body: { name }, expected: 201 }),

    /**
     * Creates a draft in the migration release, empty unless its data is given.
     * @param alternate id of its counterpart in the master language
     */
    async createDocument(document: NewDocument, alternate?: string): Promise<string> {
      const body = { data: {}, ...document, alternate_language_id: alternate };
      const url = migration('documents');
      return (await read(created, { method: 'POST', url, body, expected: 201 })).id;
    },

    async updateDocument(id: string, body: DocumentChange): Promise<void> {
      await call({ method: 'PUT', url: migration(`documents/${id}`), body, expected: 200 });
    },

    /** Publishes everything in the migration release; returns the number of items. */
    publish: async (): Promise<number> => (await withWriteErrors(client.publishMigrationRelease())).totalItems,
  };
}

export type Writer = ReturnType<typeof createWriter>;

/** Section 9 of the specification: notes, credits and alt at most 500 characters, each tag 3 to 20. */
const ASSET_TEXT_MAX = 500;
const ASSET_TAG_MIN = 3;
const ASSET_TAG_MAX = 20;

const text = (field: string) =>
  z
    .string({ error: `${field} must be a text` })
    .max(ASSET_TEXT_MAX, `${field} must be at most ${ASSET_TEXT_MAX} characters`)
    .optional();

const tagLength = `tags must be at least ${ASSET_TAG_MIN} characters long and ${ASSET_TAG_MAX} characters at most`;
const fits = (tag: string): boolean => tag.length >= ASSET_TAG_MIN && tag.length <= ASSET_TAG_MAX;

/** Metadata of a file in the media library (specification, sections 3 and 5, messages word for word). */
export const assetMetadata = z.strictObject({
  notes: text('notes'),
  credits: text('credits'),
  alt: text('alt'),
  tags: z
    .array(z.string({ error: 'tags must be a list of texts' }), { error: 'tags must be a list of texts' })
    .refine((tags) => tags.every(fits), tagLength)
    .optional(),
});

export type AssetMetadata = z.output<typeof assetMetadata>;

/** A message for each wrong field, in the order of the fields; none when the metadata may be sent. */
export function assetMetadataProblems(metadata: unknown): string[] {
  const result = assetMetadata.safeParse(metadata);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}
