/** Timeout of one request of the doctor, in milliseconds. */
export const PATIENCE_MS = 6_000;

export type Answer = { status: number; headers: Headers; text: string; json: unknown };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a body is that of the site's /healthz: another program, or a proxy without a rule, answers 200 as well. */
export const isHealth = (text: string): boolean => (parsed(text) as { status?: unknown } | null)?.status === 'ok';

/** One request. Resolves with the response whatever its status, redirects included; rejects with a message when there is none. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  } catch (error) {
    throw new Error(`${new URL(url).origin} does not answer (${reasonOf(error)})`);
  }
}

/** A discovery document of the shop: one redirect to an https address is followed, as the site does. */
export async function askDiscovery(url: string): Promise<Answer> {
  const answer = await ask(url);
  const to = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
  const target = to === null ? null : URL.parse(to, url);
  return target?.protocol === 'https:' ? ask(target.href) : answer;
}

export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });

/** The time of a response by its server's clock; null without a Date header. A cached response is older by its `Age`. */
export function momentOf({ headers }: Pick<Answer, 'headers'>): number | null {
  const said = Date.parse(headers.get('date') ?? '');
  const age = Number(headers.get('age') ?? 0);
  return Number.isNaN(said) ? null : said + (Number.isFinite(age) ? age * 1_000 : 0);
}

/** Why a request failed, in a word or two. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `nothing within ${PATIENCE_MS / 1000} s`;
  const { code, message } =
    error.cause instanceof Error ? (error.cause as NodeJS.ErrnoException) : (error as NodeJS.ErrnoException);
  return code ?? message;
}
