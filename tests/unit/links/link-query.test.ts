import { describe, expect, test } from 'vitest';
import { linkQuery, readLinkQuery } from '../../../lib/links/signed.ts';

describe('the address of a page of links', () => {
  test.each([
    ['a link of a mail', { t: 'x.y' }, { token: 'x.y', outcome: null, form: null }],
    ['its button, pressed without script', { t: 'x', outcome: 'gone' }, { token: 'x', outcome: 'gone', form: null }],
    ['a wish that waits', { t: 'x', outcome: 'later' }, { token: 'x', outcome: 'later', form: null }],
    ['a form that is confirmed there', { t: 'x', form: 'alert' }, { token: 'x', outcome: null, form: 'alert' }],
    ['nothing', {}, { token: '', outcome: null, form: null }],
    ['twice the same', { t: ['x', 'y'], outcome: ['done', 'gone'] }, { token: '', outcome: null, form: null }],
    ['what nobody says', { t: 'x', outcome: 'paid', form: 'contact' }, { token: 'x', outcome: null, form: null }],
  ])('%s', (_, query, read) => {
    expect(readLinkQuery(query)).toEqual(read);
  });

  test('leaves out what there is not', () => {
    expect(linkQuery({ t: 'x', outcome: 'done', form: null })).toEqual({ t: 'x', outcome: 'done' });
  });
});
