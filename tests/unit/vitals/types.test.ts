import { describe, expect, test } from 'vitest';
import { deviceOf, pageTypeOf } from '../../../lib/vitals/types.ts';

describe('the type of a page', () => {
  test.each<[string[], ReturnType<typeof pageTypeOf>]>([
    [[], 'home'],
    [['__PAGE__'], 'home'],
    [['(shop)', 'ecommerce'], 'shop'],
    [['(editorial)', 'products'], 'listing'],
    [['(editorial)', 'products', 'complements-alimentaires'], 'listing'],
    [['(editorial)', 'products', 'complements-alimentaires/sommeil'], 'listing'],
    [['(editorial)', 'products', 'complements-alimentaires/sommeil/nuit-posee'], 'product'],
    [['query', 'products', 'complements-alimentaires/sommeil/nuit-posee', '__PAGE__'], 'product'],
    [['query', 'products', 'complements-alimentaires'], 'listing'],
    [['query', 'job-offers', 'list'], 'careers'],
    [['(shop)', 'checkout', 'cart'], 'cart'],
    [['(shop)', 'checkout'], 'checkout'],
    [['(shop)', 'checkout', 'thank-you'], 'checkout'],
    [['(customer)', 'my-account', 'orders', '1001'], 'account'],
    [['(customer)', 'login'], 'account'],
    [['(editorial)', 'search', 'produits'], 'search'],
    [['(editorial)', 'health', 'sommeil/s-endormir'], 'advice'],
    [['(editorial)', 'authors', 'camille-rey'], 'advice'],
    [['(editorial)', 'news'], 'news'],
    [['(editorial)', 'f-a-q', 'search'], 'faq'],
    [['(careers)', 'job-offers', 'acheteur', 'apply'], 'careers'],
    [['(editorial)', 'contact-directory', 'results'], 'directory'],
    [['(editorial)', 'legal', 'cookies'], 'other'],
    [['nulle-part'], 'other'],
  ])('%j is %s', (segments, type) => expect(pageTypeOf(segments)).toBe(type));
});

test.each([
  [320, 'phone'],
  [767, 'phone'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('%i px is a %s', (width, device) => expect(deviceOf(width)).toBe(device));
