import type { Settings } from '../settings.ts';

export type Mail = { id: string; messageId: string; to: string[]; subject: string; attachments: number; via: string };

const base = ({ ports }: Settings): string => `http://127.0.0.1:${ports.SANDBOX_PORT}`;

/** The latest mails of the embedded inbox, newest first. */
export async function mailsIn(settings: Settings, limit = 500): Promise<Mail[]> {
  const response = await fetch(`${base(settings)}/inbox/messages?limit=${limit}`);
  return (await response.json()) as Mail[];
}

/** The plain text of one mail. */
export async function textOf(settings: Settings, id: string): Promise<string> {
  const response = await fetch(`${base(settings)}/inbox/messages/${id}`);
  const { text } = (await response.json()) as { text: string };
  return text;
}

export async function emptyInbox(settings: Settings): Promise<void> {
  await fetch(`${base(settings)}/inbox/messages`, { method: 'DELETE' });
}
