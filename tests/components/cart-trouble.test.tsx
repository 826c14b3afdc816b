import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LineNotices, TroubleNotice } from '../../components/cart/cart-notices.tsx';
import type { Locale } from '../../lib/platform/markets.ts';
import french from '../../messages/fr/cart.json';
import dutch from '../../messages/nl/cart.json';
import { inWords, stateOf } from '../fixtures/cart-view.tsx';

const view = (settled: boolean, locale: Locale = 'fr-fr') =>
  inWords(<LineNotices state={stateOf({ settled })} onUndo={() => {}} />, locale);
const announcement = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function connect(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each([
  ['fr-fr', french.trouble],
  ['nl-be', dutch.trouble],
] as const)('in %s', (locale, words) => {
  test('a gesture that takes more than two and a half seconds is said to take long, until it is settled', () => {
    const { rerender } = render(view(false, locale));
    pass(2_499);
    expect(announcement()).toBe('');
    pass(1);
    expect(announcement()).toBe(words.slow);
    rerender(view(true, locale));
    expect(announcement()).toBe('');
  });

  test('a lost connection is said, and goes with the next one', () => {
    render(view(true, locale));
    expect(announcement()).toBe('');
    connect(false);
    expect(announcement()).toBe(words.offline);
    connect(true);
    expect(announcement()).toBe('');
  });
});

test('each gesture has its own two and a half seconds', () => {
  const { rerender } = render(view(false));
  pass(2_000);
  rerender(view(true));
  pass(2_000);
  expect(announcement()).toBe('');
  rerender(view(false));
  pass(2_000);
  expect(announcement()).toBe('');
  pass(500);
  expect(announcement()).toBe(french.trouble.slow);
});

test('what is said of the connection comes into a region that was there before', () => {
  const { rerender } = render(inWords(<TroubleNotice trouble={null} />));
  const region = screen.getByRole('status');
  rerender(inWords(<TroubleNotice trouble="slow" />));
  expect(region.textContent).toBe(french.trouble.slow);
});

test('offline explains what takes long', () => {
  render(view(false));
  pass(3_000);
  connect(false);
  expect(announcement()).toBe(french.trouble.offline);
});
