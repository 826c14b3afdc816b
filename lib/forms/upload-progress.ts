'use client';

/** Bytes that have left, of all of them. */
export type Progress = { sent: number; total: number };

/** Statuses whose response must have no body, not even an empty one. */
const BODILESS = [204, 205, 304];

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]);
  const body = BODILESS.includes(request.status) ? null : (request.response as ArrayBuffer);
  return new Response(body, { status: request.status, headers });
}

/** `fetch` with what it cannot tell: how much of the body has left. Answers as fetch would, once the answer is complete. */
function postTelling(url: string, { headers, body, signal }: RequestInit, tell: (progress: Progress) => void) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'arraybuffer';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => tell({ sent: loaded, total }));
    request.addEventListener('load', () => resolve(Promise.resolve(request).then(answerOf)));
    request.addEventListener('error', () => reject(new TypeError('no connection')));
    request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as FormData);
  });
}

/** An action's request that was refused before the action was reached. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`refused with ${status}`);
    this.status = status;
  }
}

const isAction = (init?: RequestInit): init is RequestInit =>
  init?.method === 'POST' && new Headers(init.headers).has('next-action');

/**
 * Calls a server action and tells how much of its files has left. The framework sends actions with `fetch`, which is
 * therefore another one while the call lasts. Throws Refused when the server did not let the request in.
 */
export async function withProgress<T>(tell: (progress: Progress) => void, call: () => Promise<T>): Promise<T> {
  const { fetch } = window;
  let refused: Refused | undefined;
  let used = false;
  const telling: typeof fetch = async (input, init) => {
    // Once used it steps aside: a form sent meanwhile may have taken it for the framework's own `fetch`.
    if (used || !isAction(init)) return fetch(input, init);
    used = true;
    const response = await postTelling(String(input), init, tell);
    if (response.status >= 400) refused = new Refused(response.status);
    return response;
  };
  window.fetch = telling;
  try {
    return await call();
  } catch (error) {
    throw refused ?? error;
  } finally {
    used = true;
    if (window.fetch === telling) window.fetch = fetch;
  }
}
