import { expect, test } from 'vitest';
import { asLargeAs, fallbackFaces, until } from '../../../components/theme/brand.ts';

const OWN = { width: 0.5, ascent: 1, descent: 0.25 };

test.each([
  ['as wide', 0.5, '100.00%', '100.00%', '25.00%'],
  ['half as wide', 0.25, '200.00%', '50.00%', '12.50%'],
  ['wider', 0.625, '80.00%', '125.00%', '31.25%'],
])('a face that is %s is drawn at the size of the brand’s, in lines of the same height', (_, width, size, up, down) => {
  expect(asLargeAs(OWN, { names: ['Arial', 'Liberation Sans'], width })).toEqual({
    src: 'local("Arial"), local("Liberation Sans")',
    sizeAdjust: size,
    ascentOverride: up,
    descentOverride: down,
    lineGapOverride: '0%',
  });
});

test('what the themes name is what there are faces for, each once', () => {
  const named = Object.values(until).flatMap((list) => list.split(', '));
  expect(named).toEqual(fallbackFaces.map(({ family }) => family));
  expect(new Set(named).size).toBe(named.length);
});

test.each(['Roboto', 'Noto Serif', 'Noto Serif Regular', 'DejaVu Sans', 'Arial'])(
  '%s, which some system has, stands in',
  (name) => {
    expect(fallbackFaces.filter(({ rule }) => rule.src.includes(`local("${name}")`))).toHaveLength(1);
  },
);
