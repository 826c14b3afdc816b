import { describe, expect, it } from 'vitest';
import { BadParameter, parseTransform, type Style } from '../../images/params.ts';
import { planTransform, type Source } from '../../images/plan.ts';

const source: Source = { width: 1000, height: 800, format: 'webp', alpha: true };
const plan = (query: string, accept = '*/*', style: Style = 'imgix') =>
  planTransform(parseTransform(new URLSearchParams(query), style), source, accept);

describe('the size drawn', () => {
  it.each([
    ['', null],
    ['w=500', [500, 400]],
    ['h=400', [500, 400]],
    ['w=500&h=100', [125, 100]],
    ['w=500&h=100&fit=max', [125, 100]],
    ['w=500&h=100&fit=crop', [500, 100]],
    ['w=300&dpr=2', [600, 480]],
    ['w=2000', [1000, 800]],
    ['w=2000&h=1000&fit=crop', [1000, 500]],
    ['w=99999', [1000, 800]],
    ['rect=0,0,500,500&w=250', [250, 250]],
  ])('imgix %s', (query, size) => {
    expect(plan(query).size).toEqual(size && { width: size[0], height: size[1] });
  });

  it.each([
    ['width=500', [500, 400]],
    ['width=500&height=100', [125, 100]],
    ['width=500&height=100&crop=top', [500, 100]],
    ['v=1', null],
  ])('shopify %s', (query, size) => {
    expect(plan(query, '*/*', 'shopify').size).toEqual(size && { width: size[0], height: size[1] });
  });

  it('keeps a rectangle inside the picture', () => {
    expect(plan('rect=900,700,500,500').rect).toEqual({ left: 900, top: 700, width: 100, height: 100 });
  });
});

describe('the format sent', () => {
  it.each([
    ['auto=format', 'image/avif,image/webp,*/*', 'avif'],
    ['auto=format,compress', 'image/webp,*/*', 'webp'],
    ['auto=format', '*/*', 'webp'],
    ['auto=format', 'text/html', 'png'],
    ['', 'image/avif', 'webp'],
    ['fm=jpg', 'image/avif', 'jpeg'],
    ['fm=avif', '', 'avif'],
  ])('%s for %s is %s', (query, accept, format) => {
    expect(plan(query, accept).format).toBe(format);
  });

  it('is always negotiated for the shop', () => {
    expect(plan('', 'image/avif', 'shopify').format).toBe('avif');
    expect(plan('format=png', 'image/avif', 'shopify').format).toBe('png');
  });
});

it.each(['w=abc', 'h=-1', 'w=0', 'q=NaN', 'dpr=x', 'rect=1,2', 'rect=a,b,c,d', 'w=Infinity'])('refuses %s', (query) => {
  expect(() => plan(query)).toThrow(BadParameter);
});
