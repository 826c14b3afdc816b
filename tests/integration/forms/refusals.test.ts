import { describe, expect, test } from 'vitest';
import { apply, applySpontaneously } from '../../../lib/careers/actions.ts';
import { sendContact } from '../../../lib/contact/actions.ts';
import type { FormState } from '../../../lib/forms/state.ts';
import { processSingleton } from '../../../lib/platform/process.ts';
import { visitorAddress } from '../../../lib/session/request-market.ts';
import { inTurn } from '../../../lib/uploads/inspect.ts';
import { sampleFiles } from '../../../packages/tools/lib/resilience/sample-files.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn, newVisitor, posted, scripted, solvedProof } from '../../setup/forms.ts';
import { startServices } from '../../setup/services.ts';

await startServices();

const forms = formsOn();
const typed = {
  name: 'Camille Aubert',
  email: 'camille@exemple.fr',
  phone_number: '06 12 34 56 78',
  country: 'FR',
  message: 'Bonjour.',
};
const letter = { ...typed, locale: 'fr-fr', attachments: [...sampleFiles] };
const send = (data: FormData) => sendContact(null, data);

/** Runs `work` while the store cannot be opened. */
async function withoutStore<T>(work: () => Promise<T>): Promise<T> {
  const stores = processSingleton<unknown>('store');
  const open = stores.current;
  const broken = Promise.reject(new Error('no database here'));
  broken.catch(() => undefined);
  stores.current = broken;
  try {
    return await work();
  } finally {
    stores.current = open;
  }
}

async function keptNothing(): Promise<void> {
  expect(await forms.rows()).toEqual({ submissions: [], files: [] });
  expect(await forms.deliveries()).toEqual([]);
  expect(await forms.dueDeliveries()).toEqual([]);
  expect(forms.onDisk()).toEqual([]);
}

/** Expects an error that returns everything that was typed, and that nothing is stored. */
async function refused(answer: FormState, expected: object): Promise<void> {
  expect(answer).toMatchObject({ status: 'error', result: { initialValue: typed }, ...expected });
  await keptNothing();
}

describe('what was typed comes back, and nothing is kept', () => {
  test('when a field is wrong', async () => {
    const answer = await send(await scripted('contact', { ...letter, email: 'camille@', name: 'C' }));
    expect(answer).toMatchObject({
      status: 'error',
      result: {
        initialValue: { email: 'camille@', name: 'C', message: 'Bonjour.', country: 'FR' },
        error: { email: ['emailInvalid'], name: ['nameShort'] },
      },
    });
    await keptNothing();
  });

  test('when a file is not what its name says', async () => {
    const fake = new File(['MZ this is a program'], 'photo.png', { type: 'image/png' });
    const answer = await send(await scripted('contact', { ...letter, attachments: [sampleFiles[0] as File, fake] }));
    await refused(answer, { result: { error: { attachments: ['fileContent {"name":"photo.png"}'] } } });
  });

  test('when the form of a page with script comes without a proof, before its files are read', async () => {
    expectConsole('error', /no valid proof of work: absent/);
    const attachments = [new File(['GIF89a'], 'logo.pdf')];
    const answer = await send(posted({ ...letter, attachments, scripted: 'true', key: crypto.randomUUID() }));
    await refused(answer, { problem: { code: 'proof' } });
  });

  test('when too many posts with files from the address wait already', async () => {
    expectConsole('error', /too many posts with files wait/);
    const address = await visitorAddress();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const others = Array.from({ length: 20 }, () => inTurn()(address, () => ended));
    await refused(await send(posted(letter)), { problem: { code: 'unavailable' } });
    expect(await send(posted({ ...letter, attachments: [] }))).toMatchObject({ status: 'confirm' });
    end();
    await Promise.all(others);
    expect(await send(posted(letter))).toMatchObject({ status: 'confirm' });
  });

  test.each([
    ['of another form', () => solvedProof('newsletter')],
    ['that has expired', () => solvedProof('contact', { minutes: -1 })],
    ['that is garbage', async () => 'e30='],
  ])('when it comes with a proof %s', async (_, proof) => {
    expectConsole('error', /no valid proof of work/);
    const answer = await send(posted({ ...letter, scripted: 'true', proof: await proof() }));
    await refused(answer, { problem: { code: 'proof' } });
  });

  test('when the store does not open', async () => {
    expectConsole('error', /\[forms\] Error: no database here/);
    const data = await scripted('contact', letter);
    const answer = await withoutStore(() => send(data));
    await refused(answer, { problem: { code: 'unavailable' } });
  });

  test('when the database fails half way, of which the log tells no word that was typed', async () => {
    const lines = expectConsole('error', /^\[forms\] /);
    const { db } = forms.place.store;
    await db.execute('alter table submissions add constraint broken check (false) not valid');
    const answer = await send(await scripted('contact', letter));
    await db.execute('alter table submissions drop constraint broken');
    await refused(answer, { problem: { code: 'unavailable' } });
    expect(lines.join('\n')).toContain('violates check constraint "broken"');
    for (const value of [letter.email, letter.name, letter.message, letter.phone_number]) {
      expect(lines.join('\n')).not.toContain(value);
    }
  });

  test('when its key came before with other contents', async () => {
    expectConsole('error', /idempotency key reused with other contents/);
    const key = crypto.randomUUID();
    const post = async (message: string) =>
      send(posted({ ...letter, message, key, scripted: 'true', proof: await solvedProof('contact') }));
    expect(await post('Un.')).toEqual({ status: 'done' });
    expect(await post('Deux.')).toMatchObject({
      status: 'error',
      problem: { code: 'keyReused' },
      result: { initialValue: { message: 'Deux.' } },
    });
    expect((await forms.rows()).submissions).toMatchObject([{ payload: { message: 'Un.' } }]);
  });
});

