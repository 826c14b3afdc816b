'use client';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { sectionClass } from '@/components/theme/section';
import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { muted, text } from '@/components/ui/text.css';
import type { Quantity } from '@/lib/calculator/calculate';
import { Beads } from './beads';
import { ofFlasks, ofGranules } from './calculator.css';
import { useQuantityLines } from './quantity-lines';
import * as css from './quantity-result.css';

type Props = {
  ref: Ref<HTMLDivElement>;
  tag: string;
  quantity: Quantity | null;
  /** Something was written that is no number to count with. */
  mistaken: boolean;
  /** The page has come anew with this answer, which may be far down. */
  anew: boolean;
  /** Where a pharmacy is found; null where the market has no directory. */
  directory: string | null;
};

/** The answer of the calculator; without one, what it waits for. */
export function QuantityResult({ ref, tag, quantity, mistaken, anew, directory }: Props) {
  const t = useTranslations('calculator.result');
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the page has come anew as the answer to the form
    <div ref={ref} className={cx(sectionClass('Green'), css.panel)} tabIndex={-1} autoFocus={anew}>
      <div className={css.said}>
        {!quantity && <Awaited />}
        <div className={css.said} role="status" aria-atomic="true">
          {quantity ? <Said tag={tag} quantity={quantity} /> : <p>{t(mistaken ? 'mistake' : 'waiting')}</p>}
        </div>
      </div>
      <div className={ofGranules}>
        <Beads quantity={quantity} />
      </div>
      {directory && (
        <ButtonLink href={directory} prefetch={false} className={css.onward}>
          {t('directory')}
        </ButtonLink>
      )}
    </div>
  );
}

/** The place of the number before there is one, so that little moves when it comes. */
function Awaited() {
  const t = useTranslations('calculator.result');
  return (
    <div className={css.said} aria-hidden="true">
      <p className={css.lead}>{t('lead')}</p>
      <p className={css.count}>
        … <span className={cx(css.unit, ofGranules)}>{t('tubes', { count: 2 })}</span>
        <span className={cx(css.unit, ofFlasks)}>{t('anyFlasks')}</span>
      </p>
    </div>
  );
}

function Said({ tag, quantity }: { tag: string; quantity: Quantity }) {
  const t = useTranslations('calculator.result');
  const { count, unit, facts, assumptions } = useQuantityLines(quantity, tag);
  return (
    <>
      <p className={css.lead}>{t('lead')}</p>
      <p className={css.count}>
        {count} <span className={css.unit}>{unit}</span>
      </p>
      <p>{facts.join(' ')}</p>
      {assumptions.length > 0 && <p className={cx(text.small, muted)}>{assumptions.join(' ')}</p>}
    </>
  );
}
