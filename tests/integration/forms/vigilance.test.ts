import { writeFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { followLink } from '../../../lib/confirmation/actions.ts';
import { sendContact } from '../../../lib/contact/actions.ts';
import { type Locale, MARKETS } from '../../../lib/platform/markets.ts';
import { closeTransport } from '../../../lib/services/mail/transport.ts';
import { bumpContentVersion } from '../../../lib/services/prismic/content-state.ts';
import { placeOf } from '../../../lib/services/store/files.ts';
import { outbox } from '../../../lib/services/store/schema.ts';
import { deliverRow } from '../../../lib/worker/deliver.ts';
import { eraseExpired } from '../../../lib/worker/erase.ts';
import { createFaults } from '../../../packages/sandbox/control/faults.ts';
import { startMail } from '../../../packages/sandbox/mail/smtp.ts';
import { sampleFiles } from '../../../packages/tools/lib/resilience/sample-files.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn, newVisitor, posted, scripted, tokenOf } from '../../setup/forms.ts';
import { startServices } from '../../setup/services.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { fakeClamd } from '../../unit/uploads/fake-clamd.ts';
import { EICAR } from '../../unit/uploads/sample.ts';

const services = await startServices();
const forms = formsOn();

const letter = {
  locale: 'fr-fr',
  name: 'Camille Aubert',
  email: 'camille@exemple.fr',
  country: 'FR',
  message: 'La crème m’a donné une allergie.',
  attachments: [...sampleFiles],
};
const send = async (more: object = {}) => {
  newVisitor();
  return sendContact(null, await scripted('contact', { ...letter, ...more }));
};
const teams = async () => (await forms.mails('contact-team')).map(({ to }) => to.address);
const receipt = async () => (await forms.mails('contact-received'))[0]?.values;
const erase = async () => followLink(posted({ token: tokenOf((await receipt())?.deleteUrl) }));
const deliver = (address: string) =>
  forms.place.store.db
    .update(outbox)
    .set({ state: 'sent', sentAt: sql`now()` })
    .where(eq(sql`${outbox.delivery} -> 'to' ->> 'address'`, address));

describe('a message that may be about an adverse event', () => {
  test('goes to both mailboxes, once each, with its tag and files, in our own words; the receipt says where to declare', async () => {
    changed.NOTIFICATION_TEMPLATE_ID = 12;
    expect(await send()).toEqual({ status: 'done' });
    expect((await teams()).sort()).toEqual(['contact@silene.example', 'vigilance@silene.example']);
    for (const mail of await forms.mails('contact-team')) {
      expect(mail).toMatchObject({ withFiles: true, mustArrive: true, values: { vigilance: true } });
      expect(mail.providerTemplateId).toBeUndefined();
    }
    expect(await forms.dueDeliveries()).toHaveLength(3);
    expect((await receipt())?.vigilance).toEqual({
      text: expect.stringContaining('effet indésirable'),
      link: { text: 'Déclarer un effet indésirable', url: 'https://signalement.social-sante.gouv.fr/' },
    });
  });

  test.each<[string, object, string[]]>([
    ['without a mailbox of its own', { VIGILANCE_MAILBOX: undefined }, ['contact@silene.example']],
    ['with the same mailbox twice', { VIGILANCE_MAILBOX: 'contact@silene.example' }, ['contact@silene.example']],
  ])('%s goes to one, with its tag', async (_, settings, boxes) => {
    Object.assign(changed, settings);
    await send();
    expect(await teams()).toEqual(boxes);
    expect(await forms.mails('contact-team')).toMatchObject([{ mustArrive: true, values: { vigilance: true } }]);
  });

  test.each<[Locale, string, string]>([
    ['fr-be', 'Un effet secondaire.', 'http://be.localhost:3000/informations-legales/vigilance'],
    ['nl-be', 'Een bijwerking.', 'http://be.localhost:3000/nl/juridische-informatie/bijwerkingen-melden'],
    ['fr-tn', 'Un surdosage.', 'http://tn.localhost:3000/informations-legales/vigilance'],
  ])('in %s names the place of its country, in full', async (locale, message, url) => {
    newVisitor(`${MARKETS[locale].country}.localhost:3000`);
    await sendContact(null, await scripted('contact', { ...letter, locale, message }));
    expect((await receipt())?.vigilance?.link?.url).toBe(url);
  });

  test('one that waits to be confirmed without script does the same afterwards', async () => {
    newVisitor();
    const { token } = (await sendContact(null, posted(letter))) as { token: string };
    expect(await forms.deliveries()).toEqual([]);
    await sendContact(null, posted({ token }));
    expect(await teams()).toHaveLength(2);
    expect((await receipt())?.vigilance).not.toBeNull();
  });

  test('is erased by its link once both mailboxes have it, with its files, and not before', async () => {
    await send();
    expect(await erase()).toEqual({ outcome: 'later', purpose: 'submission-delete' });
    await deliver('contact@silene.example');
    expect(await erase()).toMatchObject({ outcome: 'later' });
    expect(await eraseExpired(forms.place.store)).toMatchObject({ submissions: 0 });
    expect(await forms.deliveries()).toHaveLength(3);
    expect(forms.onDisk()).toHaveLength(sampleFiles.length);
    await deliver('vigilance@silene.example');
    // The request for erasure was stored: nobody has to press the button again.
    expect(await eraseExpired(forms.place.store)).toMatchObject({ submissions: 1 });
    expect(await forms.rows()).toEqual({ submissions: [], files: [] });
  });

  test('pressed again after they have it, the link does it at once', async () => {
    await send();
    const deleteUrl = (await receipt())?.deleteUrl;
    await deliver('contact@silene.example');
    await deliver('vigilance@silene.example');
    expect(await followLink(posted({ token: tokenOf(deleteUrl) }))).toMatchObject({ outcome: 'done' });
    expect(forms.onDisk()).toEqual([]);
    expect(await followLink(posted({ token: tokenOf(deleteUrl) }))).toMatchObject({ outcome: 'gone' });
  });
});

test('reaches both mailboxes without a file that the antivirus refuses, and is erased afterwards', async () => {
  expectConsole('error', /^\[outbox\] AppError: the antivirus refused file /);
  const mail = await startMail({ stateDir: temporaryDir(), faults: createFaults() });
  const clamd = await fakeClamd();
  Object.assign(changed, { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, ANTIVIRUS_URL: clamd.url });
  await send({ name: 'Bram Peeters', message: 'Een bijwerking: une rougeur, voir la photo. Effet secondaire.' });
  const suspect = (await forms.rows()).files.find(({ name }) => name === 'cv.pdf');
  writeFileSync(placeOf(forms.place.store.filesDir, suspect?.id ?? ''), EICAR);
  const deliveries = await forms.place.store.db.select().from(outbox);
  for (const { id } of deliveries) expect(await deliverRow(forms.place.store, id)).toBe('sent');
  const teamMails = (await mail.inbox.list()).filter(({ to }) =>
    to.some((address) => address.endsWith('@silene.example')),
  );
  expect(teamMails.flatMap(({ to }) => to).sort()).toEqual(['contact@silene.example', 'vigilance@silene.example']);
  for (const { id } of teamMails) {
    const message = (await mail.inbox.read(id))?.message;
    expect(message?.subject).toMatch(/^\[vigilance\] /);
    expect(message?.text).toContain('Fichiers refusés\n  cv.pdf\n');
    expect(message?.attachments).toMatchObject([{ name: 'lettre.pdf' }]);
  }
  expect(await erase()).toMatchObject({ outcome: 'done' });
  expect(forms.onDisk()).toEqual([]);
  closeTransport();
  await Promise.all([mail.close(), clamd.stop()]);
});

test('any other message goes where it went, and is erased at once', async () => {
  await send({ message: 'Où acheter la crème ?' });
  expect(await teams()).toEqual(['contact@silene.example']);
  const [mail] = await forms.mails('contact-team');
  expect(mail?.values.vigilance).toBe(false);
  expect(mail).not.toHaveProperty('mustArrive');
  expect((await receipt())?.vigilance).toBeNull();
  expect(await erase()).toMatchObject({ outcome: 'done' });
});

test('while the words cannot be read no message is refused, and each may be about one', async () => {
  expectConsole('error', /vigilance/);
  bumpContentVersion();
  services.faults.set({ service: 'content', operation: '*', kind: 'status', share: 1, seed: 1 });
  expect(await send({ message: 'Où acheter la crème ?' })).toEqual({ status: 'done' });
  expect(await teams()).toHaveLength(2);
  expect((await receipt())?.vigilance).toBeNull();
});