describe('the button that confirms what was held', () => {
  const hold = async () => {
    const held = await send(posted(letter));
    return held.status === 'confirm' ? held.token : '';
  };
  const confirm = (token: string) => send(posted({ token }));

  test('is shown once more while the store does not open, and works afterwards', async () => {
    expectConsole('error', /\[links\] Error: no database here/);
    const token = await hold();
    expect(await withoutStore(() => confirm(token))).toEqual({ status: 'confirm', token, problem: 'unavailable' });
    expect(await confirm(token)).toEqual({ status: 'done' });
    expect(await forms.mails('contact-team')).toHaveLength(1);
  });

  test('says that nothing is there any more', async () => {
    const token = await hold();
    await forms.place.clear();
    expect(await confirm(token)).toEqual({ status: 'confirm', token, problem: 'gone' });
    expect(await confirm('x')).toEqual({ status: 'confirm', token: 'x', problem: 'gone' });
    expect(await forms.deliveries()).toEqual([]);
  });
});

describe('limits', () => {
  const message = (text: string) => scripted('contact', { ...letter, message: text, attachments: [] });

  test('the sixth message of ten minutes from one address hears when to come back, and loses nothing', async () => {
    for (const index of [1, 2, 3, 4, 5]) {
      expect(await send(await message(`Message ${index}`))).toMatchObject({ status: 'done' });
    }
    const sixth = await send(await message('Message 6'));
    expect(sixth).toMatchObject({
      status: 'error',
      problem: { code: 'limited' },
      result: { initialValue: { message: 'Message 6', name: letter.name } },
    });
    const minutes = sixth.status === 'error' ? sixth.problem?.values.minutes : null;
    expect(minutes).toBeGreaterThanOrEqual(1);
    expect(minutes).toBeLessThanOrEqual(10);
    expect((await forms.rows()).submissions).toHaveLength(5);
    newVisitor();
    expect(await send(await message('Message 6'))).toMatchObject({ status: 'done' });
  });

  test('a second click on what was accepted takes no further point', async () => {
    const data = await message('Une fois.');
    for (let click = 0; click < 7; click++) expect(await send(data)).toEqual({ status: 'done' });
    expect(await send(await message('Une autre.'))).toEqual({ status: 'done' });
  });

  test('one address is sent three copies a day; the team hears of a fourth message all the same', async () => {
    for (const index of [1, 2, 3, 4]) {
      newVisitor();
      const unmailed = index === 4 && { mailed: false };
      expect(await send(await message(`Message ${index}`))).toEqual({ status: 'done', ...unmailed });
    }
    expect(await forms.mails('contact-team')).toHaveLength(4);
    expect(await forms.mails('contact-received')).toHaveLength(3);
  });

  test('mistakes are free, up to sixty', async () => {
    const wrong = posted({ ...letter, email: '', attachments: [] });
    for (let index = 0; index < 60; index++) {
      expect(await send(wrong)).not.toHaveProperty('problem');
    }
    // The rules are no longer applied.
    expect(await send(wrong)).toMatchObject({
      problem: { code: 'limited' },
      result: { error: undefined, initialValue: { name: letter.name, message: letter.message } },
    });
  });
});

describe('"Return products and the quantity counter skip the bot check": the others do not', () => {
  const person = { locale: 'fr-fr', given_name: 'Camille', family_name: 'Aubert', email: 'camille@exemple.fr' };
  const application = { ...person, resume: sampleFiles[0] as File, cover_letter: sampleFiles[1] as File };

  test.each([
    ['contact', send, letter],
    ['spontaneous-application', (data: FormData) => applySpontaneously(null, data), application],
  ])('%s', async (_, action, fields) => {
    expectConsole('error', /no valid proof of work/);
    expect(await action(posted({ ...fields, scripted: 'true' }))).toMatchObject({ problem: { code: 'proof' } });
    await keptNothing();
  });

  test('an action that is called with something else than a form was never entered', async () => {
    await expect(apply(null, 'name=Camille' as unknown as FormData)).rejects.toThrow(TypeError);
  });
});
