import { documentId } from '../document-id.ts';
import { createWriter } from '../prismic/write-client.ts';
import { settings } from './test-site.ts';

const service = `http://127.0.0.1:${settings.ports.SANDBOX_PRISMIC_PORT}`;

const ids = new Map<string, string>();

/** Requested once and cached: the service may be down at the next write to the document. */
async function idOf(type: string, language: string, uid: string): Promise<string> {
  const name = `${type} ${language} ${uid}`;
  const id = ids.get(name) ?? (await documentId(settings, type, language, uid));
  ids.set(name, id);
  return id;
}

/** Writes fields of a document and presses a button of the editor. Returns the response and the time of the press. */
async function write(
  id: string,
  fields: Record<string, string>,
  intent: 'publish' | 'save',
  redirect: RequestRedirect,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, intent })) body.append(name, value);
  const at = Date.now();
  const address = `${service}/editor/documents/${id}`;
  return { at, answer: await fetch(address, { method: 'POST', body, redirect }) };
}

/** Writes fields of a document and publishes it, as an editor does. Resolves with the time of the press. */
export async function publish(type: string, language: string, uid: string, fields: Record<string, string>) {
  const { at, answer } = await write(await idOf(type, language, uid), fields, 'publish', 'manual');
  if (answer.status !== 303 && answer.status !== 302) throw new Error(`the editor refused: ${answer.status}`);
  return at;
}

/** Saves a draft without publishing it. Resolves with the query string of its preview: `?documentId=…&token=…`. */
export async function draft(type: string, language: string, uid: string, fields: Record<string, string>) {
  const { answer } = await write(await idOf(type, language, uid), fields, 'save', 'follow');
  const text = await answer.text();
  const link = /href="([^"]*\/api\/preview\?[^"]*)"/.exec(text)?.[1];
  if (!link) throw new Error('the editor shows no way to the preview');
  return new URL(link.replaceAll('&amp;', '&')).search;
}

/** Publishes a new document with only a title. Resolves with its uid. */
export async function publishNew(type: string, language: string, title: string): Promise<string> {
  const writer = createWriter({
    repository: settings.values.PRISMIC_REPOSITORY ?? '',
    writeToken: settings.values.PRISMIC_WRITE_TOKEN || 'silene-write-token',
    readToken: settings.values.PRISMIC_ACCESS_TOKEN,
    documentEndpoint: `${service}/api/v2`,
    assetEndpoint: service,
    migrationEndpoint: service,
  });
  const uid = `proof-${crypto.randomUUID()}`;
  await writer.createDocument({ title, type, uid, lang: language, tags: [], data: { title } });
  await writer.publish();
  return uid;
}
