import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filter } from '@prismicio/client';
import { describe, expect, it, test } from 'vitest';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { seeded } from '../../../tools/lib/resilience/random.ts';
import { createControl } from '../../control/control.ts';
import { createFaults } from '../../control/faults.ts';
import { importedFile } from '../../prismic/content/imported.ts';
import { kilometres } from '../../prismic/engine/geo.ts';
import { type OpenService, openService } from './fixture.ts';

const TYPE = 'health_professional';
const root = path.join(import.meta.dirname, '../../../..');
const dirs = { modelsDir: path.join(root, 'customtypes'), slicesDir: path.join(root, 'slices') };
type Spot = { uid: string; latitude: number; longitude: number; category?: string };

const line = ({ uid, latitude, longitude, category = 'midwife' }: Spot) =>
  JSON.stringify({ type: TYPE, uid, lang: 'fr-fr', data: { name: uid, category, location: { latitude, longitude } } });

/** The service with the brand's models, without documents of its own, on top of imported ones. */
async function openWith(spots: Spot[]) {
  const stateDir = temporaryDir();
  const write = (those: Spot[]) => writeFile(importedFile(stateDir), those.map((spot) => `${line(spot)}\n`).join(''));
  await write(spots);
  const contentDir = temporaryDir();
  return Object.assign(await openService({ ...dirs, contentDir, stateDir }), { write, stateDir });
}

async function near(service: OpenService, [latitude, longitude, radius]: readonly [number, number, number], page = 1) {
  const filters = [
    filter.at(`my.${TYPE}.category`, 'midwife'),
    filter.geopointNear(`my.${TYPE}.location`, latitude, longitude, radius),
  ];
  const { results, total_results_size } = await service.client().get({ filters, pageSize: 100, page });
  return { uids: results.map(({ uid }) => uid), total: total_results_size };
}

const spots: Spot[] = [
  { uid: 'far', latitude: 44.2, longitude: 5 },
  { uid: 'near', latitude: 44.01, longitude: 5 },
  { uid: 'here', latitude: 44, longitude: 5 },
  { uid: 'other', latitude: 44, longitude: 5, category: 'pediatrician' },
];

describe('imported documents', () => {
  it('are found like any other, by uid, id and place', async () => {
    const service = await openWith(spots);
    const document = await service.client().getByUID(TYPE, 'near');
    expect(document).toMatchObject({ lang: 'fr-fr', data: { category: 'midwife' } });
    expect((await service.client().getByID(document.id)).uid).toBe('near');
    expect(await near(service, [44, 5, 10])).toEqual({ uids: ['here', 'near'], total: 2 });
  });

  it('are read again when told, without doubles; the master ref moves', async () => {
    const service = await openWith(spots);
    const before = service.repository.core.masterRef();
    const control = createControl({ commerce: null, content: service, faults: createFaults() });
    const press = () => control(new Request('http://desk.test/control/import-again', { method: 'POST' }));
    await service.write([...spots.slice(1), { uid: 'new', latitude: 44.02, longitude: 5 }]);
    expect((await press()).status).toBe(200);
    expect(await near(service, [44, 5, 50])).toEqual({ uids: ['here', 'near', 'new'], total: 3 });
    expect(service.repository.core.masterRef()).not.toBe(before);

    await writeFile(importedFile(service.stateDir), `${line(spots[0] as Spot)}\n{"type"\n`);
    const refused = await press();
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('line 2: this is no document');
    expect((await near(service, [44, 5, 50])).total).toBe(3);
  });

  it('can be edited and taken away; a reset brings them back', async () => {
    const service = await openWith(spots);
    const { core, drafts } = service.repository;
    const here = (await service.client().getByUID(TYPE, 'here')).id;
    const found = core.master.byId.get(here);
    if (!found) throw new Error('the document is not there');
    drafts.save({ ...found, data: { ...found.data, location: { latitude: 44.05, longitude: 5 } } });
    drafts.publish(here);
    expect((await near(service, [44, 5, 10])).uids).toEqual(['near', 'here']);
    drafts.unpublish(here);
    expect((await near(service, [44, 5, 10])).uids).toEqual(['near']);
    await service.reset();
    expect((await near(service, [44, 5, 10])).uids).toEqual(['here', 'near']);
  });

  it('are none without a file', async () => {
    const service = await openWith(spots);
    await rm(importedFile(service.stateDir));
    expect(await service.importAgain()).toBe(0);
    expect((await near(service, [44, 5, 50])).total).toBe(0);
  });
});

describe('the index of places finds what measuring each would', () => {
  const random = seeded(7);
  const scattered = Array.from({ length: 2_000 }, (_, at) => ({
    uid: `p${at}`,
    latitude: random.integer(180_001) / 1_000 - 90,
    longitude: random.integer(360_001) / 1_000 - 180,
  }));
  const opened = openWith(scattered);

  test.each([
    ['in the middle of the map', [46, 2, 900]],
    ['around nothing but itself', [scattered[0]?.latitude ?? 0, scattered[0]?.longitude ?? 0, 0]],
    ['close to a pole', [88, 10, 700]],
    ['around a pole', [-90, 0, 1_000]],
    ['over the date line, from the west', [-20, 179.5, 900]],
    ['over the date line, from the east', [10, -179.9, 900]],
    ['everywhere', [0, 0, 30_000]],
    ['nowhere', [46, 2, -1]],
  ] as const)('%s', async (_, [latitude, longitude, radius]) => {
    const expected = scattered
      .map((spot) => ({ ...spot, away: kilometres(spot, { latitude, longitude }) }))
      .filter(({ away }) => away <= radius)
      .sort((a, b) => a.away - b.away);
    const { uids, total } = await near(await opened, [latitude, longitude, radius]);
    expect(total).toBe(expected.length);
    expect(uids).toEqual(expected.slice(0, 100).map(({ uid }) => uid));
  });
});
