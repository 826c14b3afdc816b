import { sampleFiles } from '../../packages/tools/lib/resilience/sample-files.ts';
import { editorSettings } from '../../packages/tools/lib/test-settings.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { linkIn, mailTo } from '../fixtures/inbox.ts';
import { pathOf, settings } from '../fixtures/places.ts';
import { plainBrowser } from '../fixtures/plain-browser.ts';
import { expect, test } from '../fixtures/test.ts';

/** The editor's site has a Brevo key: its submissions are delivered by the embedded Brevo. */
const editor = editorSettings(settings);
const site = editor.values.SITE_URL_FR ?? '';
const desk = `http://127.0.0.1:${settings.ports.SANDBOX_PORT}`;

type Contact = { email: string; listIds: number[] };

async function contact(email: string): Promise<Contact | undefined> {
  const contacts = (await (await fetch(`${desk}/brevo/contacts`)).json()) as Contact[];
  return contacts.find((each) => each.email === email);
}

const visitor = plainBrowser(site, { settings: editor });

test('Brevo delivers a message with its file, and the copy to whoever wrote', { tag: WHOLE }, async ({ sandbox }) => {
  await sandbox.reset();
  const email = 'camille.brevo@exemple.fr';
  await visitor.submit(pathOf('fr-fr', '/contact'), 'name="message"', [
    ['name', 'Camille Brevo'],
    ['email', email],
    ['country', 'FR'],
    ['message', 'Par Brevo'],
    ['attachments', sampleFiles[0] as File],
  ]);
  const team = await mailTo(settings.values.CONTACT_MAILBOX ?? '', 'Camille Brevo');
  expect(team).toMatchObject({ via: 'brevo', attachments: [{ name: 'cv.pdf', size: sampleFiles[0]?.size }] });
  expect(await mailTo(email)).toMatchObject({ via: 'brevo' });
});

test('Brevo’s list has an address once it is confirmed, and no longer once it has left', { tag: WHOLE }, async ({
  sandbox,
}) => {
  await sandbox.reset();
  const email = 'dominique.brevo@exemple.fr';
  await visitor.submit('/', 'name="registration_channel"', [['email', email]]);
  const question = await mailTo(email);
  expect(await contact(email)).toBeUndefined();
  const follow = async (link: string) => {
    const { pathname, search } = new URL(link);
    const { text } = await visitor.press(await visitor.open(pathname + search));
    expect(text).not.toContain('name="token"');
  };
  await follow(linkIn(question, 'newsletter-confirm'));
  await expect.poll(async () => (await contact(email))?.listIds).toEqual([7]);
  const welcome = await mailTo(email, 'Bienvenue');
  await follow(linkIn(welcome, 'newsletter-leave'));
  await expect.poll(async () => (await contact(email))?.listIds).toEqual([]);
});
