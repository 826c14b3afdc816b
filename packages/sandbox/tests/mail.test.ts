import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { temporaryDir } from '../../../tests/setup/temporary-dir.ts';
import { openInbox } from '../mail/inbox.ts';
import { startMail } from '../mail/smtp.ts';
import { converse, openMail } from './mail-fixture.ts';

const bytes = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'));
const envelope = { from: 'a@silene.example', to: ['b@exemple.fr'] };

describe('the mail server', () => {
  it('has the message on the disk when it says 250', async () => {
    const { send, stateDir } = await openMail();
    const { response, messageId } = await send();
    expect(response).toMatch(/^250 /);
    const files = await readdir(path.join(stateDir, 'mail'));
    const [name = ''] = files.filter((file) => file.endsWith('.eml'));
    expect(await readFile(path.join(stateDir, 'mail', name), 'utf8')).toContain(`Message-ID: ${messageId}\r\n`);
    expect(await openInbox(stateDir).list()).toMatchObject([
      { id: path.basename(name, '.eml'), messageId, via: 'smtp' },
    ]);
  });

  it('takes any name and password, or none, and offers no TLS', async () => {
    const { transport, port, listed } = await openMail();
    await transport({ auth: { user: 'anybody', pass: 'anything' } }).sendMail({
      to: 'b@exemple.fr',
      from: 'a@c.example',
    });
    expect(await listed()).toHaveLength(1);
    expect(await converse(port, ['EHLO site.test'])).not.toContain('STARTTLS');
  });

  it('refuses more than 40 MB', async () => {
    const { port } = await openMail();
    const heard = await converse(port, ['EHLO site.test', 'MAIL FROM:<a@c.example> SIZE=50000000']);
    expect(heard).toContain('SIZE 41943040');
    expect(heard).toMatch(/^552 /m);
  });

  it('says in a sentence that its port is taken', async () => {
    const { port, stateDir } = await openMail();
    await expect(startMail({ port, stateDir })).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken: the Mail server`);
  });

  it('closes while a sender is connected', async () => {
    const { transport, close } = await openMail();
    await transport({ pool: true }).sendMail({ from: 'a@c.example', to: 'b@exemple.fr' });
    await expect(close()).resolves.toBeUndefined();
  });
});

describe('the inbox', () => {
  it('keeps the latest, and their files only', async () => {
    const stateDir = temporaryDir();
    const inbox = openInbox(stateDir, { kept: 2 });
    for (const subject of ['one', 'two', 'three'])
      await inbox.add({ raw: bytes(`Subject: ${subject}\n\nText`), envelope, via: 'smtp' });
    expect((await inbox.list()).map(({ subject }) => subject)).toEqual(['three', 'two']);
    expect(await readdir(path.join(stateDir, 'mail'))).toHaveLength(3);
  });

  it('forgets on opening what was never confirmed, and what is not there', async () => {
    const stateDir = temporaryDir();
    const before = openInbox(stateDir);
    const { id } = await before.add({ raw: bytes('Subject: kept\n\nText'), envelope, via: 'smtp' });
    const gone = await before.add({ raw: bytes('Subject: gone\n\nText'), envelope, via: 'smtp' });
    const folder = path.join(stateDir, 'mail');
    await writeFile(path.join(folder, 'half-written.eml'), 'Subj');
    await rm(path.join(folder, `${gone.id}.eml`));
    const after = openInbox(stateDir);
    expect((await after.list()).map((entry) => entry.id)).toEqual([id]);
    await expect.poll(() => readdir(folder)).toEqual([`${id}.eml`, 'index.json'].sort());
  });

  it('keeps what is no message at all', async () => {
    const inbox = openInbox(temporaryDir());
    const raw = Buffer.from([0, 255, 13, 10, 13, 10, 128]);
    const { id } = await inbox.add({ raw, envelope: { from: '', to: ['b@exemple.fr'] }, via: 'smtp' });
    expect((await inbox.read(id))?.raw).toEqual(raw);
  });
});

describe('the list', () => {
  test.each([
    ['', ['Retour', 'Bonjour']],
    ['?limit=1', ['Retour']],
    ['?limit=none', ['Retour', 'Bonjour']],
    ['?to=LEA@', ['Bonjour']],
    ['?to=cachee@exemple.fr', ['Retour']],
    ['?q=CALENDULA', ['Bonjour']],
    ['?q=retour&to=lea', []],
  ])('%s gives %j', async (query, subjects) => {
    const { send, listed } = await openMail();
    await send({ subject: 'Bonjour', text: 'Une crème au calendula.' });
    await send({ subject: 'Retour', to: 'max@exemple.be', bcc: 'cachee@exemple.fr', text: 'Rien.' });
    expect((await listed(query)).map(({ subject }) => subject)).toEqual(subjects);
  });

  it('searches what was there before a restart', async () => {
    const { send, stateDir } = await openMail();
    await send({ text: undefined, html: '<p>Au <b>calendula</b></p>' });
    expect(await openInbox(stateDir).list({ q: 'calendula' })).toHaveLength(1);
    expect(await openInbox(stateDir).list({ q: '<b>' })).toEqual([]);
  });

  it('is emptied by DELETE, not from another site, and by the reset', async () => {
    const { send, desk, listed, stateDir } = await openMail();
    await send();
    const headers = { origin: 'http://elsewhere.test' };
    expect((await desk('/inbox/messages', { method: 'DELETE', headers })).status).toBe(403);
    expect(await listed()).toHaveLength(1);
    expect((await desk('/inbox/messages', { method: 'DELETE' })).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect(await readdir(path.join(stateDir, 'mail'))).toEqual(['index.json']);
    await send();
    await desk('/control/reset', { method: 'POST' });
    expect(await listed()).toEqual([]);
  });
});

describe('one message', () => {
  it('is told whole', async () => {
    const { send, listed, desk } = await openMail();
    const { messageId } = await send({
      replyTo: 'Léa <lea@exemple.fr>',
      html: '<p>Bonjour</p>',
      headers: { 'X-Reference': 'SIL-1', 'List-Unsubscribe': '<https://fr.example/x>' },
      attachments: [{ filename: 'été.txt', content: 'un été' }],
    });
    const [{ id = '' } = {}] = await listed();
    expect(await (await desk(`/inbox/messages/${id}`)).json()).toMatchObject({
      id,
      messageId,
      via: 'smtp',
      from: 'Laboratoires Silène <bonjour@silene.example>',
      to: ['lea@exemple.fr'],
      subject: 'Crème de jour : de retour',
      envelope: { from: 'bonjour@silene.example', to: ['lea@exemple.fr'] },
      headers: {
        'reply-to': 'Léa <lea@exemple.fr>',
        'x-reference': 'SIL-1',
        'list-unsubscribe': '<https://fr.example/x>',
      },
      text: expect.stringContaining('la crème est là'),
      html: expect.stringContaining('<p>Bonjour</p>'),
      attachments: [{ name: 'été.txt', type: 'text/plain', size: 8 }],
    });
  });

  it('gives its source as text and its files as downloads', async () => {
    const { send, listed, desk } = await openMail();
    await send({ attachments: [{ filename: 'page "é".html', content: '<script>1</script>' }] });
    const [{ id = '' } = {}] = await listed();
    const source = await desk(`/inbox/messages/${id}/source`);
    expect(source.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await source.text()).toMatch(/^From: =\?UTF-8/);
    const file = await desk(`/inbox/messages/${id}/attachments/0`);
    expect(await file.text()).toBe('<script>1</script>');
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''page%20%22%C3%A9%22.html",
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['', '/source', '/attachments/0'])('that is not there has no %j', async (part) => {
    const { desk } = await openMail();
    expect((await desk(`/inbox/messages/none${part}`)).status).toBe(404);
  });
});
