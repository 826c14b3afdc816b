import { filter } from '@prismicio/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OpenService, openService } from './fixture.ts';

let service: OpenService;
beforeAll(async () => {
  service = await openService();
});

const uids = async (predicate: string, lang = 'fr-fr') => {
  const { results } = await service.client().get({ filters: [predicate], lang });
  return results.map(({ uid, type }) => uid ?? type).sort();
};
const ALL = ['creme-calendula', 'gel-arnica', 'nuit-posee'];
const [CREAM, GEL, NIGHT] = ALL as [string, string, string];

describe('every filter of the client', () => {
  it.each<[string, string, string[]]>([
    ['at', filter.at('document.type', 'product'), ALL],
    ['at: all of the tags', filter.at('document.tags', ['peau', 'nouveau']), [CREAM]],
    ['at: boolean', filter.at('my.product.new', true), [NIGHT]],
    ['at: number', filter.at('my.product.rank', 20), [CREAM]],
    ['at: date', filter.at('my.product.released', '2026-05-04'), [NIGHT]],
    ['at: inside a group', filter.at('my.product.needs.need', 'Stress'), [NIGHT]],
    ['not', filter.not('my.product.kind', 'medicine'), [CREAM, NIGHT]],
    ['any', filter.any('my.product.kind', ['medicine', 'cosmetic']), [CREAM, GEL]],
    ['any: one of the tags', filter.any('document.tags', ['sommeil', 'autre']), [NIGHT]],
    ['in', filter.in('my.product.uid', [NIGHT, GEL, 'none']), [GEL, NIGHT]],
    ['has', filter.has('my.product.pack'), [NIGHT]],
    ['has: a group', filter.has('my.product.related'), [NIGHT]],
    ['missing', filter.missing('my.product.category'), [GEL]],
    ['fulltext: the document', filter.fulltext('document', 'MELISSE essentiel'), [NIGHT]],
    ['fulltext: a field, without accents', filter.fulltext('my.product.title', 'creme'), [CREAM]],
    ['fulltext: no term', filter.fulltext('document', '…'), []],
    ['numberLessThan', filter.numberLessThan('my.product.rank', 20), [NIGHT]],
    ['numberGreaterThan', filter.numberGreaterThan('my.product.rank', 20), [GEL]],
    ['numberInRange', filter.numberInRange('my.product.rank', 10, 20), [CREAM, NIGHT]],
    ['dateAfter', filter.dateAfter('document.first_publication_date', '2026-02-01'), [CREAM]],
    ['dateAfter: a Date', filter.dateAfter('my.product.released', new Date('2026-03-01')), [NIGHT]],
    ['dateBefore', filter.dateBefore('document.first_publication_date', '2026-01-01'), [GEL]],
    ['dateBetween', filter.dateBetween('my.product.released', '2026-02-01', '2026-03-01'), [CREAM]],
    ['dateDayOfMonth', filter.dateDayOfMonth('my.product.released', 14), [CREAM]],
    ['dateDayOfMonthAfter', filter.dateDayOfMonthAfter('my.product.released', 4), [CREAM]],
    ['dateDayOfMonthBefore', filter.dateDayOfMonthBefore('my.product.released', 14), [NIGHT]],
    ['dateDayOfWeek: name', filter.dateDayOfWeek('my.product.released', 'monday'), [NIGHT]],
    ['dateDayOfWeek: number', filter.dateDayOfWeek('my.product.released', 6), [CREAM]],
    ['dateDayOfWeekAfter', filter.dateDayOfWeekAfter('my.product.released', 'Mon'), [CREAM]],
    ['dateDayOfWeekBefore', filter.dateDayOfWeekBefore('my.product.released', 6), [NIGHT]],
    ['dateMonth', filter.dateMonth('my.product.released', 'May'), [NIGHT]],
    ['dateMonthAfter', filter.dateMonthAfter('my.product.released', 'february'), [NIGHT]],
    ['dateMonthBefore', filter.dateMonthBefore('my.product.released', 5), [CREAM]],
    ['dateYear', filter.dateYear('document.first_publication_date', 2025), [GEL]],
    ['dateHour', filter.dateHour('document.first_publication_date', 18), [CREAM]],
    ['dateHourAfter', filter.dateHourAfter('document.last_publication_date', 9), [CREAM]],
    ['dateHourBefore', filter.dateHourBefore('document.last_publication_date', 8), [GEL]],
  ])('%s', async (_, predicate, expected) => {
    const found = await uids(predicate);
    expect(found.filter((uid) => ALL.includes(uid))).toEqual(expected);
  });

  it('at and not with a relationship take the id of the linked document', async () => {
    const shelf = await service.client().getByUID('product_category', 'sommeil');
    expect(await uids(filter.at('my.product.category', shelf.id))).toEqual([NIGHT]);
    expect(await uids(filter.not('my.product.category', shelf.id))).toEqual([CREAM, GEL]);
  });

  it('geopoint.near keeps what is in the circle, the nearest first', async () => {
    const near = async (km: number) => {
      const filters = [filter.geopointNear('my.product.place', 45.75, 4.85, km)];
      return (await service.client().get({ filters })).results.map(({ uid }) => uid);
    };
    expect(await near(50)).toEqual([CREAM]);
    expect(await near(500)).toEqual([CREAM, NIGHT]);
  });

  it('similar finds the documents that share rare words, never the document itself', async () => {
    const night = await service.client().getByUID('product', NIGHT);
    expect(await uids(filter.similar(night.id, 3))).toContain(GEL);
    expect(await uids(filter.similar(night.id, 3))).not.toContain(NIGHT);
    expect(await uids(filter.similar('unknown', 3))).toEqual([]);
  });
});

it.each([
  ['[at(my.product.nothing, "x")]', "[function at(..)] unexpected field 'my.product.nothing'"],
  ['[at(my.nothing.title, "x")]', "[function at(..)] unexpected field 'my.nothing.title'"],
  ['[at("x", "y")]', '[function at(..)] a field is expected first'],
  ['[near(document.id, "y")]', 'unknown function near(..)'],
  ['[number.gt(my.product.rank, "y")]', "[function number.gt(..)] unexpected arguments after 'my.product.rank'"],
  ['[in(document.tags, ["y"])]', "[function in(..)] unexpected field 'document.tags'"],
  [
    '[date.month(my.product.released, "brumaire")]',
    "[function date.month(..)] unexpected arguments after 'my.product.released'",
  ],
])('refuses %s', async (predicate, message) => {
  await expect(service.client().get({ filters: [predicate] })).rejects.toMatchObject({ name: 'Error', message });
});
