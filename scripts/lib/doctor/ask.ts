/** Milliseconds that a service has for an answer to one question of the doctor. */
const PATIENCE_MS = 6_000;

export type Answer = { status: number; headers: Headers; text: string; json: unknown };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** One call. Resolves with the answer whatever its status, redirects included; rejects with a sentence when there is none. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  } catch (error) {
    throw new Error(`${new URL(url).origin} does not answer (${reasonOf(error)})`);
  }
}

export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });

/** The moment of an answer by the clock of its service; null when it does not say. One that a cache has kept is older by `Age`. */
export function momentOf({ headers }: Pick<Answer, 'headers'>): number | null {
  const said = Date.parse(headers.get('date') ?? '');
  const age = Number(headers.get('age') ?? 0);
  return Number.isNaN(said) ? null : said + (Number.isFinite(age) ? age * 1_000 : 0);
}

/** Why a call failed, in a word or two. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `nothing within ${PATIENCE_MS / 1000} s`;
  const { code, message } =
    error.cause instanceof Error ? (error.cause as NodeJS.ErrnoException) : (error as NodeJS.ErrnoException);
  return code ?? message;
}
