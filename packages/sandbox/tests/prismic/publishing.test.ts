import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filter } from '@prismicio/client';
import { describe, expect, it, vi } from 'vitest';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { handClock, openService, retitle, stored } from './fixture.ts';

const title = async (service: Awaited<ReturnType<typeof openService>>, lang = 'fr-fr') =>
  (await service.client().getByUID('product', 'nuit-posee', { lang })).data.title;

describe('publishing', () => {
  it('shows a draft to nobody until it is published', async () => {
    const service = await openService({ clock: handClock('2026-11-21T09:00:00Z') });
    const before = (await service.client().getMasterRef()).ref;
    const id = retitle(service, 'Nuit nouvelle');
    expect(await title(service)).toBe('Nuit posée');
    expect((await service.client().getMasterRef()).ref).toBe(before);
    expect(service.repository.drafts.status(id)).toBe('changed');

    service.repository.drafts.publish(id);
    const document = await service.client().getByID(id);
    expect(document.data.title).toBe('Nuit nouvelle');
    expect(document.first_publication_date).toBe('2026-01-10T08:00:00+0000');
    expect(document.last_publication_date).toBe('2026-11-21T09:00:00+0000');
    expect(service.repository.drafts.status(id)).toBe('published');
    expect(await title(service, 'fr-be')).toBe('Nuit posée Belgique');
  });

  it('moves the master ref; the earlier one is expired and leads to the new one', async () => {
    const service = await openService();
    const { ref } = await service.client().getMasterRef();
    service.repository.drafts.publish(retitle(service, 'Nuit nouvelle'));
    const response = await service.get(`/api/v2/documents/search?ref=${ref}`);
    const { ref: newer } = await service.client().getMasterRef();
    expect(response.status).toBe(410);
    expect(await response.json()).toEqual({
      type: 'api_validation_error',
      message: `The provided ref is expired. Master ref is: ${newer}`,
    });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const document = await service.client().getByUID('product', 'nuit-posee', { ref });
    expect(document.data.title).toBe('Nuit nouvelle');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('was expired'));
  });

  it('takes a document away, with its place among the translations, and keeps its text as a draft', async () => {
    const service = await openService();
    const { id } = stored(service, 'product', 'nuit-posee', 'fr-be');
    service.repository.drafts.unpublish(id);
    await expect(title(service, 'fr-be')).rejects.toThrow('No documents were returned');
    const french = await service.client().getByUID('product', 'nuit-posee');
    expect(french.alternate_languages.map(({ lang }) => lang)).toEqual(['fr-tn', 'nl-be']);
    expect(service.repository.drafts.status(id)).toBe('draft');
    service.repository.drafts.publish(id);
    expect(await title(service, 'fr-be')).toBe('Nuit posée Belgique');
    expect(() => service.repository.drafts.unpublish('none')).toThrow('not published');
  });

  it('finds a document by its former uids, until another document takes one', async () => {
    const service = await openService();
    const { drafts, releases } = service.repository;
    const found = async (uid: string, lang = 'fr-fr') => {
      const { results } = await service
        .client()
        .getByType('product', { lang, filters: [filter.at('my.product.uid', uid)] });
      return results.map((document) => document.uid);
    };
    const original = stored(service, 'product', 'nuit-posee', 'fr-fr');
    drafts.save({ ...original, uid: 'nuit-douce' });
    drafts.publish(original.id);
    const release = releases.create('Un autre nom');
    releases.put(release.id, { ...drafts.existing(original.id), uid: 'nuit-calme' });
    expect(await found('nuit-calme')).toEqual([]);
    releases.publish(release.id);
    for (const uid of ['nuit-posee', 'nuit-douce', 'nuit-calme']) expect(await found(uid)).toEqual(['nuit-calme']);
    expect(await found('nuit-douce', 'fr-be')).toEqual([]);
    expect(JSON.stringify(await service.client().getByID(original.id))).not.toContain('nuit-douce');

    drafts.save({ ...original, id: 'another', family: 'another', uid: 'nuit-douce' });
    drafts.publish('another');
    expect(await found('nuit-douce')).toEqual(['nuit-douce']);
    expect(await found('nuit-posee')).toEqual(['nuit-calme']);

    drafts.save({ ...drafts.existing(original.id), uid: 'nuit-posee' });
    drafts.publish(original.id);
    expect(await found('nuit-calme')).toEqual(['nuit-posee']);
    expect(await found('nuit-posee')).toEqual(['nuit-posee']);
  });

  it('throws away a draft, but not the only text there is', async () => {
    const service = await openService();
    const id = retitle(service, 'Nuit nouvelle');
    service.repository.drafts.discard(id);
    expect(service.repository.drafts.version(id)?.data.title).toBe('Nuit posée');
    service.repository.drafts.unpublish(id);
    expect(() => service.repository.drafts.discard(id)).toThrow('Only the draft of a published document');
  });

  it('refuses a uid that another document of the type has', async () => {
    const service = await openService();
    const document = stored(service, 'product', 'gel-arnica');
    expect(() => service.repository.drafts.save({ ...document, uid: 'nuit-posee' })).toThrow('already has the uid');
  });
});

describe('the state', () => {
  it('survives a restart', async () => {
    const stateDir = temporaryDir();
    const first = await openService({ stateDir });
    first.repository.drafts.publish(retitle(first, 'Nuit nouvelle'));
    const draft = retitle(first, 'Gel neuf', 'gel-arnica');
    const { ref } = await first.client().getMasterRef();

    const again = await openService({ stateDir });
    expect((await again.client().getMasterRef()).ref).toBe(ref);
    expect(await title(again)).toBe('Nuit nouvelle');
    expect(again.repository.drafts.version(draft)?.data.title).toBe('Gel neuf');
  });

  it('says which file it cannot read', async () => {
    const stateDir = temporaryDir();
    await writeFile(path.join(stateDir, 'prismic-state.json'), '{');
    await expect(openService({ stateDir })).rejects.toThrow('prismic-state.json is not JSON. Remove it');
  });

  it('is forgotten by a reset, and the ref of what was published is then expired', async () => {
    const stateDir = temporaryDir();
    const service = await openService({ stateDir });
    const { ref: first } = await service.client().getMasterRef();
    service.repository.drafts.publish(retitle(service, 'Nuit nouvelle'));
    const { ref } = await service.client().getMasterRef();
    await service.repository.assets.add(new File(['x'], 'a.txt'), {});
    await service.reset();
    expect(await title(service)).toBe('Nuit posée');
    expect((await service.client().getMasterRef()).ref).not.toBe(first);
    expect((await service.get(`/api/v2/documents/search?ref=${ref}`)).status).toBe(410);
    expect(await readdir(stateDir)).not.toContain('uploads');
  });
});
