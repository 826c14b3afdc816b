'use client';
import { useTranslations } from 'next-intl';
import type { DropQuantity, GranuleQuantity, Quantity } from '@/lib/calculator/calculate';
import { figure } from '@/lib/calculator/figure';

export type QuantityLines = {
  count: string;
  /** "tubes", "flasks of 30 ml". */
  unit: string;
  facts: string[];
  /** What the number rests on. */
  assumptions: string[];
};

type Say = ReturnType<typeof useTranslations<'calculator.result'>>;
type Write = (value: number) => string;

/** A quantity in sentences of the page's language. */
export function useQuantityLines(quantity: Quantity, tag: string): QuantityLines {
  const t = useTranslations('calculator.result');
  const write: Write = (value) => figure(value, tag);
  const lines = quantity.comp === 'granules' ? granuleLines(quantity, t, write) : dropLines(quantity, t, write);
  const { count, coversDays } = quantity;
  lines.facts.push(t('covers', { count: coversDays, days: write(coversDays) }));
  return { ...lines, count: write(count) };
}

const granuleLines = ({ count, total, unit, leftover }: GranuleQuantity, t: Say, write: Write) => ({
  unit: t('tubes', { count }),
  facts: [
    t('granules', { count: total, total: write(total), unit: write(unit) }),
    t('granulesLeft', { count: leftover, left: write(leftover) }),
  ],
  assumptions: [],
});

function dropLines(quantity: DropQuantity, t: Say, write: Write) {
  const { count, volume, total, millilitres, leftover, leftoverMl, dropsPerMl, assumedDrops, wider } = quantity;
  return {
    unit: t('flasks', { count, volume: write(volume) }),
    facts: [
      t('drops', { ml: write(millilitres), count: total, total: write(total) }),
      t('dropsLeft', { count: leftover, ml: write(leftoverMl) }),
    ],
    assumptions: [
      ...(assumedDrops === null ? [] : [t('assumed', { drops: write(assumedDrops) })]),
      t('perMl', { drops: write(dropsPerMl) }),
      ...(wider ? [t('wider', { drops: write(wider.dropsPerMl), flasks: write(wider.count) })] : []),
    ],
  };
}
