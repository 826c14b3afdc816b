import { describe, expect, test } from 'vitest';
import { followLink } from '../../../lib/links/actions.ts';
import { subscribe } from '../../../lib/newsletter/actions.ts';
import { formsOn, posted, tokenOf } from '../../setup/forms.ts';
import { newRequest } from '../../setup/next/headers.ts';

const fields = { locale: 'nl-be', email: 'camille@exemple.fr', registration_channel: 'newsletter_block' };

/** A browser that posts a form itself. */
const withoutScript = () =>
  newRequest({
    host: 'be.localhost:3000',
    headers: { 'x-client-address': '203.0.113.200', 'content-type': 'multipart/form-data; boundary=x' },
  });

const redirectOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => expect.unreachable(),
    (error: { to?: string }) => error.to ?? '',
  );

describe('a short form that a browser posts itself', () => {
  const forms = formsOn();

  test('is confirmed on the page of links, which says what comes of it', async () => {
    withoutScript();
    const asked = await redirectOf(subscribe(null, posted(fields)));
    expect(asked).toMatch(/^\/nl\/uw-aanvraag\?t=submission-confirm\.[^&]+&form=newsletter$/);
    expect(await forms.subscribers()).toEqual([]);
    const token = tokenOf(new URL(asked, 'http://be.localhost:3000'));
    const press = () => redirectOf(followLink(null, posted({ token, locale: 'nl-be', form: 'newsletter' })));
    expect(await press()).toBe(`/nl/uw-aanvraag?t=${token}&said=done&form=newsletter`);
    expect(await forms.subscribers()).toMatchObject([{ email: 'camille@exemple.fr', locale: 'nl-be' }]);
    expect(await press()).toContain('said=done');
    expect(await redirectOf(followLink(null, posted({ token: 'cut', locale: 'nl-be' })))).toContain('said=invalid');
  });

  test('gets its mistakes in its own page', async () => {
    withoutScript();
    expect(await subscribe(null, posted({ ...fields, email: 'camille' }))).toMatchObject({ status: 'error' });
  });
});
