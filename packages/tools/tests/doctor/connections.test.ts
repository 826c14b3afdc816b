import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { contextWith, linesOf } from '../../../../tests/setup/doctor.ts';
import { startMailServer } from '../../../../tests/unit/mail/mail-server.ts';
import { antivirus, judgeSignatures } from '../../lib/doctor/antivirus.ts';
import { judgeSize, mail } from '../../lib/doctor/mail.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A clamd on its own port that responds to the first word of a command. */
async function startClamd(answers: Record<string, string>): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (data) => {
      const [word = ''] = /^z[A-Z]+/.exec(data.toString('latin1')) ?? [];
      socket.end(`${answers[word.slice(1)] ?? 'UNKNOWN COMMAND'}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  return `clamd://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const FINDS = 'stream: Eicar-Test-Signature FOUND';
const FRESH = 'ClamAV 1.4.1/27500/Sat Nov 21 09:32:11 2026';

describe('the antivirus', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'finds the test virus',
      { PING: 'PONG', INSTREAM: FINDS, VERSION: FRESH },
      'ok: clamd answers, and finds the test virus',
    ],
    ['finds nothing', { PING: 'PONG', INSTREAM: 'stream: OK' }, 'problem: clamd takes the test virus for clean'],
    ['is something else', { PING: 'HELLO' }, 'problem: clamd answers HELLO'],
    [
      'is old',
      { PING: 'PONG', INSTREAM: FINDS, VERSION: 'ClamAV 1.0/1/Sun Nov 1 09:00:00 2026' },
      'warning: the signatures of clamd are 21 days old',
    ],
  ])('%s', async (_, answers, line) => {
    const context = contextWith({ ANTIVIRUS_URL: await startClamd(answers) }, () => NOW);
    expect(await linesOf(antivirus, context)).toEqual([line]);
  });

  test('is away, or not wanted', async () => {
    expect(await linesOf(antivirus, contextWith({ ANTIVIRUS_URL: 'clamd://127.0.0.1:9' }))).toEqual([
      'problem: clamd does not answer (ECONNREFUSED)',
    ]);
    expect(await linesOf(antivirus, contextWith())).toEqual([expect.stringMatching(/^unset/)]);
    expect(judgeSignatures('ClamAV 1.0', NOW)).toMatchObject([{ level: 'warning' }]);
  });
});

describe('the mail server', () => {
  const look = (SMTP_URL: string) => linesOf(mail, contextWith({ SMTP_URL }));

  test('greets and is sent nothing', async () => {
    const { url, received } = await startMailServer();
    expect(await look(url)).toEqual([expect.stringMatching(/^ok: 127\.0\.0\.1:\d+ greets/)]);
    expect(received).toEqual([]);
  });

  test('refuses a password, or is away', async () => {
    const { port } = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
    });
    expect(await look(`smtp://silene:wrong@127.0.0.1:${port}`)).toEqual([
      'problem: the mail server refuses the password (535)',
    ]);
    expect(await look('smtp://127.0.0.1:9')).toEqual(['problem: the mail server does not answer (ESOCKET)']);
  });

  test('says how large a mail may be', async () => {
    const { url } = await startMailServer({ size: 25_600_000 });
    expect(await look(url)).toEqual(['warning: the mail server accepts 25.6 MB at most']);
  });

  test.each([
    ['too little', '250-mail.test\n250-SIZE 10240000\n250 HELP', 1],
    ['enough', '250-mail.test\n250 size 35882577', 0],
    ['just enough', '250 SIZE 30000000', 0],
    ['no number', '250-mail.test\n250-SIZE\n250 HELP', 0],
    ['no limit', '250-mail.test\n250-SIZE 0\n250 HELP', 0],
    ['nothing', '220 mail.test ESMTP\n250 mail.test', 0],
    ['less once encrypted', '250 SIZE 52428800\n220 Go ahead\n250-mail.test\n250 SIZE 1048576', 1],
    ['more once encrypted', '250 SIZE 1048576\n220 Go ahead\n250-mail.test\n250 SIZE 52428800', 0],
  ])('that announces %s', (_, responses, warnings) => {
    expect(judgeSize(responses)).toHaveLength(warnings);
  });

  test('is not asked where Brevo delivers', async () => {
    expect(await linesOf(mail, contextWith({ BREVO_API_KEY: 'key' }))).toEqual([expect.stringMatching(/^unset/)]);
  });
});
