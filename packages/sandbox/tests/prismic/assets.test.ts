import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { createImages } from '../../images/handler.ts';
import { safeName } from '../../prismic/engine/assets.ts';
import { handClock, type OpenService, ORIGIN, openService } from './fixture.ts';

const SECOND = 1000;
let picture: Buffer;
let stateDir: string;
let service: OpenService;
const clock = handClock();

beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6f5e' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  stateDir = temporaryDir();
  service = await openService({ stateDir, clock });
});

function form(name: string, bytes: BlobPart, fields: Record<string, string> = {}) {
  const body = new FormData();
  body.append('file', new File([bytes], name));
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  return body;
}
const upload = async (name: string, bytes: BlobPart = 'text', fields: Record<string, string> = {}) =>
  (await service.write('POST', '/assets', form(name, bytes, fields))).json();
const uploadPicture = (fields?: Record<string, string>) => upload('Été à Die.PNG', new Uint8Array(picture), fields);

describe('an asset', () => {
  it('is kept and answered with what is known of it', async () => {
    const response = await service.write(
      'POST',
      '/assets',
      form('Été à Die.PNG', new Uint8Array(picture), { alt: 'Une prairie', credits: 'Silène', notes: 'Juin' }),
    );
    expect(response.status).toBe(200);
    const asset = await response.json();
    expect(asset).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/),
      url: `${ORIGIN}/images/uploads/${asset.id}_Ete-a-Die.png?auto=format,compress`,
      filename: 'Été à Die.PNG',
      extension: 'png',
      kind: 'image',
      size: picture.length,
      width: 60,
      height: 40,
      created_at: clock().getTime(),
      last_modified: clock().getTime(),
      alt: 'Une prairie',
      credits: 'Silène',
      notes: 'Juin',
      tags: [],
    });
  });

  it('is served as the other pictures are, transformed', async () => {
    const images = createImages({
      artDir: stateDir,
      uploadsDir: path.join(stateDir, 'uploads'),
      cacheDir: path.join(stateDir, 'cache'),
    });
    const { url } = await uploadPicture();
    const response = await images(new Request(`${url}&w=30&fm=png`), 'imgix');
    const { width, height } = await sharp(await response?.arrayBuffer()).metadata();
    expect([width, height]).toEqual([30, 20]);
  });

  it('is served as a file when it is none', async () => {
    const { url, kind } = await upload('Notice 2.pdf', 'notice');
    expect([kind, url]).toEqual(['document', expect.stringMatching(/\/files\/uploads\/[\w-]+_Notice-2\.pdf$/)]);
    const response = await service.get(url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await response.text()).toBe('notice');
    expect((await service.get('/files/uploads/..%2Fprismic-state.json')).status).toBe(404);
  });

  it('is changed in what is given, and gone when deleted', async () => {
    const { id } = await uploadPicture({ alt: 'Une prairie' });
    clock.forward(SECOND);
    const patched = await service.write('PATCH', `/assets/${id}`, { notes: 'Juillet', filename: 'pre.png' });
    expect(await patched.json()).toMatchObject({
      notes: 'Juillet',
      alt: 'Une prairie',
      filename: 'pre.png',
      last_modified: clock().getTime(),
    });
    expect((await service.write('GET', `/assets/${id}`)).status).toBe(200);
    expect((await service.write('DELETE', `/assets/${id}`)).status).toBe(204);
    expect(await readdir(path.join(stateDir, 'uploads'))).toEqual([]);
    const gone = await service.write('PATCH', `/assets/${id}`, { notes: 'x' });
    expect([gone.status, await gone.json()]).toEqual([404, { error: `There is no asset ${id}` }]);
  });

  it('survives a restart', async () => {
    const { id } = await uploadPicture();
    const again = await openService({ stateDir });
    expect((await again.write('GET', `/assets/${id}`)).status).toBe(200);
  });

  it.each([
    ['Été.PNG', 'Ete.png'],
    ['../../etc/passwd', 'passwd'],
    ['..', 'file'],
    ['C:\\a b.pdf', 'a-b.pdf'],
    ['"<x>".svg', 'x.svg'],
  ])('has a safe name: %s', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });
});

