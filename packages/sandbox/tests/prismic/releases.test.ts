import { cp, mkdir, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { loadContent } from '../../prismic/content/load.ts';
import { FIXTURE, openService, retitle, stored } from './fixture.ts';

describe('a release of the files', () => {
  it('is among the refs with its label and its moment', async () => {
    const [master, release] = await (await openService()).client().getRefs();
    expect(master).toMatchObject({ id: 'master', isMasterRef: true });
    expect(release).toEqual({
      id: 'printemps',
      label: 'Printemps',
      ref: expect.stringContaining(`${master?.ref}~`),
      isMasterRef: false,
      scheduledAt: '2027-03-20T08:00:00+0000',
    });
  });

  it('shows its documents over those that are published, alters only what it says, and adds some', async () => {
    const client = (await openService()).client();
    client.queryContentFromReleaseByID('printemps');
    const night = await client.getByUID('product', 'nuit-posee');
    expect(night.data).toMatchObject({ title: 'Nuit de printemps', rank: 10, kind: 'supplement' });
    expect((await client.getByUID('product', 'nuit-posee', { lang: 'fr-be' })).data.title).toBe('Nuit posée Belgique');
    const page = await client.getByUID('page', 'printemps');
    expect(page.data.body[0].spans[0].data).toMatchObject({ uid: 'nuit-posee', isBroken: false });
    expect((await client.getByUID('product', 'gel-arnica')).data.rank).toBe(30);

    client.queryLatestContent();
    await expect(client.getByUID('page', 'printemps')).rejects.toThrow('No documents were returned');
  });

  it('is found by its label, and unknown ones are not', async () => {
    const client = (await openService()).client();
    client.queryContentFromReleaseByLabel('Printemps');
    expect((await client.getByUID('product', 'nuit-posee')).data.title).toBe('Nuit de printemps');
    client.queryContentFromReleaseByID('automne');
    await expect(client.get()).rejects.toThrow('Release with ID "automne" could not be found.');
  });

  it('says what is wrong with its files', async () => {
    const contentDir = temporaryDir();
    await cp(FIXTURE, contentDir, { recursive: true });
    await writeFile(`${contentDir}/releases/printemps/documents/product/nuit-posee.fr.md`, '---\nrank: ten\n---\n');
    await mkdir(`${contentDir}/releases/sans-nom`);
    const dirs = { contentDir, modelsDir: `${FIXTURE}/customtypes`, slicesDir: `${FIXTURE}/slices` };
    const { message } = await loadContent(dirs).then(
      () => new Error(),
      (error: Error) => error,
    );
    expect(message).toContain('releases/printemps/documents/product/nuit-posee.fr.md: rank: a number is expected');
    expect(message).toContain('releases/sans-nom/release.json: JSON with a label is expected');
  });
});

describe('a release made here', () => {
  it('takes drafts, and publishes them together', async () => {
    const service = await openService();
    const { releases, drafts } = service.repository;
    const { id } = releases.create('Hiver', '2026-12-01T08:00:00Z');
    expect((await service.client().getRefByLabel('Hiver')).scheduledAt).toBe('2026-12-01T08:00:00+0000');
    const night = retitle(service, 'Nuit d’hiver');
    releases.put(id, drafts.existing(night));
    expect(drafts.status(night)).toBe('published');
    releases.put(id, { ...stored(service, 'product', 'gel-arnica'), tags: ['hiver'] });

    const client = service.client();
    client.queryContentFromReleaseByLabel('Hiver');
    expect((await client.getByID(night)).data.title).toBe('Nuit d’hiver');
    expect((await service.client().getByID(night)).data.title).toBe('Nuit posée');

    expect(releases.publish(id)).toBe(2);
    expect((await service.client().getByID(night)).data.title).toBe('Nuit d’hiver');
    expect(await service.client().getTags()).toContain('hiver');
    expect((await service.client().getRefs()).map((ref) => ref.label)).toEqual(['Master', 'Printemps']);
  });

  it('moves its ref with what is in it, and with what is published; earlier ones are expired', async () => {
    const service = await openService();
    const { releases, drafts } = service.repository;
    const refOf = async () => (await service.client().getRefByID('printemps')).ref;
    const status = async (ref: string) => (await service.get(`/api/v2/documents/search?ref=${ref}`)).status;
    const first = await refOf();
    releases.put('printemps', drafts.existing(retitle(service, 'Gel neuf', 'gel-arnica')));
    const second = await refOf();
    drafts.publish(retitle(service, 'Nuit nouvelle'));
    const third = await refOf();
    expect(new Set([first, second, third]).size).toBe(3);
    expect([await status(first), await status(second), await status(third)]).toEqual([410, 410, 200]);
    expect(await status('unknown~ref')).toBe(404);
  });

  it('is refused without a label, twice, or at no moment; a release of the files can be removed', async () => {
    const { repository } = await openService();
    const { releases } = repository;
    expect(() => releases.create(' ')).toThrow('needs a label');
    expect(() => releases.create('Printemps')).toThrow('already');
    expect(() => releases.create('Été', 'someday')).toThrow('not a date');
    expect(() => releases.publish('none')).toThrow('There is no release none');
    releases.remove('printemps');
    expect(releases.all()).toEqual([]);
  });
});
