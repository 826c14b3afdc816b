import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Gallery } from '../../components/product/gallery.tsx';

const image = (src: string) => ({ src, alt: src, width: 800, height: 1000, service: 'shopify' as const });
const views = [
  { image: image('/a.webp'), label: 'Vue 1' },
  { image: image('/b.webp'), label: 'Vue 2' },
];

test('a thumbnail shows its view, and is an anchor to it where there is no script', () => {
  render(<Gallery label="Photos" views={views} />);
  const [first, second] = ['Vue 1', 'Vue 2'].map((name) => screen.getByRole('link', { name }));
  const strip = screen.getByRole('region', { name: 'Photos' });
  strip.scrollTo = vi.fn() as typeof strip.scrollTo;
  expect(first?.getAttribute('aria-current')).toBe('true');
  expect(document.querySelector(`[id="${second?.getAttribute('href')?.slice(1)}"] img`)?.getAttribute('alt')).toBe(
    '/b.webp',
  );
  fireEvent.click(second as Element);
  expect(strip.scrollTo).toHaveBeenCalledTimes(1);
  expect(second?.getAttribute('aria-current')).toBe('true');
  expect(first?.getAttribute('aria-current')).toBeNull();
});

test('the first view is fetched at once, the others when they are near', () => {
  render(<Gallery label="Photos" views={views} />);
  expect(screen.getByAltText('/a.webp').getAttribute('fetchpriority')).toBe('high');
  expect(screen.getByAltText('/b.webp').getAttribute('loading')).toBe('lazy');
});

test('one view has no thumbnails', () => {
  render(<Gallery label="Photos" views={views.slice(0, 1)} />);
  expect(screen.queryByRole('link')).toBeNull();
});
