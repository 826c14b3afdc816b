import { setTimeout as wait } from 'node:timers/promises';
import { mailsIn, textOf } from './inbox.ts';
import { forms, type Ledger } from './submitters.ts';
import { settings } from './test-site.ts';

type Delivered = { messageId: string; attachments: number; email: string };

/** Collects every mail to the team as it arrives, since the inbox retains only the latest ones; `stop` reads a last time. */
export function collectMails(): { stop(): Promise<Delivered[]> } {
  const seen = new Map<string, Delivered>();
  let ended = false;
  async function collect(): Promise<void> {
    do {
      await wait(1_000);
      for (const { id, to, messageId, attachments } of await mailsIn(settings)) {
        if (seen.has(id) || !forms.some(({ box }) => to.includes(box))) continue;
        const email = /essai-\d+-\d+@exemple\.fr/.exec(await textOf(settings, id))?.[0] ?? '';
        seen.set(id, { messageId, attachments, email });
      }
    } while (!ended);
  }
  const collecting = collect();
  return {
    async stop() {
      ended = true;
      await collecting;
      return [...seen.values()];
    },
  };
}

const unique = (list: readonly Delivered[]): number => new Set(list.map(({ messageId }) => messageId)).size;

/** Prints acknowledged submissions against delivered ones. Returns whether each was delivered, under one Message-ID, with its files. */
export function report(ledger: Ledger, mails: readonly Delivered[], outbox: Record<string, number>): boolean {
  const ids = Map.groupBy(mails, ({ email }) => email);
  const missing = [...ledger.acknowledged].filter((email) => !ids.has(email)).length;
  const twice = [...ids.values()].filter((list) => unique(list) > 1).length;
  const withoutFiles = mails.filter(({ attachments }) => attachments !== 2).length;
  console.log(`acknowledged submissions            ${ledger.acknowledged.size}`);
  console.log(`  not delivered                     ${missing}`);
  console.log(`  delivered under two Message-IDs   ${twice}`);
  console.log(`mails without their two files       ${withoutFiles}`);
  console.log(`repeats of one Message-ID           ${mails.length - unique(mails)}`);
  console.log(`broken off, nobody was told         ${ledger.broken}`);
  console.log(`refused, and told so                ${ledger.refused.length}`);
  for (const reason of new Set(ledger.refused)) console.log(`  ${reason}`);
  console.log(`outbox afterwards                   ${JSON.stringify(outbox)}`);
  const undelivered = (outbox.waiting ?? 0) + (outbox.failed ?? 0);
  return ledger.acknowledged.size > 0 && missing + twice + withoutFiles + undelivered === 0;
}
