import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, test } from 'vitest';
import { contactFields, contactSchema } from '../../../lib/contact/schema.ts';
import { type Fields, safeData } from '../../../lib/forms/fields.ts';
import { returnsFields, returnsSchema } from '../../../lib/returns/schema.ts';
import { posted } from '../../setup/forms.ts';

const fields: Fields = { one: 'text', many: 'texts', photo: 'file', photos: 'files' };
const entries = (data: FormData) => [...data.entries()];
const safe = (given: Parameters<typeof posted>[0]) => entries(safeData(posted(given), fields));
const photo = new File(['x'], 'photo.png');

describe('a hostile form costs nothing', () => {
  test('a million names that no form has', () => {
    const data = new FormData();
    for (let index = 0; index < 1_000_000; index++) data.append(`name${index}`, 'x');
    data.append('name', 'Camille');
    const read = safeData(data, contactFields);
    expect(entries(read)).toEqual([['name', 'Camille']]);
  });

  test.each([
    'productIds[4294967294]',
    'productIds[0]',
    'tags[4294967294]',
    'a.b.c.d.e[9][9][9]',
    '__proto__',
    '__proto__.isAdmin',
    'constructor',
    '__intent__',
    '__state__',
  ])('%s never reaches the parser', (name) => {
    const data = posted({ [name]: '{"type":"reset"}', order: 'SIL1', productIds: ['1', '2'] });
    const read = safeData(data, returnsFields);
    expect([...new Set(read.keys())].sort()).toEqual(['order', 'productIds']);
    expect(parseWithZod(read, { schema: returnsSchema })).toMatchObject({
      status: 'success',
      value: { order: 'SIL1', productIds: ['1', '2'] },
    });
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  test('a value of a million characters and a name of a thousand values are cut short, and the rules refuse them', () => {
    const read = safeData(posted({ one: 'a'.repeat(1_000_000), many: Array(1_000).fill('b'.repeat(20_000)) }), fields);
    expect(String(read.get('one'))).toHaveLength(20_000);
    expect(read.getAll('many')).toEqual(Array(251).fill('b'.repeat(100)));
    const photos = safeData(posted({ photos: Array(1_000).fill(photo) }), fields);
    expect(photos.getAll('photos')).toHaveLength(51);
    const data = safeData(posted({ order: 'SIL1', productIds: Array(1_000).fill('7') }), returnsFields);
    expect(parseWithZod(data, { schema: returnsSchema }).status).toBe('error');
  });
});

test('the lines of an order are read with all their quantities: 250 is what the shop is asked for', () => {
  const lines = Array.from({ length: 250 }, (_, index) => String(index));
  expect(safeData(posted({ many: lines }), fields).getAll('many')).toEqual(lines);
});

describe('a field holds what it is for', () => {
  test.each<[string, Parameters<typeof posted>[0], [string, unknown][]]>([
    ['a file where a text belongs', { one: photo }, []],
    [
      'a file among texts',
      { many: ['a', photo, 'b'] },
      [
        ['many', 'a'],
        ['many', 'b'],
      ],
    ],
    ['a text where a file belongs', { photo: 'photo.png', photos: 'x' }, []],
    ['two texts where one belongs', { one: ['first', 'second'] }, [['one', 'first']]],
    ['two files where one belongs', { photo: [photo, new File(['y'], 'other.png')] }, [['photo', photo]]],
    [
      'several where several belong',
      { many: ['a', 'b'], photos: [photo, photo] },
      [
        ['many', 'a'],
        ['many', 'b'],
        ['photos', photo],
        ['photos', photo],
      ],
    ],
  ])('%s', (_, given, expected) => {
    expect(safe(given)).toEqual(expected);
  });

  test('a file input that was left empty posts a file of no name and no bytes: it is none', () => {
    expect(safe({ photo: new File([], ''), photos: [new File([], ''), photo] })).toEqual([['photos', photo]]);
    // As React passes it to an action that is called by script.
    expect(safe({ photo: new File([], 'undefined'), photos: [photo, new File([], 'undefined')] })).toEqual([
      ['photos', photo],
    ]);
    expect(safe({ photo: new File(['x'], 'undefined') })).toHaveLength(1);
    const data = safeData(posted({ name: 'Camille', attachments: new File([], '') }), contactFields);
    expect(parseWithZod(data, { schema: contactSchema }).reply().error).not.toHaveProperty('attachments');
  });

  test('an empty file that has a name is there, for the rules to refuse', () => {
    expect(safe({ photo: new File([], 'cv.pdf') })).toHaveLength(1);
    expect(safe({ photo: new File(['x'], '') })).toHaveLength(1);
  });
});

test('a text stays as it was posted: the rules of its field clean it', () => {
  const typed = '\u202ecv\u0000\r\n\te\u0301 ';
  expect(safeData(posted({ one: typed }), fields).get('one')).toBe(typed);
});
