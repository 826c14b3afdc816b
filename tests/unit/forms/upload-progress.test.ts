import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Progress, Refused, withProgress } from '../../../lib/forms/upload-progress.ts';

type Answer = { status: number; body?: string; headers?: string };

/** The browser's request, which a test answers by hand. */
class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  method = '';
  url = '';
  body: unknown;
  responseType = '';
  status = 0;
  response: ArrayBuffer | undefined;
  #headers = '';

  constructor() {
    super();
    FakeRequest.all.push(this);
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  getAllResponseHeaders() {
    return this.#headers;
  }
  sent(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer({ status, body = '', headers = 'content-type: text/x-component\r\n' }: Answer) {
    this.status = status;
    this.response = new TextEncoder().encode(body).buffer;
    this.#headers = headers;
    this.dispatchEvent(new Event('load'));
  }
}

const ordinary = vi.fn<typeof fetch>();
const page = { fetch: ordinary as typeof fetch };
beforeEach(() => {
  FakeRequest.all = [];
  page.fetch = ordinary.mockReset().mockResolvedValue(new Response('ordinary'));
  vi.stubGlobal('window', page);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return () => vi.unstubAllGlobals();
});

const form = new FormData();
form.set('1_cv', new File(['%PDF'], 'cv.pdf'));
const action = (signal?: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { 'Next-Action': '40aa', accept: 'text/x-component' },
  body: form,
  signal,
});
const request = (index = 0) => FakeRequest.all[index] as FakeRequest;

describe('the request of an action', () => {
  test('goes as it would, and its answer comes back as it would', async () => {
    const seen: Progress[] = [];
    const called = withProgress(
      (progress) => seen.push(progress),
      () => window.fetch('/nous-ecrire', action()),
    );
    await vi.waitFor(() => expect(request().body).toBe(form));
    expect(request()).toMatchObject({
      method: 'POST',
      url: '/nous-ecrire',
      responseType: 'arraybuffer',
      headers: { 'next-action': '40aa', accept: 'text/x-component' },
    });
    request().sent(5, 10);
    request().sent(10, 10);
    request().answer({ status: 200, body: '0:{}', headers: 'content-type: text/x-component\r\nx-a: b: c\r\n' });
    const response = await called;
    expect(seen).toEqual([
      { sent: 5, total: 10 },
      { sent: 10, total: 10 },
    ]);
    expect([response.status, await response.text()]).toEqual([200, '0:{}']);
    expect(response.headers.get('content-type')).toBe('text/x-component');
    expect(response.headers.get('x-a')).toBe('b: c');
    expect(page.fetch).toBe(ordinary);
    expect(ordinary).not.toHaveBeenCalled();
  });

  test.each([204, 304, 502])('an answer %i without body or headers is an answer', async (status) => {
    const called = withProgress(vi.fn(), () => window.fetch('/', action()));
    await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(1));
    request().answer({ status, headers: '' });
    expect((await called).status).toBe(status);
  });

  test('an answer that is none is an error, not a wait without end', async () => {
    const called = withProgress(vi.fn(), () => window.fetch('/', action()));
    await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(1));
    request().answer({ status: 999 });
    await expect(called).rejects.toThrow(RangeError);
  });

  test('a broken connection and an abort are told as fetch tells them', async () => {
    const broken = withProgress(vi.fn(), () => window.fetch('/', action()));
    await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(1));
    request().dispatchEvent(new Event('error'));
    await expect(broken).rejects.toBeInstanceOf(TypeError);
    const controller = new AbortController();
    const aborted = withProgress(vi.fn(), () => window.fetch('/', action(controller.signal)));
    await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(2));
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    expect(page.fetch).toBe(ordinary);
  });
});

describe('an action without a file', () => {
  const words = new FormData();
  words.set('1_message', 'Bonjour');
  words.set('1_cv', new File([], ''));
  const post = () => window.fetch('/nous-ecrire', { ...action(), body: words });

  test('goes the ordinary way', async () => {
    await withProgress(vi.fn(), post);
    expect(ordinary).toHaveBeenCalledExactlyOnceWith('/nous-ecrire', { ...action(), body: words });
    expect(FakeRequest.all).toEqual([]);
  });

  test('and what refused it is told', async () => {
    ordinary.mockResolvedValue(new Response('', { status: 409 }));
    const called = withProgress(vi.fn(), async () => {
      await post();
      throw new Error('An unexpected response was received from the server.');
    });
    await expect(called).rejects.toEqual(new Refused(409));
  });
});

describe('what else is asked for meanwhile', () => {
  test.each<[string, RequestInit | undefined]>([
    ['a page', undefined],
    ['a post that is no action', { method: 'POST' }],
    ['a prefetch', { headers: { rsc: '1' } }],
  ])('%s goes the ordinary way', async (_, init) => {
    await withProgress(vi.fn(), () => window.fetch('/x', init));
    expect(ordinary).toHaveBeenCalledExactlyOnceWith('/x', init);
    expect(FakeRequest.all).toEqual([]);
  });

  test('two forms sent at once both arrive, and fetch is the ordinary one afterwards', async () => {
    const ends: (() => void)[] = [];
    const send = () =>
      withProgress(vi.fn(), async () => {
        await new Promise<void>((resolve) => ends.push(resolve));
        return window.fetch('/', action());
      });
    const both = [send(), send()];
    // The first one ends while the second has what it takes for the ordinary fetch.
    for (const [index, end] of ends.entries()) {
      end();
      await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(index + 1));
      request(index).answer({ status: 200, body: String(index) });
    }
    expect(await Promise.all(both.map(async (each) => (await each).text()))).toEqual(['0', '1']);
    await page.fetch('/page');
    await page.fetch('/', action());
    expect(ordinary).toHaveBeenCalledTimes(2);
    expect(FakeRequest.all).toHaveLength(2);
  });
});

describe('a request that the server did not let in', () => {
  const refused = (status: number) => {
    const called = withProgress(vi.fn(), async () => {
      const response = await window.fetch('/', action());
      // What the framework does with an answer that is none of its own.
      if (!response.ok) throw new Error('An unexpected response was received from the server.');
    });
    return vi
      .waitFor(() => expect(FakeRequest.all).toHaveLength(1))
      .then(() => {
        request().answer({ status });
        return called;
      });
  };

  test.each([413, 404, 421, 503])('%i is told by its status, whatever the framework makes of it', async (status) => {
    const error = await refused(status).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ status });
    expect(page.fetch).toBe(ordinary);
  });

  test('any other error of the call is its own', async () => {
    await expect(
      withProgress(vi.fn(), async () => {
        throw new RangeError('of the call');
      }),
    ).rejects.toThrow(RangeError);
    expect(page.fetch).toBe(ordinary);
  });
});
