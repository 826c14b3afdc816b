import { createTransport } from 'nodemailer';
import type { Inbox } from './inbox.ts';

/** A mail of an embedded service to a customer. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Puts a mail of the embedded services themselves into the inbox. */
export async function postLetter(inbox: Inbox, from: { name: string; address: string }, letter: Letter): Promise<void> {
  const { message } = await composer.sendMail({ from, ...letter });
  await inbox.add({ raw: message as Buffer, envelope: { from: from.address, to: [letter.to] }, via: 'smtp' });
}
