import { describe, expect, test } from 'vitest';
import { followLink } from '../../../lib/confirmation/actions.ts';
import { sendContact } from '../../../lib/contact/actions.ts';
import { readLink } from '../../../lib/links/signed.ts';
import { takeMail } from '../../../lib/rate-limit/consume.ts';
import { sampleFiles } from '../../../packages/tools/lib/resilience/sample-files.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn, newVisitor, posted, scripted, solvedProof, tokenOf } from '../../setup/forms.ts';
import { startServices } from '../../setup/services.ts';
import { DRIVERS } from '../../setup/store.ts';

await startServices();

const letter = {
  locale: 'fr-fr',
  requester_type: 'je_suis_une_sage_femme',
  name: 'Élise D’Hondt',
  email: 'Elise@Exemple.FR',
  phone_number: '+32 470-12 34 56',
  country: 'BE',
  message: 'Bonjour,\nle lot 42 est-il rappelé ?',
  attachments: [...sampleFiles],
};
const kept = {
  requester_type: 'je_suis_une_sage_femme',
  name: 'Élise D’Hondt',
  email: 'elise@exemple.fr',
  phone_number: '+32 470-12 34 56',
  country: 'BE',
  message: 'Bonjour,\nle lot 42 est-il rappelé ?',
};
const send = (data: FormData) => sendContact(null, data);

