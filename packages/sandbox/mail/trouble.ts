import { setTimeout as pause } from 'node:timers/promises';
import type { SMTPServerError, SMTPServerSession } from 'smtp-server';
import type { Faults } from '../control/faults.ts';

const answer = (responseCode: number, text: string): SMTPServerError =>
  Object.assign(new Error(text), { responseCode });

const BUSY = () => answer(421, 'Service not available, try again later');
const REFUSED = () => answer(451, 'Requested action aborted: local error in processing');
const REJECTED = () => answer(550, 'Requested action not taken: mailbox unavailable');

interface Visit {
  slowMs: number;
  messages: number;
  /** The message is stored, but the sender gets no response. */
  dropped: boolean;
}

/**
 * Faults of the connections of a mail server. `down`, `busy` and `slow` are drawn for the connection and again
 * for each further message on it, under the name `connection`; the others for each recipient, under its address.
 */
export function createTrouble(faults: Faults, hangUp: (session: SMTPServerSession) => void) {
  const visits = new WeakMap<SMTPServerSession, Visit>();
  const visitOf = (session: SMTPServerSession): Visit => {
    const visit = visits.get(session) ?? { slowMs: 0, messages: 0, dropped: false };
    visits.set(session, visit);
    return visit;
  };
  const late = async (session: SMTPServerSession) => {
    const { slowMs } = visitOf(session);
    if (slowMs > 0) await pause(slowMs, undefined, { ref: false });
  };

  async function connected(session: SMTPServerSession) {
    const hits = faults.hits('mail', 'connection', ['down', 'busy', 'slow']);
    const slow = hits.find(({ kind }) => kind === 'slow');
    visitOf(session).slowMs = slow ? (slow.ms ?? 1000) : 0;
    if (hits.some(({ kind }) => kind === 'down')) {
      hangUp(session);
      throw BUSY();
    }
    await late(session);
    if (hits.some(({ kind }) => kind === 'busy')) throw BUSY();
  }

  async function begun(session: SMTPServerSession) {
    const visit = visitOf(session);
    visit.messages += 1;
    visit.dropped = false;
    await (visit.messages > 1 ? connected(session) : late(session));
  }

  async function addressed(session: SMTPServerSession, address: string) {
    await late(session);
    const hits = faults.hits('mail', address.toLowerCase(), ['refuse', 'reject', 'drop-after-data']);
    if (hits.some(({ kind }) => kind === 'refuse')) throw REFUSED();
    if (hits.some(({ kind }) => kind === 'reject')) throw REJECTED();
    if (hits.length > 0) visitOf(session).dropped = true;
  }

  async function received(session: SMTPServerSession) {
    await late(session);
    if (visitOf(session).dropped) hangUp(session);
  }

  return { connected, begun, addressed, received };
}
