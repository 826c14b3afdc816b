import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Main, PreviewEvents } from '../../components/layout/main.tsx';
import { expectConsole } from '../setup/console.ts';
import { useRouter } from '../setup/next/navigation.ts';

/** A router that keeps previous pages mounted, as the framework's does. */
const site = (shown: 'a' | 'b', inB?: ReactNode) => (
  <>
    <input aria-label="Hors des pages" />
    <Activity mode={shown === 'a' ? 'visible' : 'hidden'}>
      <Main>
        <a href="/b">Vers la page B</a>
      </Main>
    </Activity>
    <Activity mode={shown === 'b' ? 'visible' : 'hidden'}>
      <Main>
        <h1>Page B</h1>
        {inB}
      </Main>
    </Activity>
  </>
);

// The first page of a document, as in a browser.
test('the first page leaves the focus where the browser has it', () => {
  render(site('a'));
  expect(document.activeElement).toBe(document.body);
});

test('a page that was come to has the focus, when what had it is hidden with the page before; so has it on the way back', () => {
  const { rerender } = render(site('a'));
  screen.getByRole('link').focus();
  rerender(site('b'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(document.activeElement?.textContent).toContain('Page B');
  rerender(site('a'));
  expect(document.activeElement?.textContent).toContain('Vers la page B');
});

test('a link of the frame that has led on gives it to the page; a dialog that is open keeps it', () => {
  const header = document.body.appendChild(document.createElement('header'));
  header.innerHTML = '<a href="/b">Vers B</a><dialog open><button>Fermer</button></dialog>';
  const { rerender } = render(site('a'));
  header.querySelector('a')?.focus();
  rerender(site('b'));
  expect(document.activeElement?.textContent).toContain('Page B');
  const button = header.querySelector('button');
  button?.focus();
  rerender(site('a'));
  expect(document.activeElement).toBe(button);
  header.remove();
});

test('a field of the frame keeps it, whose visitor types while the page is awaited', () => {
  const footer = document.body.appendChild(document.createElement('footer'));
  footer.innerHTML = '<input type="email"><a href="/b">Vers B</a>';
  const { rerender } = render(site('a'));
  footer.querySelector('input')?.focus();
  rerender(site('b'));
  expect(document.activeElement).toBe(footer.querySelector('input'));
  footer.querySelector('a')?.focus();
  rerender(site('a'));
  expect(document.activeElement?.textContent).toContain('Vers la page B');
  footer.remove();
});

describe('an address with a fragment', () => {
  const go = (address: string) => history.replaceState(null, '', address);
  afterEach(() => go('/'));
  const about = <h2 id="été">En été</h2>;

  test.each([
    ['the element that it names', '/b#%C3%A9t%C3%A9', 'En été'],
    ['the page, when the page has no such element', '/b#avis', 'Page BEn été'],
    ['the page, when it cannot be decoded', '/b#%E0', 'Page BEn été'],
    ['the page, when only the page that was left has the element', '/b#ici', 'Page BEn été'],
  ])('gives the focus to %s', (_, address, text) => {
    const { rerender } = render(site('a', about));
    screen.getByRole('link').focus();
    screen.getByRole('link').id = 'ici';
    go(address);
    rerender(site('b', about));
    expect(document.activeElement?.textContent).toBe(text);
  });

  test('gives it to the element at another address of the same page, but not away from a field', () => {
    const inB = (
      <>
        <a href="/b?part=2#suite">Suite</a>
        <input aria-label="Dans la page" />
        <section id="suite">La suite</section>
      </>
    );
    const { rerender } = render(site('b', inB));
    const link = screen.getByRole('link');
    link.focus();
    rerender(site('b', inB));
    expect(document.activeElement).toBe(link);
    go('/b?part=2#suite');
    rerender(site('b', inB));
    expect(document.activeElement?.textContent).toBe('La suite');
    screen.getByRole('textbox', { name: 'Dans la page' }).focus();
    go('/b?part=3#suite');
    rerender(site('b', inB));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Dans la page' }));
  });
});

describe('a link of a page that only changes the query', () => {
  afterEach(() => history.replaceState(null, '', '/'));
  const years = (hasYear: boolean) => (
    <Main>
      <h1>Actualités</h1>
      <button type="button">Plus</button>
      {hasYear && <a href="/b">Toutes les années</a>}
    </Main>
  );

  test.each([
    ['gives the focus to the page, when it goes with the change', 'link', 'main'],
    ['leaves it on another element that stays', 'button', 'button'],
  ])('%s', (_, had, has) => {
    history.replaceState(null, '', '/b?year=2025');
    const { rerender } = render(years(true));
    screen.getByRole('link').focus();
    screen.getByRole(had).focus();
    history.replaceState(null, '', '/b');
    rerender(years(false));
    expect(document.activeElement).toBe(screen.getByRole(has));
  });

  // As in Safari, where a click focuses no link.
  test('moves no focus, when nothing had it', () => {
    history.replaceState(null, '', '/b?year=2025');
    const { rerender } = render(years(true));
    screen.getByRole('main').blur();
    history.replaceState(null, '', '/b');
    rerender(years(false));
    expect(document.activeElement).toBe(document.body);
  });
});

test('what stays on the screen keeps it', () => {
  const { rerender } = render(site('a'));
  screen.getByRole('textbox').focus();
  rerender(site('b'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('what the page itself puts the focus on keeps it', () => {
  const { rerender } = render(site('a'));
  screen.getByRole('link').focus();
  // biome-ignore lint/a11y/noAutofocus: that is what is tried
  rerender(site('b', <input aria-label="Dans la page" autoFocus />));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Dans la page' }));
});

describe('the toolbar of the content service', () => {
  // Its script is not loaded.
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true });
  const router = renderHook(useRouter).result.current;
  afterEach(() => vi.unstubAllGlobals());

  /** Raises an event of the toolbar; returns it, and what was done. */
  function raise(name: string, status = 200) {
    const request = vi.fn(async () => new Response('{}', { status }));
    vi.stubGlobal('fetch', request);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const refresh = vi.spyOn(router, 'refresh');
    render(<PreviewEvents toolbar="/toolbar.js" />);
    const event = new Event(name, { cancelable: true });
    window.dispatchEvent(event);
    return { event, request, reload, refresh };
  }

  test('reports a changed draft: the page is drawn again, without a reload of its own', () => {
    const { event, request, refresh } = raise('prismicPreviewUpdate');
    expect(event.defaultPrevented).toBe(true);
    expect(refresh).toHaveBeenCalledOnce();
    expect(request).not.toHaveBeenCalled();
  });

  test('reports the end of the preview, which is left with GET /api/exit-preview', async () => {
    const { event, request, reload } = raise('prismicPreviewEnd');
    expect(event.defaultPrevented).toBe(true);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(request.mock.calls).toEqual([['/api/exit-preview', { headers: { accept: 'application/json' } }]]);
  });

  test('missing endpoints are logged to the console', async () => {
    const said = expectConsole('error', /^\[preview\]/);
    const { reload } = raise('prismicPreviewEnd', 404);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(said).toEqual(['[preview] /api/exit-preview 404']);
  });
});
