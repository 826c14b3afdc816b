import { once } from 'node:events';
import { connect } from 'node:net';
import { scan } from '../../../../lib/services/antivirus.ts';
import { reasonOf } from './ask.ts';
import { type Check, type Finding, orOk, problem, unset, warning } from './check.ts';

/** The EICAR test text, which every antivirus reports as a virus; in two halves, so that this file itself is not reported. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const OLD_MS = 48 * 3_600_000;

/** clamd's response to a one-word command. */
async function command(url: string, word: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 });
  socket.setTimeout(5_000, () => socket.destroy(new Error('nothing within 5 s')));
  await once(socket, 'connect');
  socket.end(`z${word}\0`);
  return (await socket.toArray()).join('').replace(/\0.*/s, '');
}

/** Age of the signatures, from `ClamAV 1.4.1/27500/Sat Nov 21 09:32:11 2026`. */
export function judgeSignatures(version: string, now: number): Finding[] {
  const made = Date.parse(version.split('/')[2] ?? '');
  if (Number.isNaN(made))
    return [warning('clamd does not say how old its signatures are', 'look whether freshclam runs')];
  if (now - made < OLD_MS) return [];
  return [
    warning(
      `the signatures of clamd are ${Math.round((now - made) / 86_400_000)} days old`,
      'look whether freshclam runs',
    ),
  ];
}

export const antivirus: Check = {
  area: 'antivirus',
  async look({ env, now }) {
    const url = env.ANTIVIRUS_URL;
    if (!url) return [unset('ANTIVIRUS_URL is empty: files are looked at by our own rules only')];
    try {
      const pong = await command(url, 'PING');
      if (pong !== 'PONG') return [problem(`clamd answers ${pong.slice(0, 40)}`, 'check ANTIVIRUS_URL')];
      const verdict = await scan(Buffer.from(EICAR), url);
      if (verdict !== 'infected')
        return [problem('clamd takes the test virus for clean', 'load its signatures (freshclam)')];
      return orOk(judgeSignatures(await command(url, 'VERSION'), now()), 'clamd answers, and finds the test virus');
    } catch (error) {
      return [
        problem(`clamd does not answer (${reasonOf(error)})`, 'start it: mails with files wait until it answers'),
      ];
    }
  },
};
