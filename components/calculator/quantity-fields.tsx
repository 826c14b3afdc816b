'use client';
import { useTranslations } from 'next-intl';
import type { Answer, Entered } from '@/lib/calculator/answer';
import type { Constants } from '@/lib/calculator/constants';
import { DURATION_NAMES, QUANTITY_FIELDS, type QuantityField, VOLUME_NAMES, VOLUMES } from '@/lib/calculator/entity';
import * as css from './calculator.css';
import { FormChoice } from './form-choice';
import { CountField, OptionField } from './quantity-field';

type Props = {
  entered: Entered;
  errors: Answer['errors'];
  defaultDrops: Constants['defaultDrops'];
  /** The page has come anew with these errors, the first of which takes the focus. */
  anew: boolean;
};

/** All the fields; the style sheet shows those of the form that is chosen. */
export function QuantityFields({ entered, errors, defaultDrops, anew }: Props) {
  const t = useTranslations('calculator');
  const first = anew ? QUANTITY_FIELDS.find((name) => errors[name]) : undefined;
  const field = (name: QuantityField) => ({
    name,
    error: errors[name],
    value: entered[name],
    focused: name === first,
  });
  return (
    <>
      <FormChoice chosen={entered.pharmaceuticalComp} error={errors.pharmaceuticalComp} />
      <CountField {...field('dailyQty')} />
      <CountField {...field('granulesNb')} className={css.ofGranules} />
      <CountField
        {...field('gouttesNb')}
        className={css.ofFlasks}
        optional={t('optional')}
        hint={t('gouttesHint', { flask: defaultDrops.flask, tincture: defaultDrops.flask_tm })}
      />
      <OptionField
        {...field('treatmentDuration')}
        options={DURATION_NAMES.map((value) => ({ value, text: t(`durations.${value}`) }))}
      />
      <OptionField
        {...field('flaskVol')}
        className={css.ofFlasks}
        options={VOLUME_NAMES.map((value) => ({ value, text: t('volume', { volume: VOLUMES[value] }) }))}
      />
    </>
  );
}
