import 'server-only';
import { follow } from '../links/follow';
import type { FormState } from './state';

/** What the button that confirms brings about: the submission is accepted, or the button is shown once more with a reason. */
export async function confirmed(token: string): Promise<FormState> {
  const { outcome } = await follow(token);
  if (outcome === 'done') return { status: 'done' };
  return { status: 'confirm', token, problem: outcome === 'unavailable' ? outcome : 'gone' };
}
