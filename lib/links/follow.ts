import 'server-only';
import { consume } from '../limits/consume';
import { SMALL_CALLS } from '../limits/limits';
import { logError } from '../log';
import { visitorAddress } from '../session/visitor';
import { carryOut, type Deed } from './carry-out';

export type LinkState = Deed | { outcome: 'unavailable' };

/** Carries out what a visitor's link is good for, within the limits of an address. Never throws. */
export async function follow(token: string): Promise<LinkState> {
  try {
    await consume('links', SMALL_CALLS, await visitorAddress());
    return await carryOut(token);
  } catch (error) {
    logError('links', error);
    return { outcome: 'unavailable' };
  }
}
