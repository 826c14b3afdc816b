import { settings } from './house.ts';

/** Presses a button of the embedded services' control page. Rejects when it is refused. */
export async function control(path: string, body: object = {}): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${settings.ports.SANDBOX_PORT}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the control page refused ${path}: ${await answer.text()}`);
}

/** What is switched on there: how many calls each fault was about. */
export async function controlState(): Promise<{ faults: { calls: number }[] }> {
  return (await fetch(`http://127.0.0.1:${settings.ports.SANDBOX_PORT}/control/state`)).json();
}
