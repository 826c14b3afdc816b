import { connect } from 'node:net';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { onTestFinished, vi } from 'vitest';
import { temporaryDir } from '../../../tests/setup/temporary-dir.ts';
import { createControl } from '../control/control.ts';
import { createFaults } from '../control/faults.ts';
import type { Entry } from '../mail/inbox.ts';
import { startMail } from '../mail/smtp.ts';

const letter = {
  from: 'Laboratoires Silène <bonjour@silene.example>',
  to: 'lea@exemple.fr',
  subject: 'Crème de jour : de retour',
  text: 'Bonjour,\n\nla crème est là : http://fr.localhost:3000/produits/creme. À bientôt.',
};

/** The mail server on a free port, its control API in memory, and nodemailer as the sender. */
export async function openMail() {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const stateDir = temporaryDir();
  const faults = createFaults();
  const mail = await startMail({ stateDir, faults });
  onTestFinished(() => mail.close());
  const control = createControl({ commerce: null, content: null, inbox: mail.inbox, faults });
  const desk = (address: string, init?: RequestInit) => control(new Request(`http://desk.test${address}`, init));
  const transport = (options: { pool?: true; auth?: { user: string; pass: string } } = {}) => {
    const opened = createTransport({ host: '127.0.0.1', port: mail.port, secure: false, ...options });
    onTestFinished(() => opened.close());
    return opened;
  };
  const send = (message: SendMailOptions = {}) => transport().sendMail({ ...letter, ...message });
  const listed = async (query = ''): Promise<Entry[]> => (await desk(`/inbox/messages${query}`)).json();
  const fault = (rule: object) =>
    desk('/control/faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'mail', ...rule }),
    });
  return { ...mail, stateDir, faults, desk, transport, send, listed, fault };
}

/** Sends lines to a server, each after a response; returns everything that the server sent. */
export function converse(port: number, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const left = [...lines];
    let heard = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
    socket.on('data', (bytes) => {
      heard += bytes;
      if (/^\d{3} .*\r\n$/m.test(String(bytes))) socket.write(`${left.shift() ?? 'QUIT'}\r\n`);
    });
  });
}
