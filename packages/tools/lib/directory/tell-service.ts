import type { Settings } from '../settings.ts';

const PATIENCE_MS = 60_000;

/** Makes the running embedded service reload the imported file; returns a message with the outcome. */
export async function tellService({ values, ports }: Settings, file: string): Promise<string> {
  const control = `http://${values.SANDBOX_HOST || '127.0.0.1'}:${ports.SANDBOX_PORT}`;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${control}/control/import-again`, { method: 'POST', signal });
    if (response.ok) return `Written to ${file}; the running content service has read it.`;
    return `Written to ${file}; the running service answered ${response.status}: start it again.`;
  } catch {
    return `Written to ${file}; the embedded service does not run and reads it when it starts.`;
  }
}
