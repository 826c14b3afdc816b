import path from 'node:path';
import { type ClientConfig, createClient, createWriteClient, type PrismicDocument } from '@prismicio/client';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { createEditor } from '../../prismic/editor/handler.ts';
import { type ContentOptions, createContent } from '../../prismic/service.ts';

export const FIXTURE = path.join(import.meta.dirname, '../../../../tests/fixtures/content');
export const ORIGIN = 'http://cms.test';
const WRITE_TOKEN = 'write-token';

/** A clock that only moves by hand. */
export function handClock(start = '2026-11-21T09:00:00Z') {
  let now = Date.parse(start);
  const clock = () => new Date(now);
  const forward = (ms: number) => {
    now += ms;
  };
  return Object.assign(clock, { forward });
}

const SITES = {
  SITE_URL_FR: 'http://fr.site.test',
  SITE_URL_BE: 'http://be.site.test',
  SITE_URL_TN: 'http://tn.site.test',
};

/** The embedded service with the fixture content, and the real client connected to it without a network. */
export async function openService(options: Partial<ContentOptions> = {}) {
  const service = await createContent({
    contentDir: FIXTURE,
    modelsDir: path.join(FIXTURE, 'customtypes'),
    slicesDir: path.join(FIXTURE, 'slices'),
    stateDir: temporaryDir(),
    repository: 'silene',
    origin: ORIGIN,
    writeToken: WRITE_TOKEN,
    migrationRate: 1000,
    ...options,
  });
  const requests: URL[] = [];
  const get = async (address: string, init?: RequestInit) => {
    requests.push(new URL(address, ORIGIN));
    return service.handle(new Request(new URL(address, ORIGIN), init));
  };
  const client = (config: ClientConfig = {}) =>
    createClient<PrismicDocument>('silene', { documentAPIEndpoint: `${ORIGIN}/api/v2`, fetch: get, ...config });
  const writeClient = (config: { writeToken?: string; repository?: string } = {}) =>
    createWriteClient<PrismicDocument>(config.repository ?? 'silene', {
      documentAPIEndpoint: `${ORIGIN}/api/v2`,
      assetAPIEndpoint: ORIGIN,
      migrationAPIEndpoint: ORIGIN,
      writeToken: config.writeToken ?? WRITE_TOKEN,
      fetch: get,
    });
  const write = (method: string, address: string, body?: unknown, headers: Record<string, string> = {}) =>
    get(address, {
      method,
      body: body instanceof FormData ? body : body === undefined ? undefined : JSON.stringify(body),
      headers: { authorization: `Bearer ${WRITE_TOKEN}`, repository: 'silene', ...headers },
    });
  const editor = createEditor({ ...service, sites: SITES });
  const look = (address: string, init: RequestInit = {}) => editor(new Request(new URL(address, ORIGIN), init));
  const press = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    editor(new Request(new URL(address, ORIGIN), { method: 'POST', body: new URLSearchParams(fields), headers }));
  return { ...service, get, client, writeClient, write, look, press, requests };
}

export type OpenService = Awaited<ReturnType<typeof openService>>;

/** The stored version of a document of the fixture. */
export function stored({ repository }: OpenService, type: string, uid: string, lang = 'fr-fr') {
  const found = repository.drafts.all().find((one) => one.type === type && one.uid === uid && one.lang === lang);
  if (!found) throw new Error(`The fixture has no ${type} ${uid} in ${lang}`);
  return found;
}

/** A draft of a product with another title. */
export function retitle(service: OpenService, title: string, uid = 'nuit-posee', lang = 'fr-fr') {
  const document = stored(service, 'product', uid, lang);
  service.repository.drafts.save({ ...document, data: { ...document.data, title } });
  return document.id;
}
