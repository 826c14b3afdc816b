import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readFiness } from '../../lib/directory/finess.ts';
import { fromLambert93, fromUtm } from '../../lib/directory/projections.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'finess-'));
afterAll(() => rmSync(folder, { recursive: true }));

function register(name: string, lines: string[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, Buffer.from(lines.join('\n'), 'latin1'));
  return file;
}

const site = (number: string, category: string) => {
  const cells = Array.from({ length: 32 }, () => '');
  return Object.assign(cells, { 0: 'structureet', 1: number, 3: 'PHARMACIE "É"', 18: category }).join(';');
};

// The origins of the projections are exact by definition; Notre-Dame is a point that the IGN publishes.
test.each([
  ['the origin of Lambert-93', fromLambert93(700_000, 6_600_000), 46.5, 3],
  ['Notre-Dame de Paris', fromLambert93(652_469, 6_862_035), 48.853, 2.352],
  ['the equator in zone 20', fromUtm(500_000, 0, { zone: 20, south: false }), 0, -63],
  ['Saint-Denis de La Réunion', fromUtm(338_900, 7_690_200, { zone: 40, south: true }), -20.88, 55.452],
])('%s', (_, point, latitude, longitude) => {
  expect(point.latitude).toBeCloseTo(latitude, 2);
  expect(point.longitude).toBeCloseTo(longitude, 2);
});

test('the register tells pharmacies from other sites, and where each is', async () => {
  const finess = await readFiness(
    register('good.csv', [
      'finess;etalab;91;2026-11-03',
      site('260000001', '620'),
      site('260000002', '355'),
      'geolocalisation;260000001;652469;6862035;1,ATLASANTE,100,IGN,BD_ADRESSE,V2.2,LAMBERT_93;2026-11-03',
      'geolocalisation;970400001;338900;7690200;;2026-11-03',
      'geolocalisation;260000002;;;;',
    ]),
  );
  expect(['260000001', '260000002', '260000003'].map(finess.isPharmacy)).toEqual([true, false, false]);
  expect(finess.pointOf('260000001')?.latitude).toBeCloseTo(48.853, 2);
  expect(finess.pointOf('970400001')?.longitude).toBeCloseTo(55.452, 2);
  expect(finess.pointOf('260000002')).toBeNull();
});

test('another file is refused in words', async () => {
  await expect(readFiness(register('other.csv', ['a;b', 'c;d']))).rejects.toThrow(/names no pharmacy/);
});
