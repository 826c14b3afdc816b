import 'server-only';
import { forgetDocuments } from '../last-good/publications';
import { logError } from '../log';
import type { Changes } from './changed';
import { warm } from './warm';

/**
 * What a publication is followed by, when its webhook is answered: what was taken back goes from what is kept,
 * and the pages are made once, so that all is kept that they need.
 */
export async function follow(ids: readonly string[], { gone }: Changes): Promise<void> {
  try {
    await forgetDocuments(gone);
    await warm(ids);
  } catch (error) {
    logError('publication', error);
  }
}