describe.each(DRIVERS)('the contact form on the %s store', (driver) => {
  const forms = formsOn(driver);

  test('"attachments: a file list": what was written is kept with its files, and two mails wait', async () => {
    expect(await send(await scripted('contact', letter))).toEqual({ status: 'done' });
    const { submissions, files } = await forms.rows();
    expect(submissions).toMatchObject([
      { form: 'contact', locale: 'fr-fr', state: 'accepted', payload: kept, deliveries: [] },
    ]);
    expect(Object.keys(submissions[0]?.payload ?? {}).sort()).toEqual(Object.keys(kept).sort());
    expect(files.map(({ field, name, type, size }) => ({ field, name, type, size }))).toEqual(
      sampleFiles.map(({ name, size }) => ({ field: 'attachments', name, type: 'application/pdf', size })),
    );
    expect(forms.onDisk().sort()).toEqual(files.map(({ id }) => id).sort());
    expect(await forms.dueDeliveries()).toHaveLength(2);
  });

  test('the team gets all of it and can answer, the sender gets a copy with a link that erases it', async () => {
    await send(await scripted('contact', letter));
    const id = (await forms.rows()).submissions[0]?.id;
    const sender = { name: 'Élise D’Hondt', address: 'elise@exemple.fr' };
    expect(await forms.deliveries()).toHaveLength(2);
    expect(await forms.mails('contact-team')).toMatchObject([
      {
        to: { address: 'contact@silene.example' },
        replyTo: sender,
        withFiles: true,
        locale: 'fr-fr',
        values: {
          reference: id,
          name: kept.name,
          email: kept.email,
          message: kept.message,
          requesterType: 'Sage-femme',
          phone: kept.phone_number,
          country: 'Belgique',
        },
      },
    ]);
    const [copy] = await forms.mails('contact-received');
    expect(copy).toMatchObject({ to: sender, values: { name: kept.name, fileNames: ['cv.pdf', 'lettre.pdf'] } });
    expect(copy?.withFiles).toBeUndefined();
    expect(copy?.values.deleteUrl).toMatch(/^http:\/\/fr\.localhost:3000\/votre-demande\?t=/);
    expect(await followLink(posted({ token: tokenOf(copy?.values.deleteUrl) }))).toMatchObject({
      outcome: 'done',
    });
    expect(await forms.rows()).toEqual({ submissions: [], files: [] });
    expect(await forms.deliveries()).toEqual([]);
    expect(forms.onDisk()).toEqual([]);
    expect(await followLink(posted({ token: tokenOf(copy?.values.deleteUrl) }))).toMatchObject({
      outcome: 'gone',
    });
  });

  test('"phone_number: optional": what may be left out may be left out', async () => {
    const { requester_type: _, phone_number: __, attachments: ___, ...least } = letter;
    const data = await scripted('contact', { ...least, requester_type: '', phone_number: '' });
    // What a browser posts for a file field without a chosen file.
    data.append('attachments', new File([], ''));
    expect(await send(data)).toEqual({ status: 'done' });
    const { submissions, files } = await forms.rows();
    const { requester_type: ____, phone_number: _____, ...left } = kept;
    expect(submissions[0]?.payload).toEqual(left);
    expect(files).toEqual([]);
    expect(await forms.mails('contact-team')).toMatchObject([{ values: { requesterType: '', phone: '' } }]);
  });

  test('a double click, twenty times at once, is one message', async () => {
    const data = await scripted('contact', letter);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(data)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['done']));
    expect((await forms.rows()).submissions).toHaveLength(1);
    expect(await forms.deliveries()).toHaveLength(2);
    expect(await forms.dueDeliveries()).toHaveLength(2);
    expect(forms.onDisk()).toHaveLength(2);
  });

  test('fifteen visitors at once do not wait for one another', async () => {
    const posts = await Promise.all(
      Array.from({ length: 15 }, (_, index) => scripted('contact', { ...letter, email: `v${index}@exemple.fr` })),
    );
    const answers = await Promise.all(
      posts.map((data) => {
        newVisitor();
        return send(data);
      }),
    );
    expect(answers.filter(({ status }) => status === 'done')).toHaveLength(15);
    expect(await forms.deliveries()).toHaveLength(30);
  });

  test('without script it is held and nothing leaves; one more button sends it, once', async () => {
    const first = await send(posted(letter));
    const again = await send(posted(letter));
    expect([first.status, again.status]).toEqual(['confirm', 'confirm']);
    expect((await forms.rows()).submissions).toMatchObject([{ state: 'held', payload: kept }]);
    expect(await forms.deliveries()).toEqual([]);
    const { token } = again as { token: string };
    // "sans ce clic, tout est effacé demain": until then the button is valid.
    const tonight = Date.now() + 23 * 3_600_000;
    expect(readLink(token, process.env.FORMS_SECRET ?? '', tonight)).toMatchObject({ valid: true });
    const answers = await Promise.all([1, 2, 3].map(() => send(posted({ token }))));
    expect(answers.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect((await forms.rows()).submissions).toMatchObject([{ state: 'accepted', deliveries: [] }]);
    expect(await forms.mails('contact-team')).toHaveLength(1);
    expect(await forms.mails('contact-received')).toHaveLength(1);
    expect(await forms.dueDeliveries()).toHaveLength(2);
    // The same contents again: they have been sent already.
    expect(await send(posted(letter))).toEqual({ status: 'done' });
  });

  test('a page promises no copy that is not sent, however the message is sent, and however often', async () => {
    const notMailed = { status: 'done', mailed: false };
    for (const _ of [1, 2, 3]) await takeMail(kept.email);
    const data = await scripted('contact', { ...letter, message: 'Avec script.' });
    expect([await send(data), await send(data)]).toEqual([notMailed, notMailed]);
    const held = await send(posted({ ...letter, message: 'Sans script.' }));
    const { token } = held as { token: string };
    expect(held).toEqual({ status: 'confirm', token });
    expect([await send(posted({ token })), await send(posted({ token }))]).toEqual([notMailed, notMailed]);
    expect(await send(posted({ ...letter, message: 'Sans script.' }))).toEqual(notMailed);
    expect(await forms.mails('contact-team')).toHaveLength(2);
    expect(await forms.mails('contact-received')).toEqual([]);
  });

  test('messages that nobody confirms take none of the copies that an address gets in a day', async () => {
    const hold = async (message: string) => {
      newVisitor();
      const { token } = (await send(posted({ ...letter, message }))) as { token: string };
      return () => send(posted({ token }));
    };
    const held = [];
    for (const each of [1, 2, 3, 4]) held.push(await hold(`Message ${each}.`));
    expect(await send(await scripted('contact', letter))).toEqual({ status: 'done' });
    const states = [];
    for (const press of held.slice(0, 3)) states.push(await press());
    expect(states).toEqual([{ status: 'done' }, { status: 'done' }, { status: 'done', mailed: false }]);
    expect(await forms.mails('contact-received')).toHaveLength(3);
    expect(await forms.mails('contact-team')).toHaveLength(4);
  });

  test('a proof is good for one message; a second one with it is refused and keeps what was typed', async () => {
    expectConsole('error', /no valid proof of work: used already/);
    const proof = await solvedProof('contact');
    const post = (message: string) =>
      send(posted({ ...letter, message, scripted: 'true', proof, key: crypto.randomUUID() }));
    expect(await post('Un.')).toEqual({ status: 'done' });
    expect(await post('Deux.')).toMatchObject({
      status: 'error',
      problem: { code: 'proof' },
      result: { initialValue: { message: 'Deux.', email: letter.email } },
    });
    expect((await forms.rows()).submissions).toHaveLength(1);
    expect(forms.onDisk()).toHaveLength(2);
  });
});
