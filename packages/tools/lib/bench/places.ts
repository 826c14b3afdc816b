import { performance } from 'node:perf_hooks';
import { communeAt, findCommunes, placesAround } from '../../../../lib/places/communes.ts';
import { quantile } from '../quantile.ts';
import { ms, type Row } from './table.ts';

const RUNS = 40;

/** Typical inputs, by cost: a prefix that thousands of names have, a postal code, a whole name, a typing error. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'one letter': ['s', 'm', 'b', 'l'],
  'a beginning': ['sain', 'mars', 'le ma', 'bord', 'clerm'],
  'a postal code': ['97400', '69001 Lyon', '6900', '13000'],
  'a name': ['Saint-Denis de La Réunion', 'Paris 14e', 'aix en provence', 'nouméa', 'Chalon-sur-Saône'],
  'a mistake': ['marseile', 'grenble', 'poite a pitre', 'montpelier', 'xyzzy'],
};

const isEmpty = (found: unknown): boolean => !found || (Array.isArray(found) && found.length === 0);

function measured(question: string, ask: readonly (() => unknown)[]): Row {
  const times = Array.from({ length: RUNS }, () => ask)
    .flat()
    .map((each) => {
      const start = performance.now();
      each();
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
  const at = (share: number): string => ms(quantile(times, share));
  const missed = ask.every((each) => isEmpty(each())) ? 'nothing was found' : '';
  return { question, p50: at(0.5), p95: at(0.95), p99: at(0.99), missed };
}

/** The embedded gazetteer: its first lookup, which reads the file, then lookups by kind. For `npm run bench -- directory`. */
export function placesRows(): Row[] {
  const start = performance.now();
  const missed = isEmpty(findCommunes('Paris', 1)) ? 'nothing was found' : '';
  const first = ms(performance.now() - start);
  const point = { latitude: -20.8823, longitude: 55.4504 };
  return [
    { question: 'the first of all', p50: first, p95: first, p99: first, missed },
    ...Object.entries(TYPED).map(([question, texts]) =>
      measured(
        question,
        texts.map((text) => () => findCommunes(text, 7)),
      ),
    ),
    measured('the commune around a point', [() => communeAt(point)]),
    measured('20 communes within 25 km', [() => placesAround(point, 25, 20)]),
  ];
}
