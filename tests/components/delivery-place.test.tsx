import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DeliveryPlaceNotice } from '../../components/delivery/product-delivery.tsx';
import { placeNoticeWords } from '../../components/product/buy-props.ts';
import { readPostcode, writePostcode } from '../../lib/delivery/visitor-postcode.ts';
import { subscribeToSiteData } from '../../lib/platform/browser/site-data.ts';
import type { Locale } from '../../lib/platform/markets.ts';

const words = await placeNoticeWords('fr-fr');
const notice = (exclusions: string[] | null, locale: Locale = 'fr-fr', texts = words) => (
  <DeliveryPlaceNotice locale={locale} exclusions={exclusions} words={texts} />
);
const shown = () => screen.queryByRole('status')?.querySelector('p')?.textContent ?? null;

/** The storage event that a browser sends to the other tabs. */
const inOtherTab = (zip: string | null) =>
  act(() => {
    if (zip === null) localStorage.clear();
    else localStorage.setItem('delivery-zip', zip);
    window.dispatchEvent(new StorageEvent('storage', { key: zip === null ? null : 'delivery-zip' }));
  });

afterEach(() => localStorage.clear());

test.each([
  [null, 'FR', null],
  ['69004', 'FR', '69004'],
  [' 69 004 ', 'FR', '69004'],
  ['69004', 'BE', null],
  ['9710', 'BE', '9710'],
  ['nonsense', 'FR', null],
])('%j is read in %s as %j', (written, country, expected) => {
  writePostcode(written);
  expect(readPostcode(country)).toBe(expected);
});

test('a place is forgotten on demand, and its listeners can leave', () => {
  const listener = vi.fn();
  const stop = subscribeToSiteData(listener);
  writePostcode('69004');
  writePostcode(null);
  expect([localStorage.length, readPostcode('FR'), listener.mock.calls.length]).toEqual([0, null, 2]);
  stop();
  writePostcode('69004');
  window.dispatchEvent(new StorageEvent('storage', { key: 'delivery-zip' }));
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('on the page of a product', () => {
  test.each<[string, string | null, string[] | null, Locale, string | null]>([
    ['no postcode is known', null, ['20'], 'fr-fr', null],
    ['it is delivered there', '69004', ['20'], 'fr-fr', null],
    ['there is no list', '20000', null, 'fr-fr', null],
    ['its list says no', '20000', ['20'], 'fr-fr', 'Ce produit ne peut pas être livré au code postal 20000.'],
    ['nothing goes there', '97400', null, 'fr-fr', 'Nous ne livrons pas encore au code postal 97400.'],
    ['in Belgium', '9710', ['20'], 'fr-be', null],
    ['nothing is sold', '20000', ['20'], 'fr-tn', null],
  ])('%s', (_, zip, exclusions, locale, expected) => {
    writePostcode(zip);
    render(notice(exclusions, locale));
    expect(shown()).toBe(expected);
  });

  test('nothing is said in the prerendered page, whatever the browser knows', () => {
    writePostcode('97400');
    expect(renderToString(notice(['20']))).toMatch(/^<div [^>]*role="status"><\/div>$/);
  });

  test('what is said comes into a region that was there before', () => {
    render(notice(['20']));
    const region = screen.getByRole('status');
    inOtherTab('20000');
    expect(region.textContent).toContain('20000');
  });

  test('another variant and another tab are heard of', () => {
    const { rerender } = render(notice(['69']));
    inOtherTab('69004');
    expect(shown()).toContain('69004');
    rerender(notice(['20']));
    expect(shown()).toBeNull();
    inOtherTab('20000');
    expect(shown()).toContain('20000');
    inOtherTab(null);
    expect(shown()).toBeNull();
  });

  test('the visitor can have the postcode forgotten', () => {
    writePostcode('20000');
    render(notice(['20']));
    fireEvent.click(screen.getByRole('button', { name: 'Oublier ce code postal' }));
    expect([shown(), localStorage.length]).toEqual([null, 0]);
    // The button that had the focus has been removed.
    expect(document.activeElement?.textContent).toBe('Le code postal est oublié.');
    inOtherTab('20000');
    expect(screen.queryByText('Le code postal est oublié.')).toBeNull();
  });

  test('Dutch is said in Dutch', async () => {
    writePostcode('2018');
    render(notice(['2018'], 'nl-be', await placeNoticeWords('nl-be')));
    expect(shown()).toBe('Dit product kan niet worden geleverd op postcode 2018.');
    expect(screen.getByRole('button', { name: 'Deze postcode wissen' })).toBeTruthy();
  });
});
