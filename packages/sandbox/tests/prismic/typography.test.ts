import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typography } from '../../prismic/content/typography.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '~');

describe('typography', () => {
  it.each([
    ['Bien dormir : comment ?', 'Bien dormir~: comment~?'],
    ['Oui ! Non ; peut-être', 'Oui~! Non~; peut-être'],
    ['« bonjour »', '«~bonjour~»'],
    ["L'huile d'arnica aujourd'hui", 'L’huile d’arnica aujourd’hui'],
    ['12,50 € et 5 g ou 30 gommes', '12,50~€ et 5~g ou 30~gommes'],
    ['20 % de 1 250 kJ', '20~% de 1~250~kJ'],
    ['9 CH, 4 semaines, 2 gouttes', '9~CH, 4~semaines, 2~gouttes'],
    ['5 grands verres', '5 grands verres'],
    ['https://example.org/?a=b;c', 'https://example.org/?a=b;c'],
    ['tél. 01 23 45 67 89', 'tél. 01 23 45 67 89'],
  ])('French %s', (text, expected) => {
    expect(shown(typography(text, 'fr-be'))).toBe(expected);
  });

  it.each([
    ["'s avonds, foto's", '’s avonds, foto’s'],
    ['Hoe werkt het : 5 g ?', 'Hoe werkt het : 5 g ?'],
  ])('Dutch %s', (text, expected) => {
    expect(shown(typography(text, 'nl-be'))).toBe(expected);
  });

  it('never changes the length and is stable', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = typography(text, 'fr-fr');
        expect(once.length).toBe(text.length);
        expect(typography(once, 'fr-fr')).toBe(once);
      }),
    );
  });
});
