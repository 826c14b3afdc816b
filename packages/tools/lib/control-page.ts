import type { FaultRule } from '../../sandbox/control/faults.ts';
import type { Settings } from './settings.ts';

/** A simulated fault: by default at the shop, for each of its operations, every time. */
export type Fault = Pick<FaultRule, 'kind'> & Partial<FaultRule>;

/** The control page of the embedded services. Rejects when a request is refused there. */
export function controlPage({ ports }: Pick<Settings, 'ports'>) {
  const desk = `http://127.0.0.1:${ports.SANDBOX_PORT}/control`;

  async function press(path: string, body: object = {}): Promise<void> {
    const answer = await fetch(`${desk}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`the control page refused ${path}: ${await answer.text()}`);
  }

  return {
    press,
    look: async <T>(path: string): Promise<T> => (await fetch(`${desk}/${path}`)).json(),
    fault: (rule: Fault) => press('faults', { service: 'commerce', operation: '*', share: 1, seed: 1, ...rule }),
    clearFaults: () => press('faults/clear'),
  };
}
