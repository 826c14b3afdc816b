'use client';
import type { Progress } from './upload-progress';

/** Statuses whose response must have no body, not even an empty one. */
const BODILESS = [204, 205, 304];

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]);
  const body = BODILESS.includes(request.status) ? null : (request.response as ArrayBuffer);
  return new Response(body, { status: request.status, headers });
}

/** `fetch` with what it cannot tell: how much of the body has left. Answers as fetch would, once the answer is complete. */
export function postTelling(url: string, { headers, body, signal }: RequestInit, tell: (progress: Progress) => void) {
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
