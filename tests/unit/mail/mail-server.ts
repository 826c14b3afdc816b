import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach } from 'vitest';

type Received = { email: Email; raw: string; from: string; to: string[] };

let server: SMTPServer | undefined;

afterEach(async () => {
  const opened = server;
  server = undefined;
  if (opened) await new Promise<void>((resolve) => opened.close(resolve));
});

/** An error that the server responds with, such as `550 5.1.1 no such mailbox`. */
export const answering = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

/** A mail server on a free port until the test ends; returns the mails it received, as a mail client would parse them. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const opened = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        const from = mailFrom ? mailFrom.address : '';
        received.push({ email: await PostalMime.parse(raw), raw: raw.toString(), from, to });
        done();
      });
    },
    ...options,
  });
  // Some tests are about a client that disconnects early.
  opened.on('error', () => {});
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const { port } = opened.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, port, received };
}
