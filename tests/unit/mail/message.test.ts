import { describe, expect, test } from 'vitest';
import { messageOf } from '../../../lib/mail/compose.ts';
import { sampleDelivery } from '../../../lib/mail/preview.ts';
import { MAIL_TEMPLATES } from '../../../lib/mail/write.ts';
import type { MailFile } from '../../../lib/services/mail/message.ts';
import type { MailDelivery, MailTemplate } from '../../../lib/services/store/deliveries.ts';

const id = '0192f0c4-7d7e-7000-8000-000000000001';
const from = { name: 'Laboratoires Silène', address: 'bonjour@silene.example' };
const written = { subject: 'Sujet', html: '<p>', text: 'x' };

const message = (more: Partial<MailDelivery> = {}, subject = 'Sujet', files: MailFile[] = []) =>
  messageOf(
    { ...sampleDelivery('contact-received', 'fr-be'), ...more } as MailDelivery,
    { ...written, subject },
    {
      id,
      from,
      siteUrl: 'http://be.localhost:3000',
      files,
    },
  );

test('the Message-ID is the id of the outbox row at the host of the market, without port', () => {
  expect(message().messageId).toBe(`<${id}@be.localhost>`);
});

test('a subject is one line', () => {
  expect(message({}, 'Bonjour\r\nBcc: eve@example.org\u0000').subject).toBe('Bonjour Bcc: eve@example.org');
});

test('names are stripped of what could end them, in every header', () => {
  const { to, replyTo } = message({
    to: { name: 'Eve"\r\nBcc: x', address: 'eve@example.org' },
    replyTo: { name: '<a@b.example>', address: 'elise@example.org' },
  });
  expect(to).toEqual({ name: 'Eve Bcc: x', address: 'eve@example.org' });
  expect(replyTo).toEqual({ name: 'a@b.example', address: 'elise@example.org' });
});

test.each<[template: MailTemplate, shown: string | undefined]>([
  ['contact-received', undefined],
  ['withdrawal-receipt', undefined],
  ['contact-team', 'Prix -70 % www.evil.example'],
])('an advertisement is no name beside an address that a visitor typed: %s', (template, name) => {
  const to = { name: 'Prix -70 % www.evil.example', address: 'victim@example.org' };
  expect(message({ ...sampleDelivery(template, 'fr-be'), to }).to).toEqual({
    ...(name && { name }),
    address: to.address,
  });
});

test.each(['to', 'replyTo'] as const)('an address that is two is refused for good in %s', (field) => {
  const two = { [field]: { address: 'a@b.example, c@d.example' } };
  expect(() => message(two)).toThrow(expect.objectContaining({ code: 'mailRefused' }));
});

describe('headers', () => {
  test.each(MAIL_TEMPLATES)('%s says whether it is automatic', (template) => {
    const { headers } = message(sampleDelivery(template, 'nl-be'));
    expect(headers['Auto-Submitted']).toBe(template.endsWith('-team') ? undefined : 'auto-generated');
    expect(headers['Content-Language']).toBe('nl-BE');
    expect(headers['List-Unsubscribe']).toBeUndefined();
  });

  test('one click leaves, where there is something to leave', () => {
    const { headers } = message({ unsubscribeUrl: 'https://silene.example/quitter?jeton=a.b' });
    expect(headers).toMatchObject({
      'List-Unsubscribe': '<https://silene.example/quitter?jeton=a.b>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('an address cannot bring a header of its own', () => {
    const { headers } = message({ unsubscribeUrl: 'https://silene.example/a\r\nBcc: eve@example.org>' });
    expect(headers['List-Unsubscribe']).not.toMatch(/[\r\n ]|>./);
  });
});

test('files keep their content and get a name without folders', () => {
  const content = Buffer.from('x');
  expect(message({}, 'Sujet', [{ name: '../cv.pdf', type: 'application/pdf', content }]).files).toEqual([
    { name: '.. cv.pdf', type: 'application/pdf', content },
  ]);
});

test('a template of the provider comes with what fills it', () => {
  const delivery = sampleDelivery('alert-back', 'fr-fr');
  expect(message(delivery).provided).toBeUndefined();
  expect(message({ ...delivery, providerTemplateId: 207 }).provided).toEqual({
    templateId: 207,
    params: delivery.values,
  });
});
