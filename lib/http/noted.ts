import { count, time } from '../metrics/meter.ts';
import { circuitOf } from './circuits.ts';
import type { Service } from './services.ts';

/** `refused` is an answer too, though none of use: too many calls, a file that is not taken. `broken`: there was no connection, or it broke. */
export type Ending = 'answered' | 'refused' | 'failed' | 'broken' | 'timeout';

/** Notes how a call has ended after so many milliseconds: for the calls after it and for the figures. */
export function noteCall(service: Service, ending: Ending, milliseconds: number): void {
  const circuit = circuitOf(service);
  if (ending === 'answered') circuit.answered(milliseconds);
  if (ending === 'refused') circuit.refused(milliseconds);
  if (ending === 'failed') circuit.failed(milliseconds);
  if (ending === 'broken') circuit.broken();
  if (ending === 'timeout') circuit.inVain(milliseconds);
  count('outbound', { service, outcome: ending });
  time('outbound', { service }, milliseconds / 1_000);
}

/** A call was not made at all. */
export const noteHeldBack = (service: Service): void => count('outbound', { service, outcome: 'held back' });

/** Notes how `work` ends, for services of other protocols. @param endingOf what an error says */
export async function noting<T>(service: Service, work: Promise<T>, endingOf: (error: unknown) => Ending): Promise<T> {
  const start = performance.now();
  try {
    const result = await work;
    noteCall(service, 'answered', performance.now() - start);
    return result;
  } catch (error) {
    noteCall(service, endingOf(error), performance.now() - start);
    throw error;
  }
}