describe('what is refused', () => {
  const long = 'x'.repeat(501);

  it.each([
    [{ notes: long }, 'notes must be at most 500 characters'],
    [{ credits: long }, 'credits must be at most 500 characters'],
    [{ alt: long }, 'alt must be at most 500 characters'],
    [{ notes: long, alt: long }, 'notes must be at most 500 characters, alt must be at most 500 characters'],
  ])('metadata that is too long', async (metadata, error) => {
    const created = await service.write('POST', '/assets', form('a.txt', 'a', metadata as Record<string, string>));
    expect([created.status, await created.json()]).toEqual([400, { error }]);
    const { id } = await upload('a.txt');
    const patched = await service.write('PATCH', `/assets/${id}`, metadata);
    expect([patched.status, await patched.json()]).toEqual([400, { error }]);
  });

  it('takes 500 characters', async () => {
    expect((await upload('a.txt', 'a', { notes: 'x'.repeat(500) })).notes).toHaveLength(500);
  });

  it.each(['ab', 'x'.repeat(21)])('a tag of another length: %s', async (name) => {
    const response = await service.write('POST', '/tags', { name });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'tags must be at least 3 characters long and 20 characters at most' },
    ]);
  });

  it('a body that is none, a picture that is none, tags and queries that are none', async () => {
    const error = async (response: Promise<Response>) => {
      const { status, body } = await response.then(async (one) => ({ status: one.status, body: await one.json() }));
      return [status, body.error];
    };
    const { id } = await upload('a.txt');
    expect(await error(service.write('POST', '/assets', { file: 'x' }))).toEqual([
      400,
      expect.stringContaining('form'),
    ]);
    expect(await error(service.write('POST', '/assets', new FormData()))).toEqual([400, 'The field `file` is missing']);
    expect((await upload('a.png')).error).toContain('a.png is not a picture');
    expect(await error(service.write('PATCH', `/assets/${id}`, { tags: ['none'] }))).toEqual([
      400,
      'There are no tags none',
    ]);
    expect(await error(service.write('PATCH', `/assets/${id}`, { notes: 5 }))).toEqual([
      400,
      expect.stringContaining('notes'),
    ]);
    expect(await error(service.write('GET', '/assets?pageSize=0'))).toEqual([400, expect.stringContaining('pageSize')]);
    expect(await error(service.write('PUT', '/assets'))).toEqual([404, expect.stringContaining('asset API')]);
  });

  it.each([
    [401, { authorization: '' }],
    [403, { authorization: 'Bearer other' }],
    [403, { repository: 'other' }],
    [403, { repository: '' }],
  ])('%i without the right to write', async (status, headers) => {
    for (const address of ['/assets', '/tags']) {
      const response = await service.write('GET', address, undefined, headers);
      expect([response.status, await response.json()]).toEqual([status, { error: expect.any(String) }]);
    }
  });
});

describe('the list', () => {
  it('goes by page, the newest first', async () => {
    const ids = [];
    for (const name of ['a.txt', 'b.txt', 'c.txt']) ids.unshift((await upload(name)).id);
    const first = await (await service.write('GET', '/assets?pageSize=2')).json();
    expect(first).toMatchObject({ total: 3, is_opensearch_result: false });
    const second = await (await service.write('GET', `/assets?pageSize=2&cursor=${first.cursor}`)).json();
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.cursor).toBeUndefined();
  });

  it('is searched by words, kind, ids and tags', async () => {
    const text = await upload('Mode d’emploi.txt', 'a', { notes: 'Pour la presse' });
    const image = await uploadPicture();
    const { id: tag } = await (await service.write('POST', '/tags', { name: 'presse' })).json();
    await service.write('PATCH', `/assets/${image.id}`, { tags: [tag] });
    const found = async (query: string) => {
      const { items } = await (await service.write('GET', `/assets?${query}`)).json();
      return items.map(({ id }: { id: string }) => id);
    };
    expect(await found('keyword=PRESSE')).toEqual([text.id]);
    expect(await found('assetType=image')).toEqual([image.id]);
    expect(await found('assetType=all')).toHaveLength(2);
    expect(await found(`tags=${tag}`)).toEqual([image.id]);
    expect(await found(`ids=${text.id},none`)).toEqual([text.id]);
    expect(await (await service.write('GET', '/assets?ids=none')).json()).toMatchObject({ missing_ids: ['none'] });
  });
});

it('keeps tags, counts what has them, and has each once', async () => {
  const created = await service.write('POST', '/tags', { name: 'hiver' });
  expect(created.status).toBe(201);
  const tag = await created.json();
  expect(tag).toMatchObject({ id: expect.any(String), name: 'hiver', created_at: clock().getTime() });
  expect((await service.write('POST', '/tags', { name: 'hiver' })).status).toBe(400);
  const { id } = await upload('a.txt');
  await service.write('PATCH', `/assets/${id}`, { tags: [tag.id] });
  expect(await (await service.write('GET', '/tags')).json()).toEqual({ items: [{ ...tag, count: 1 }] });
  const asset = await (await service.write('GET', `/assets/${id}`)).json();
  expect(asset.tags).toEqual([tag]);
});
