import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { composeMail } from '../../../lib/mail/compose.ts';
import { sampleDelivery } from '../../../lib/mail/preview.ts';
import { senderIn } from '../../../lib/mail/sender.ts';
import { bumpContentVersion } from '../../../lib/services/prismic/content-state.ts';
import type { MailDelivery } from '../../../lib/services/store/deliveries.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';
import { startServices } from '../../setup/services.ts';

const services = await startServices();
const id = '0192f0c4-7d7e-7000-8000-000000000001';
const files = [{ name: 'cv.pdf', type: 'application/pdf', content: Buffer.from('x') }];

describe('the sender', () => {
  test('is the organisation that the content names, in the language of the mail', async () => {
    const { text, from } = await composeMail(sampleDelivery('newsletter-confirm', 'nl-be'), { id });
    expect(text).toContain(
      'Laboratoires Silène SAS\n12 chemin des Simples, 26150 Die, Frankrijk\nhttp://be.localhost:3000/nl\n',
    );
    expect(from).toEqual({ name: 'Laboratoires Silène', address: 'bonjour@silene.example' });
  });

  test('is read once for many mails', async () => {
    await composeMail(sampleDelivery('newsletter-confirm', 'fr-be'), { id });
    const before = services.operations('content').length;
    await composeMail(sampleDelivery('newsletter-welcome', 'fr-be'), { id });
    expect(services.operations('content')).toHaveLength(before);
  });

  test.each([
    ['Luxemburg', 'Luxemburg'],
    ['fr ', 'Frankrijk'],
    [' BE', 'België'],
    ['F', 'F'],
    ['', 'Frankrijk'],
    [null, 'Frankrijk'],
  ])('has an address also where the editor wrote %j as the country: %s', async (org_country, shown) => {
    const drafts = services.content?.repository.drafts;
    const settings = drafts?.all().find(({ type, lang }) => type === 'settings' && lang === 'nl-be');
    if (!drafts || !settings) throw new Error('this test needs the settings of nl-be');
    drafts.save({ ...settings, data: { ...settings.data, org_country } });
    drafts.publish(settings.id);
    bumpContentVersion();
    expect(await senderIn('nl-be', Number.POSITIVE_INFINITY)).toEqual({
      name: 'Laboratoires Silène',
      legalName: 'Laboratoires Silène SAS',
      address: `12 chemin des Simples, 26150 Die, ${shown}`,
    });
    await services.content?.reset();
  });

  test('is the one of the settings when the content service does not answer: no mail waits for it', async () => {
    services.server.use(
      http.all('*/api/v2/*', () => HttpResponse.error()),
      http.all('*/api/v2', () => HttpResponse.error()),
    );
    bumpContentVersion();
    changed.MAIL_FROM = 'Maison Test <test@silene.example>';
    const lines = expectConsole('error', /^\[mail\] AppError/);
    const { text } = await composeMail(sampleDelivery('newsletter-confirm', 'fr-tn'), { id });
    expect(text).toContain('\nMaison Test\nhttp://tn.localhost:3000\n');
    await composeMail(sampleDelivery('newsletter-confirm', 'fr-tn'), { id });
    expect(lines).toHaveLength(1);
  });
});

describe('files', () => {
  const team = sampleDelivery('application-team', 'fr-fr');

  test('travel where the delivery says so, and are named', async () => {
    const message = await composeMail({ ...team, withFiles: true } as MailDelivery, { id, attachments: files });
    expect(message.files).toEqual(files);
    expect(message.text).toContain('Pièces jointes\n  cv.pdf');
  });

  test('stay where they are otherwise', async () => {
    const message = await composeMail(team, { id, attachments: files });
    expect(message.files).toEqual([]);
    expect(message.text).not.toContain('cv.pdf');
  });
});

test('whoever sent a return is answered by replying', async () => {
  const replyTo = { address: 'elise@example.org' };
  const message = await composeMail({ ...sampleDelivery('return-team', 'fr-fr'), replyTo } as MailDelivery, { id });
  expect(message.replyTo).toEqual(replyTo);
  expect(message.text).toContain('votre réponse part à elise@example.org.');
});

test.each<[address: string, isReplied: boolean]>([
  [`${'e'.repeat(64)}@example.org`, true],
  ["o'hara+sav@example.org", true],
  [`${'e'.repeat(65)}@example.org`, false],
  ['.elise@example.org', false],
  ['elise.@example.org', false],
  ['el...ise@example.org', false],
])('an address that services refuse is no reply address, and the text says so: %s', async (address, isReplied) => {
  for (const template of ['contact-team', 'application-team', 'withdrawal-team', 'return-team'] as const) {
    const sample = sampleDelivery(template, 'nl-be');
    const values = { ...sample.values, email: address };
    const message = await composeMail({ ...sample, values, replyTo: { address } } as MailDelivery, { id });
    expect(message.replyTo).toEqual(isReplied ? { address } : undefined);
    const told = isReplied ? 'uw antwoord gaat naar ' : 'Beantwoord deze e-mail niet: schrijf naar ';
    const text = message.text.replace(/\s/g, '');
    expect(text).toContain(told.replace(/\s/g, '') + address);
  }
});
