import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CartDrawerBody } from '../../components/cart/cart-islands.tsx';
import { PageListeners } from '../../components/layout/main.tsx';
import { cartDrawerId } from '../../components/ui/element-ids.ts';
import { Drawer, opens } from '../../components/ui/overlay.tsx';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));
const offline = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../lib/cart/messages.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../lib/cart/messages.ts')>();
  return {
    ...original,
    async cartMessages(language: 'nl') {
      offline();
      return original.cartMessages(language);
    },
  };
});

const ids: Record<string, string> = { Menu: 'menu', 'Pays et langue': 'market' };
// A closed dialog cannot be found by its accessible name.
const dialog = (name: string) => document.getElementById(ids[name] ?? '') as HTMLDialogElement;
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

describe('a drawer, in a browser that does not know commandfor', () => {
  beforeEach(() => {
    render(
      <>
        <button type="button" {...opens('menu')}>
          Ouvrir le menu
        </button>
        <Drawer id="menu" title="Menu" closeLabel="Fermer le menu">
          <button type="button" {...opens('market')}>
            Changer de pays
          </button>
          <a href="#produits">Nos produits</a>
        </Drawer>
        <div popover="auto" data-testid="panel" />
        <Drawer id="market" title="Pays et langue" closeLabel="Fermer la liste">
          France
        </Drawer>
        <PageListeners />
      </>,
    );
  });

  test('opens as a modal named by its title, and closes by its button', () => {
    fireEvent.click(button('Ouvrir le menu'));
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(dialog('Menu'));
    fireEvent.click(button('Fermer le menu'));
    expect(dialog('Menu').open).toBe(false);
  });

  test('closes by a click on its backdrop, not by one inside', () => {
    fireEvent.click(button('Ouvrir le menu'));
    fireEvent.click(screen.getByRole('heading', { name: 'Menu' }));
    expect(dialog('Menu').open).toBe(true);
    fireEvent.click(dialog('Menu'));
    expect(dialog('Menu').open).toBe(false);
  });

  test('closes when one of its links is followed, unless in another tab', () => {
    fireEvent.click(button('Ouvrir le menu'));
    const link = screen.getByRole('link', { name: 'Nos produits' });
    fireEvent.click(link, { ctrlKey: true });
    expect(dialog('Menu').open).toBe(true);
    fireEvent.click(link);
    expect(dialog('Menu').open).toBe(false);
  });

  test('is not left open in the page that the browser goes back from, nor is a popover', () => {
    const hidePopover = vi.fn<() => void>();
    Object.assign(screen.getByTestId('panel'), { hidePopover });
    fireEvent.click(button('Ouvrir le menu'));
    fireEvent.popState(window);
    expect(dialog('Menu').open).toBe(false);
    expect(hidePopover).toHaveBeenCalledOnce();
  });

  test('gives way to the drawer that is opened from it', () => {
    fireEvent.click(button('Ouvrir le menu'));
    fireEvent.click(button('Changer de pays'));
    expect(dialog('Menu').open).toBe(false);
    expect(dialog('Pays et langue').open).toBe(true);
  });
});

describe('the drawer of an empty cart, in a browser whose dialogs do not announce that they open', () => {
  const body = (
    <CartDrawerBody
      locale="nl-be"
      words={{ loading: 'Laden', unavailable: 'Niet beschikbaar', retry: 'Opnieuw' }}
      paths={{ cart: '/bestellen/winkelmandje', shop: '/winkel' }}
    />
  );
  const view = (isHydrated: boolean) => (
    <Drawer id={cartDrawerId} title="Winkelmandje" closeLabel="Sluiten">
      {isHydrated && body}
    </Drawer>
  );
  beforeEach(() => {
    const silence = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('beforetoggle', silence, true);
    vi.stubGlobal('fetch', async () => Response.json(null));
    return () => {
      window.removeEventListener('beforetoggle', silence, true);
      vi.unstubAllGlobals();
    };
  });

  test.each([
    ['is opened', true],
    ['was open before its script came', false],
  ])('shows its contents when it %s', async (_, isHydrated) => {
    const { rerender } = render(view(isHydrated));
    const drawer = document.getElementById(cartDrawerId) as HTMLDialogElement;
    expect(drawer.textContent).not.toContain('Uw winkelmandje is leeg');
    await act(async () => drawer.showModal());
    rerender(view(true));
    expect(await screen.findByText('Uw winkelmandje is leeg')).toBeTruthy();
  });

  test('keeps the focus, and says that it failed once more, when its script comes late', async () => {
    offline.mockImplementation(() => {
      throw new Error('no connection');
    });
    render(view(true));
    const drawer = document.getElementById(cartDrawerId) as HTMLDialogElement;
    await act(async () => drawer.showModal());
    const first = await screen.findByRole('alert');
    button('Opnieuw').focus();
    await act(async () => fireEvent.click(button('Opnieuw')));
    await vi.waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
    expect(document.activeElement).toBe(button('Opnieuw'));
    offline.mockReset();
    fireEvent.click(button('Opnieuw'));
    expect(await screen.findByText('Uw winkelmandje is leeg')).toBeTruthy();
    expect(document.activeElement).toBe(button('Sluiten'));
  });
});
