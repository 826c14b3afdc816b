import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MegaPanel } from '../../components/layout/header.tsx';
import { MegaMenu } from '../../components/layout/header-islands.tsx';

const { segments } = vi.hoisted(() => ({ segments: vi.fn<() => string[]>() }));
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useSelectedLayoutSegments: segments,
}));
beforeEach(() => void segments.mockReturnValue([]));

const shelves = [{ title: 'Compléments', links: [{ href: '/sommeil', text: 'Sommeil' }] }];

function show() {
  render(
    <header>
      <MegaMenu label="Nos produits" buttonClass="entry" section="products" except={['products/cbd']}>
        <MegaPanel shelves={shelves} promo={{ href: '/rituel', title: 'Le rituel', text: 'Trois produits' }} />
      </MegaMenu>
    </header>,
  );
  const button = screen.getByRole('button', { name: 'Nos produits' });
  const panel = document.querySelector<HTMLElement>('[popover]');
  if (!panel) throw new Error('no panel');
  return { button, panel };
}

const toggle = (panel: HTMLElement, type: string, newState: string) =>
  fireEvent(panel, Object.assign(new Event(type), { newState }));

test('the button rules a native popover, and says whether it is open', () => {
  const { button, panel } = show();
  expect(button.getAttribute('popovertarget')).toBe(panel.id);
  expect(button.getAttribute('aria-controls')).toBe(panel.id);
  expect(panel.getAttribute('popover')).toBe('auto');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  toggle(panel, 'toggle', 'open');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  toggle(panel, 'toggle', 'closed');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('without anchor positioning the panel is put under the header as it opens', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const { panel } = show();
  toggle(panel, 'beforetoggle', 'open');
  expect(panel.style.getPropertyValue('inset-block-start') || panel.getAttribute('style')).toContain('0px');
  vi.unstubAllGlobals();
});

test('the panel lists each shelf and the promotion', () => {
  const { panel } = show();
  const links = [...panel.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/sommeil', '/rituel']);
});

test.each([
  [['(editorial)', 'products', 'sommeil/vitalite'], 'true'],
  [['query', 'products'], 'true'],
  [['(editorial)', 'products', 'cbd/huile'], null],
  [['(editorial)', 'health'], null],
  [[], null],
])('on %j its entry is current: %s', (page, current) => {
  segments.mockReturnValue(page);
  expect(show().button.getAttribute('aria-current')).toBe(current);
});

test('a browser without popovers, which does not know their selector either, shows the header', () => {
  const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover') ?? {};
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  const { matches } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector) {
    if (selector.includes('popover')) throw new SyntaxError(`'${selector}' is not a valid selector`);
    return matches.call(this, selector);
  });
  expect(show().button.getAttribute('aria-expanded')).toBe('false');
  Object.defineProperty(HTMLElement.prototype, 'popover', known);
});
