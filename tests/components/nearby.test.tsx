import { act, screen } from '@testing-library/react';
import { lazy, startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Nearby } from '../../components/ui/nearby.tsx';

const router = vi.hoisted(() => ({ hasNavigated: false, next: new AbortController() }));
vi.mock('../../lib/platform/browser/navigation.ts', () => ({
  hasNavigated: () => router.hasNavigated,
  navigationSignal: () => router.next.signal,
}));

let root: Root | undefined;
let approach: (isIntersecting: boolean) => unknown;

class Observer {
  #observed = false;
  constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
    approach = (isIntersecting) => this.#observed && seen([{ isIntersecting }]);
  }
  observe() {
    this.#observed = true;
  }
  disconnect() {
    this.#observed = false;
  }
}

const load = vi.fn();

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Compté ${count}`}
    </button>
  );
}

/** A component of its own script, once on the server and once in the browser. */
const loaderOf = (noted: () => void) => async () => {
  noted();
  return { default: Counter };
};

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  load.mockClear();
  Object.assign(router, { hasNavigated: false, next: new AbortController() });
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page with a switch above content that is far below; `swap` renders the content anew, as a navigation would. */
async function shown() {
  const page = (load: ReturnType<typeof loaderOf>, Content = lazy(load), title = 'Avant') => (
    <>
      <h1>{title}</h1>
      <Nearby load={load}>
        <label>
          {title} <input name="email" />
        </label>
        <Content />
      </Nearby>
    </>
  );
  vi.stubGlobal('document', undefined);
  const stream = await renderToReadableStream(page(loaderOf(() => undefined)));
  await stream.allReady;
  const html = await new Response(stream).text();
  vi.unstubAllGlobals();
  vi.stubGlobal('IntersectionObserver', Observer);
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = html;
  const loader = loaderOf(load);
  const Content = lazy(loader);
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(box, page(loader, Content), { onRecoverableError });
  });
  return {
    onRecoverableError,
    rename: (title: string) => startTransition(() => root?.render(page(loader, Content, title))),
  };
}

const button = () => screen.getByRole('button');

test('the markup of the server stays, and its script is not loaded, until it comes near', async () => {
  const { onRecoverableError } = await shown();
  const served = button();
  expect(served.textContent).toBe('Compté 0');
  await act(async () => approach(false));
  expect(load).not.toHaveBeenCalled();

  await act(async () => approach(true));
  expect(load).toHaveBeenCalled();
  expect(button()).toBe(served);
  await act(async () => button().click());
  expect(button().textContent).toBe('Compté 1');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test.each([
  ['points at', 'pointerover'],
  ['focuses', 'focusin'],
])('its script is loaded when the visitor %s a link, which a navigation would wait for', async (_, gesture) => {
  await shown();
  document.body.insertAdjacentHTML('beforeend', '<p>Texte</p><a href="/panier"><span>Panier</span></a>');
  const aimAt = (words: string) =>
    act(async () => void screen.getByText(words).dispatchEvent(new Event(gesture, { bubbles: true })));
  await aimAt('Texte');
  expect(load).not.toHaveBeenCalled();
  await aimAt('Panier');
  expect(load).toHaveBeenCalled();
});

test('its script is loaded when the router begins a navigation', async () => {
  await shown();
  expect(load).not.toHaveBeenCalled();
  await act(async () => router.next.abort());
  expect(load).toHaveBeenCalled();
});

test('it is loaded at once where a link was followed before it was hydrated', async () => {
  router.hasNavigated = true;
  await shown();
  expect(load).toHaveBeenCalled();
});

test('the router says through the hook of the framework that it begins a navigation', async () => {
  const actual = await vi.importActual<typeof import('../../lib/platform/browser/navigation.ts')>(
    '../../lib/platform/browser/navigation.ts',
  );
  const signal = actual.navigationSignal();
  expect([actual.hasNavigated(), signal.aborted]).toEqual([false, false]);
  actual.announceNavigation();
  expect([actual.hasNavigated(), signal.aborted]).toEqual([true, true]);
});

test('it needs nothing that Safari lacks before version 17.4', async () => {
  const withResolvers = vi.spyOn(Promise, 'withResolvers').mockImplementation(() => {
    throw new TypeError('Promise.withResolvers is not a function');
  });
  const { onRecoverableError } = await shown();
  await act(async () => approach(true));
  await act(async () => button().click());
  withResolvers.mockRestore();
  expect(button().textContent).toBe('Compté 1');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('without a connection the page stays as it is, and the script is loaded later', async () => {
  vi.useFakeTimers();
  load.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const { onRecoverableError } = await shown();
  await act(async () => approach(true));
  await act(async () => approach(true));
  expect(load).toHaveBeenCalledOnce();
  expect(button().textContent).toBe('Compté 0');
  await act(async () => vi.advanceTimersByTime(10_000));
  await act(async () => button().click());
  expect(button().textContent).toBe('Compté 1');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('what is clicked before it was seen to be near is loaded at once', async () => {
  await shown();
  await act(async () => button().click());
  expect(load).toHaveBeenCalled();
  await act(async () => button().click());
  expect(button().textContent).toMatch(/Compté [12]/);
});

test('an update does not wait for it, and what was typed stays', async () => {
  const { rename } = await shown();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'lea@exemple.fr';
  await act(async () => rename('Après'));
  expect(screen.getByRole('heading').textContent).toBe('Après');
  expect(load).toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('lea@exemple.fr');
  expect(screen.getByText('Après', { selector: 'label' })).toBeDefined();
});

test('on a page that the browser renders itself it does not wait', async () => {
  const loader = loaderOf(load);
  const Content = lazy(loader);
  const box = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    const { createRoot } = await import('react-dom/client');
    root = createRoot(box);
    root.render(
      <Nearby load={loader}>
        <Content />
      </Nearby>,
    );
  });
  expect(button().textContent).toBe('Compté 0');
  expect(load).toHaveBeenCalled();
});
