import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RecentProducts } from '../../components/product/recent-products.tsx';
import { forgetSeen, parseSeen, readSeen, rememberSeen, withSeen } from '../../lib/catalogue/recently-seen.ts';

const words = { title: 'Vus récemment', text: 'Ici seulement.', clear: 'Effacer', cleared: 'La liste est effacée.' };
const seen = (id: string) => ({
  id,
  title: `Produit ${id}`,
  href: `/nos-produits/${id}`,
  picture: { src: `https://images.test/${id}.webp`, width: 800, height: 1000 },
});

beforeEach(() => {
  localStorage.clear();
});

describe('the list', () => {
  test('has the newest first, none twice, and at most eight', () => {
    const list = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '4'].reduce(
      (all, id) => withSeen(all, seen(id)),
      [] as ReturnType<typeof parseSeen>,
    );
    expect(list.map(({ id }) => id)).toEqual(['4', '9', '8', '7', '6', '5', '3', '2']);
  });

  test('is of one market and language', () => {
    rememberSeen('fr-be', seen('1'));
    expect(readSeen('nl-be')).toEqual([]);
    expect(readSeen('fr-be')).toEqual([seen('1')]);
    forgetSeen('fr-be');
    expect(localStorage).toHaveLength(0);
  });

  test.each<[string, string | null]>([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"id":"1"}'],
    ['entries of another form', '[null, 3, "x", [], {"id": 1, "title": "A", "href": "/a"}]'],
    ['an address of another site', JSON.stringify([{ ...seen('1'), href: 'https://elsewhere.test/' }])],
    ['an address without a protocol', JSON.stringify([{ ...seen('1'), href: '//elsewhere.test/' }])],
    ['an address that is a script', JSON.stringify([{ ...seen('1'), href: 'javascript:alert(1)' }])],
  ])('is empty when the store holds %s', (_, stored) => {
    expect(parseSeen(stored)).toEqual([]);
  });

  test.each([
    ['data:text/html,x', 800],
    ['https://images.test/a.webp', '800'],
  ])('leaves out a picture that is none: %s', (src, width) => {
    const [entry] = parseSeen(JSON.stringify([{ ...seen('1'), picture: { src, width, height: 1 }, price: '9' }]));
    expect(entry).toEqual({ ...seen('1'), picture: null });
  });

  test('is empty, and nothing breaks, where the browser refuses to keep anything', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    rememberSeen('fr-fr', seen('1'));
    forgetSeen('fr-fr');
    expect(readSeen('fr-fr')).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('at the foot of a page', () => {
  let comeNear: () => void;

  beforeEach(() => {
    class Observer {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    comeNear = () => undefined;
    vi.stubGlobal('IntersectionObserver', Observer);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('what was seen before is shown once it comes near, without the product of the page', async () => {
    for (const id of ['1', '2']) rememberSeen('fr-fr', seen(id));
    render(<RecentProducts locale="fr-fr" current={seen('3')} words={words} />);
    expect(screen.queryByRole('heading')).toBeNull();
    await act(async () => comeNear());
    await screen.findByRole('heading', { name: 'Vus récemment' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/nos-produits/2',
      '/nos-produits/1',
    ]);
    expect(readSeen('fr-fr').map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  test('one press empties it, and says so where the focus is', async () => {
    rememberSeen('fr-fr', seen('1'));
    render(<RecentProducts locale="fr-fr" words={words} />);
    await act(async () => comeNear());
    fireEvent.click(await screen.findByRole('button', { name: 'Effacer' }));
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.activeElement?.textContent).toBe('La liste est effacée.');
  });

  test('that it is empty is not said again to who comes back to the page', async () => {
    rememberSeen('fr-fr', seen('1'));
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <RecentProducts locale="fr-fr" words={words} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    await act(async () => comeNear());
    fireEvent.click(await screen.findByRole('button', { name: 'Effacer' }));
    rerender(page('hidden'));
    (document.activeElement as HTMLElement).blur();
    rerender(page('visible'));
    expect(screen.queryByText('La liste est effacée.')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test('the first product that is looked at shows nothing', async () => {
    const { container } = render(<RecentProducts locale="fr-fr" current={seen('1')} words={words} />);
    await act(async () => comeNear());
    expect(container.textContent).toBe('');
    expect(readSeen('fr-fr')).toEqual([seen('1')]);
  });
});
