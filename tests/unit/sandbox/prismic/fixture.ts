import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ClientConfig, createClient, type PrismicDocument } from '@prismicio/client';
import { type ContentOptions, createContent } from '../../../../sandbox/prismic/service.ts';

export const FIXTURE = path.join(import.meta.dirname, '../../../fixtures/content');
export const ORIGIN = 'http://cms.test';

export const temporaryDir = () => mkdtemp(path.join(tmpdir(), 'content-'));

/** The embedded service over the fixture content, and the real client speaking to it without a network. */
export async function openService(options: Partial<ContentOptions> = {}) {
  const service = await createContent({
    contentDir: FIXTURE,
    modelsDir: path.join(FIXTURE, 'customtypes'),
    slicesDir: path.join(FIXTURE, 'slices'),
    stateDir: await temporaryDir(),
    repository: 'silene',
    ...options,
  });
  const requests: URL[] = [];
  const get = async (address: string, init?: RequestInit) => {
    requests.push(new URL(address, ORIGIN));
    return service.handle(new Request(new URL(address, ORIGIN), init));
  };
  const client = (config: ClientConfig = {}) =>
    createClient<PrismicDocument>('silene', { documentAPIEndpoint: `${ORIGIN}/api/v2`, fetch: get, ...config });
  return { ...service, get, client, requests };
}

export type OpenService = Awaited<ReturnType<typeof openService>>;
