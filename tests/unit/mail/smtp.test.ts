import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { messageOf } from '../../../lib/mail/compose.ts';
import { sampleContext, sampleDelivery } from '../../../lib/mail/preview.ts';
import { writeMail } from '../../../lib/mail/write.ts';
import type { MailFile, MailMessage } from '../../../lib/services/mail/message.ts';
import { closeTransport, deliver, openSmtp, SMTP_TIMES } from '../../../lib/services/mail/transport.ts';
import type { MailDelivery } from '../../../lib/services/store/deliveries.ts';
import { changed } from '../../setup/changed-settings.ts';
import { answering, startMailServer } from './mail-server.ts';

const id = '0192f0c4-7d7e-7000-8000-000000000001';
const envelope = {
  id,
  from: { name: 'Laboratoires Silène', address: 'bonjour@silene.example' },
  siteUrl: 'http://be.localhost:3000',
};

async function message(more: Partial<MailDelivery> = {}, files: MailFile[] = []): Promise<MailMessage> {
  const delivery = { ...sampleDelivery('contact-received', 'fr-be'), ...more } as MailDelivery;
  return messageOf(delivery, await writeMail(delivery, sampleContext('fr-be')), { ...envelope, files });
}

const opened: { close: () => void }[] = [];
const sockets: Socket[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
  for (const each of sockets.splice(0)) each.destroy();
  for (const each of servers.splice(0)) each.close();
  closeTransport();
});

/** Short timeouts for a server that stays silent; one that responds gets enough time, however busy the machine is. */
const silent = { greetingMs: 300, contentMs: 300 };

const smtp = (url: string, times: Partial<typeof SMTP_TIMES> = {}) => {
  const made = openSmtp({ url, times: { ...SMTP_TIMES, ...times } });
  opened.push(made);
  return made;
};

