import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { createFaults, type Faults } from '../control/faults.ts';
import { listen } from '../listen.ts';
import { type Inbox, openInbox } from './inbox.ts';
import { createTrouble } from './trouble.ts';

export interface MailOptions {
  host?: string;
  /** 0, the default: any free port. */
  port?: number;
  stateDir: string;
  faults?: Faults;
  /** The inbox of `stateDir`, when it is already open. */
  inbox?: Inbox;
}

const LARGEST = 40 * 1024 * 1024;

const envelopeOf = ({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) => ({
  from: mailFrom ? mailFrom.address : '',
  to: rcptTo.map(({ address }) => address),
});

async function contentOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The sockets of a server by remote port: an SMTP session does not expose its own socket. */
function trackSockets(server: SMTPServer): ReadonlyMap<number, Socket> {
  const sockets = new Map<number, Socket>();
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  return sockets;
}

/** A mail server that delivers nothing: it accepts every message, and stores it before it responds with 250. */
export async function startMail(options: MailOptions) {
  const { host = '127.0.0.1', port = 0, stateDir, faults = createFaults(), inbox = openInbox(stateDir) } = options;
  const trouble = createTrouble(faults, (session) => sockets.get(session.remotePort)?.destroy());

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const envelope = envelopeOf(session);
    const raw = await contentOf(stream);
    // The SMTP server itself responds with 552.
    if (!stream.sizeExceeded) await inbox.add({ raw, envelope, via: 'smtp' });
    await trouble.received(session);
  }

  const server = new SMTPServer({
    size: LARGEST,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anybody' }),
    onConnect: (session, done) => void trouble.connected(session).then(() => done(), done),
    onMailFrom: (_address, session, done) => void trouble.begun(session).then(() => done(), done),
    onRcptTo: ({ address }, session, done) => void trouble.addressed(session, address).then(() => done(), done),
    onData: (stream, session, done) => void take(stream, session).then(() => done(), done),
  });
  // A client that disconnects is not a server error; `listen` reports a port in use.
  server.on('error', () => {});
  const sockets = trackSockets(server);
  const opened = await listen(server.server, { name: 'Mail server', host, port, scheme: 'smtp' });

  const close = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
      for (const socket of sockets.values()) socket.destroy();
    });
  return { port: opened, inbox, close };
}
