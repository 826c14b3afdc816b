import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, call, hiddenFields, newVisitor, post } from './form-client.ts';
import { sampleFiles } from './sample-files.ts';
import { settings } from './test-site.ts';

const site = settings.values.SITE_URL_FR ?? '';

type Form = {
  path: string;
  /** Text found only in this form. */
  marker: string;
  /** The mailbox of the team that receives it. */
  box: string;
  fields: (email: string) => readonly (readonly [string, string])[];
  files: readonly string[];
};

export const forms: readonly Form[] = [
  {
    path: '/nous-ecrire',
    marker: 'name="message"',
    box: settings.values.CONTACT_MAILBOX ?? '',
    fields: (email) => [
      ['name', 'Camille Essai'],
      ['email', email],
      ['country', 'FR'],
      ['message', `Preuve ${email}`],
    ],
    files: ['attachments', 'attachments'],
  },
  {
    path: '/nous-rejoindre/candidature-spontanee',
    marker: 'name="cover_letter"',
    box: settings.values.CAREERS_MAILBOX ?? '',
    fields: (email) => [
      ['given_name', 'Camille'],
      ['family_name', 'Essai'],
      ['email', email],
    ],
    files: ['resume', 'cover_letter'],
  },
];

/**
 * The record of the clients; a mail address identifies each submission. `broken`: the connection ended without a response.
 * `waits`: how many milliseconds each post waited for its response, or for its connection to end.
 */
export type Ledger = {
  acknowledged: Set<string>;
  refused: string[];
  broken: number;
  waits: number[];
  stop: boolean;
};
type Fields = [string, string | File][];

/** Posts one form with two files, then confirms it, as a visitor without JavaScript does. */
async function submit(form: Form, hidden: Fields, email: string, waits: number[]): Promise<'accepted' | string> {
  const visitor = newVisitor();
  const send = async (fields: Fields) => {
    const began = Date.now();
    try {
      return await post(settings, site, form.path, fields, visitor);
    } finally {
      waits.push(Date.now() - began);
    }
  };
  const files = form.files.map((field, index) => [field, sampleFiles[index]] as [string, File]);
  const fields = [...hidden, ...form.fields(email), ...files] as Fields;
  const first = await send(fields);
  if (first.status !== 200 || !first.text.includes('name="token"')) return reasonOf('form', first);
  const second = await send(hiddenFields(first.text, 'name="token"'));
  return second.status === 200 && !second.text.includes('name="token"') ? 'accepted' : reasonOf('button', second);
}

/** The message of a refusal. */
const reasonOf = (step: string, { status, text }: Answer): string =>
  `${step}: ${status} ${/role="alert"[^>]*>(?:<[^>]*>)*([^<]*)/.exec(text)?.[1] ?? ''}`;

async function client(number: number, hidden: readonly Fields[], ledger: Ledger, pauseMs: number): Promise<void> {
  for (let count = 0; !ledger.stop; count++) {
    const email = `essai-${number}-${count}@exemple.fr`;
    const turn = (number + count) % forms.length;
    try {
      const answer = await submit(forms[turn] as Form, hidden[turn] ?? [], email, ledger.waits);
      if (answer === 'accepted') ledger.acknowledged.add(email);
      else ledger.refused.push(answer);
    } catch {
      ledger.broken += 1;
      await wait(200);
    }
    await wait(pauseMs);
  }
}

/** Ten clients that submit forms with files until they are stopped; `ended` resolves after the last response. */
export async function startSubmitters(pauseMs = 0): Promise<{ ledger: Ledger; ended: Promise<unknown> }> {
  const hidden = await Promise.all(
    forms.map(async ({ path, marker }) => hiddenFields((await call(settings, site, path)).text, marker)),
  );
  const ledger: Ledger = { acknowledged: new Set(), refused: [], broken: 0, waits: [], stop: false };
  const clients = Array.from({ length: 10 }, (_, number) => client(number, hidden, ledger, pauseMs));
  return { ledger, ended: Promise.all(clients) };
}

/** Calls the operator endpoint of the site. @param input input of the task, if any */
export async function ops<Result>(task: string, input: object = {}): Promise<Result> {
  const headers = { authorization: `Bearer ${settings.values.OPS_TOKEN}`, 'content-type': 'application/json' };
  const body = new TextEncoder().encode(JSON.stringify(input));
  const { text } = await call(settings, site, `/api/ops/${task}`, { method: 'POST', body, headers });
  return JSON.parse(text) as Result;
}

/** The number of rows of each kind, as one line. */
export const countedRows = async (): Promise<string> =>
  Object.entries(await ops<Record<string, number>>('counts'))
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

/** Waits until the outbox has no pending row, up to the timeout. Returns the number of rows in each state. */
export async function drained(patienceS: number): Promise<Record<string, number>> {
  for (let second = 0; ; second++) {
    const { counts } = await ops<{ counts: Record<string, number> }>('outbox');
    if (!counts.waiting || second >= patienceS) return counts;
    await wait(1_000);
  }
}
