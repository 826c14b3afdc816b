import 'server-only';
import { getContactPage } from '../contact/queries';
import { logError } from '../log';
import type { Locale } from '../markets';
import type { VigilanceHint } from './hint';
import { mentionsAdverseEvent } from './mentions';

/** @property hint what its writer is told; null where the content is away. */
export type Look = { mentioned: boolean; hint: VigilanceHint | null };

/**
 * Whether a message may be about an adverse event. While the words cannot be read every message may be: a report too many
 * costs a look, one too few is lost. Does not throw.
 */
export async function lookForAdverseEvent(locale: Locale, message: string): Promise<Look> {
  try {
    const hint = (await getContactPage(locale))?.vigilance ?? null;
    return { mentioned: hint !== null && mentionsAdverseEvent(hint.expressions, message), hint };
  } catch (error) {
    logError('vigilance', error);
    return { mentioned: true, hint: null };
  }
}
