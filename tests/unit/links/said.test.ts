import { describe, expect, test } from 'vitest';
import { linkQuery, readLinkQuery } from '../../../lib/links/said.ts';

describe('the address of a page of links', () => {
  test.each([
    ['a link of a mail', { t: 'x.y' }, { token: 'x.y', said: null, form: null }],
    ['its button, pressed without script', { t: 'x', said: 'gone' }, { token: 'x', said: 'gone', form: null }],
    ['a wish that waits', { t: 'x', said: 'later' }, { token: 'x', said: 'later', form: null }],
    ['a form that is confirmed there', { t: 'x', form: 'alert' }, { token: 'x', said: null, form: 'alert' }],
    ['nothing', {}, { token: '', said: null, form: null }],
    ['twice the same', { t: ['x', 'y'], said: ['done', 'gone'] }, { token: '', said: null, form: null }],
    ['what nobody says', { t: 'x', said: 'paid', form: 'contact' }, { token: 'x', said: null, form: null }],
  ])('%s', (_, asked, read) => {
    expect(readLinkQuery(asked)).toEqual(read);
  });

  test('leaves out what there is not', () => {
    expect(linkQuery({ t: 'x', said: 'done', form: null })).toEqual({ t: 'x', said: 'done' });
  });
});