/** A server that does with each connection only what the test defines. */
async function rawServer(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    sockets.push(socket);
    onConnection(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a mail that is delivered', () => {
  test('arrives as it was composed', async () => {
    const { url, received } = await startMailServer();
    const sent = await message({ replyTo: { name: 'Élise', address: 'elise@example.org' } });
    expect(await smtp(url).send(sent)).toEqual({ id: `<${id}@be.localhost>` });
    const [{ email, from, to }] = received as [(typeof received)[0]];
    expect({ from, to }).toEqual({ from: 'bonjour@silene.example', to: ['elise@example.org'] });
    expect(email).toMatchObject({
      messageId: `<${id}@be.localhost>`,
      subject: sent.subject,
      from: { name: 'Laboratoires Silène', address: 'bonjour@silene.example' },
      to: [{ name: 'Élise D’Hondt', address: 'elise@example.org' }],
      replyTo: [{ name: 'Élise', address: 'elise@example.org' }],
    });
    expect(email.text?.trimEnd()).toBe(sent.text.trimEnd());
    expect(email.html?.trimEnd()).toBe(sent.html.trimEnd());
    const headers = Object.fromEntries(email.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'fr-BE' });
    expect(headers).not.toHaveProperty('list-unsubscribe');
  });

  test('can be left with one click, however long the address', async () => {
    const { url, received } = await startMailServer();
    const leave = `https://silene.example/quitter?jeton=${'a1-_'.repeat(120)}`;
    await smtp(url).send(await message({ unsubscribeUrl: leave }));
    const headers = received[0]?.email.headers.map(({ key, value }) => [key, value.replace(/\s/g, '')]);
    expect(Object.fromEntries(headers ?? [])).toMatchObject({
      'list-unsubscribe': `<${leave}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  test('brings its files with the names that the visitor gave', async () => {
    const { url, received } = await startMailServer();
    const folder = mkdtempSync(path.join(tmpdir(), 'mail-'));
    writeFileSync(path.join(folder, '1'), '%PDF-1.7 é');
    const odt = Buffer.from([0x50, 0x4b, 3, 4, 0, 255]);
    await smtp(url).send(
      await message({}, [
        { name: 'Lettre d’été – 履歴書.pdf', type: 'application/pdf', path: path.join(folder, '1') },
        { name: 'a.odt', type: 'application/vnd.oasis.opendocument.text', content: odt },
      ]),
    );
    rmSync(folder, { recursive: true });
    expect(received[0]?.email.attachments).toMatchObject([
      { filename: 'Lettre d’été – 履歴書.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
      { filename: 'a.odt', mimeType: 'application/vnd.oasis.opendocument.text' },
    ]);
    const [first, second] = (received[0]?.email.attachments ?? []).map(({ content }) =>
      Buffer.from(content as ArrayBuffer),
    );
    expect(first?.toString()).toBe('%PDF-1.7 é');
    expect(second).toEqual(odt);
  });

  test('has no header of a visitor’s making', async () => {
    const { url, received } = await startMailServer();
    const hostile = await message({ to: { name: 'Eve\r\nBcc: victim@example.org', address: 'eve@example.org' } });
    await smtp(url).send({ ...hostile, subject: 'x\r\nBcc: victim@example.org' });
    expect(received[0]?.to).toEqual(['eve@example.org']);
    expect(received[0]?.email.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
  });

  test('shares a connection with the next one', async () => {
    let connections = 0;
    const { url, received } = await startMailServer({
      onConnect(_, done) {
        connections += 1;
        done();
      },
    });
    const { send } = smtp(url);
    await send(await message());
    await send(await message());
    expect({ connections, mails: received.length }).toEqual({ connections: 1, mails: 2 });
  });
});

const at = {
  sender: (code: number): SMTPServerOptions => ({ onMailFrom: (_, __, done) => done(answering(code, `${code} said`)) }),
  recipient: (code: number): SMTPServerOptions => ({
    onRcptTo: ({ address }, _, done) => done(answering(code, `<${address}> said`)),
  }),
  content: (code: number): SMTPServerOptions => ({
    onData(stream, _, done) {
      stream.resume();
      stream.on('end', () => done(answering(code, 'said about "Votre message"')));
    },
  }),
};

describe('a server that says no', () => {
  test.each<[keyof typeof at, number, string]>([
    ['recipient', 550, 'mailRefused'],
    ['recipient', 450, 'mailTemporary'],
    ['recipient', 421, 'mailTemporary'],
    ['content', 554, 'mailRefused'],
    ['content', 552, 'mailRefused'],
    ['content', 451, 'mailTemporary'],
    ['content', 421, 'mailTemporary'],
    ['sender', 550, 'mailTemporary'],
    ['sender', 552, 'mailRefused'],
    ['sender', 451, 'mailTemporary'],
  ])('to the %s with %i', async (step, status, code) => {
    const { url } = await startMailServer(at[step](status));
    const error = await smtp(url)
      .send(await message())
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code, cause: undefined });
    expect((error as Error).message).toMatch(new RegExp(`${status}`));
    expect((error as Error).message).not.toMatch(/@|Votre message/);
  });

  test('to our password: an operator can mend it', async () => {
    const { url } = await startMailServer({
      authOptional: false,
      onAuth: (_, __, done) => done(answering(535, 'Invalid login elise@example.org')),
    });
    const withPassword = url.replace('//', '//silene:wrong@');
    await expect(smtp(withPassword).send(await message())).rejects.toMatchObject({ code: 'mailTemporary' });
  });
});

describe('a server that does not do its part', () => {
  test('is closed', async () => {
    const { url } = await startMailServer();
    const closed = url.replace(/\d+$/, '9');
    await expect(smtp(closed).send(await message())).rejects.toMatchObject({ code: 'mailTemporary' });
  });

  test.each<[string, (socket: Socket) => void]>([
    ['never greets', () => {}],
    ['falls silent', (socket) => socket.write('220 here\r\n')],
    ['hangs up', (socket) => socket.end()],
    ['breaks off', (socket) => socket.once('data', () => socket.destroy()).write('220 here\r\n')],
    ['speaks of something else', (socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['is closing', (socket) => socket.end('421 4.3.2 closing\r\n')],
  ])('%s', async (_, onConnection) => {
    const url = await rawServer(onConnection);
    await expect(smtp(url, silent).send(await message())).rejects.toMatchObject({ code: 'mailTemporary' });
  });

  test('falls silent after the content: once sent, it is not sent again from here', async () => {
    let contents = 0;
    const { url } = await startMailServer({
      onData(stream) {
        contents += 1;
        stream.resume();
      },
    });
    await expect(smtp(url, { replyMs: 300 }).send(await message())).rejects.toMatchObject({ code: 'mailUnanswered' });
    expect(contents).toBe(1);
  });

  test('is ended by its caller: before the content nothing has arrived, after it nobody knows', async () => {
    const ended = new AbortController();
    const { url } = await startMailServer({
      onData(stream) {
        stream.resume();
        stream.on('end', () => ended.abort());
      },
    });
    const { send } = smtp(url);
    await expect(send(await message(), ended.signal)).rejects.toMatchObject({ code: 'mailUnanswered' });
    await expect(send(await message(), ended.signal)).rejects.toMatchObject({ code: 'mailTemporary' });
  });

  test('holds three mails back: a fourth has a connection', async () => {
    const held: (() => void)[] = [];
    const { url } = await startMailServer({
      onData(stream, _, done) {
        stream.resume();
        stream.on('end', () => (held.length < 3 ? held.push(done) : done()));
      },
    });
    const { send } = smtp(url);
    const first = [send(await message()), send(await message()), send(await message())];
    await vi.waitFor(() => expect(held).toHaveLength(3), { timeout: 10_000 });
    expect(await send(await message())).toEqual({ id: `<${id}@be.localhost>` });
    for (const done of held) done();
    await Promise.all(first);
  });

  test('takes its time after the content: it may have the mail, so its reply is waited for', async () => {
    const contentMs = 300;
    const { url } = await startMailServer({
      onData(stream, _, done) {
        stream.resume();
        stream.on('end', () => setTimeout(done, contentMs + 500));
      },
    });
    expect(await smtp(url, { contentMs }).send(await message())).toEqual({ id: `<${id}@be.localhost>` });
  });

  test('trickles its reply to the content for longer than that may take', async () => {
    const url = await rawServer((socket) => {
      let isContent = false;
      socket.write('220 here\r\n');
      socket.on('data', (data) => {
        const said = data.toString();
        if (said.startsWith('DATA')) {
          isContent = true;
          socket.write('354 go on\r\n');
        } else if (!isContent) socket.write('250 ok\r\n');
        else if (said.endsWith('\r\n.\r\n')) {
          const timer = setInterval(() => socket.write('250-wait\r\n'), 50);
          socket.on('close', () => clearInterval(timer));
        }
      });
    });
    await expect(smtp(url, { replyMs: 400 }).send(await message())).rejects.toMatchObject({ code: 'mailUnanswered' });
  });

  test('trickles its replies for longer than the content may take to leave', async () => {
    const url = await rawServer((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    const { send } = smtp(url, { contentMs: 400 });
    await expect(send(await message())).rejects.toMatchObject({ code: 'mailTemporary' });
  });

  test('offers no encryption, elsewhere than on this machine: it is not told the password', async () => {
    const told: unknown[] = [];
    const { url } = await startMailServer({
      allowInsecureAuth: true,
      onAuth({ password }, _, done) {
        told.push(password);
        done(null, { user: 'silene' });
      },
    });
    const here = url.replace('//', '//silene:secret@');
    // Another spelling of the loopback address, which is not recognised as one.
    await expect(smtp(here.replace('127.0.0.1', '127.1')).send(await message())).rejects.toMatchObject({
      code: 'mailTemporary',
      message: expect.stringContaining('ETLS'),
    });
    expect(told).toEqual([]);
    await smtp(here).send(await message());
    expect(told).toEqual(['secret']);
  });
});

test('the reply to the content has the ten minutes of RFC 5321, 4.5.3.2.6', () => {
  expect(SMTP_TIMES.replyMs).toBe(600_000);
});

describe('deliver', () => {
  test('goes to the mail server of the settings, again after it was closed', async () => {
    const first = await startMailServer();
    changed.SMTP_URL = first.url;
    await deliver(await message());
    closeTransport();
    closeTransport();
    expect(await deliver(await message())).toEqual({ id: `<${id}@be.localhost>` });
    expect(first.received).toHaveLength(2);
  });
});
