'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FieldBox, FieldError, legend } from '@/components/ui/field';
import { RadioPill, RadioPills } from '@/components/ui/radio-pill';
import { COMPS } from '@/lib/calculator/entity';
import * as css from './calculator.css';
import { useErrorText } from './use-error-text';

/** Granules, flask or mother tincture: the other fields follow it. */
export function FormChoice({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  const t = useTranslations('calculator');
  const errorText = useErrorText();
  const id = useId();
  return (
    <div className={css.wide}>
      <FieldBox invalid={Boolean(error)}>
        <fieldset aria-describedby={error ? id : undefined}>
          <legend className={legend}>{t('comp')}</legend>
          {error && <FieldError id={id}>{errorText(error)}</FieldError>}
          <div className={css.pills}>
            <RadioPills>
              {COMPS.map((comp) => (
                <RadioPill key={comp} name="pharmaceuticalComp" value={comp} defaultChecked={comp === chosen}>
                  {t(`comps.${comp}`)}
                </RadioPill>
              ))}
            </RadioPills>
          </div>
        </fieldset>
      </FieldBox>
    </div>
  );
}
