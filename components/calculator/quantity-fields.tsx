'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { type ControlProps, Field, FieldBox, FieldError, Input, legend, Select } from '@/components/ui/field';
import { RadioPill, RadioPills } from '@/components/ui/radio-pill';
import type { Answer, Entered } from '@/lib/calculator/calculate';
import type { Constants } from '@/lib/calculator/constants';
import {
  COMPS,
  DURATION_NAMES,
  QUANTITY_FIELDS,
  type QuantityField,
  VOLUME_NAMES,
  VOLUMES,
} from '@/lib/calculator/entity';
import { readProblem } from '@/lib/forms/state';
import * as css from './calculator.css';

/** Puts the text of an issue into words of the page's language; undefined stays undefined. */
function useErrorText() {
  const t = useTranslations('calculator.errors');
  return (error: string | undefined): string | undefined => {
    if (!error) return undefined;
    const { code, values } = readProblem(error);
    const known = code as 'most';
    return t(t.has(known) ? known : 'number', values);
  };
}

/** Granules, flask or mother tincture: the other fields follow it. */
function FormChoice({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
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

type Props = {
  name: QuantityField;
  /** The text of an issue. */
  error: string | undefined;
  /** What the form came with. */
  value: string | undefined;
  /** The page has come anew, and this is the first thing to mend. */
  focused: boolean;
  className?: string;
};

type FrameProps = Props & { optional?: string; hint?: string; children: (control: ControlProps) => ReactNode };

function Frame({ name, error, className, optional, hint, children }: FrameProps) {
  const t = useTranslations('calculator');
  const errorText = useErrorText();
  return (
    <div className={className}>
      <Field id={useId()} label={t(name as 'dailyQty')} error={errorText(error)} optional={optional} hint={hint}>
        {children}
      </Field>
    </div>
  );
}

/** A number. As a text: a number field of the browser hands over nothing at all of what it does not understand. */
function CountField({ optional, hint, ...field }: Props & { optional?: string; hint?: string }) {
  return (
    <Frame {...field} optional={optional} hint={hint}>
      {(control) => (
        <Input
          {...control}
          name={field.name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          defaultValue={field.value}
          autoFocus={field.focused}
        />
      )}
    </Frame>
  );
}

/** One of several; the first, empty one asks for a choice. */
function OptionField({ options, ...field }: Props & { options: readonly { value: string; text: string }[] }) {
  const t = useTranslations('calculator');
  return (
    <Frame {...field}>
      {(control) => (
        // React keeps the choice of a select only when the element is new.
        <Select
          key={field.value}
          {...control}
          name={field.name}
          defaultValue={field.value ?? ''}
          autoFocus={field.focused}
        >
          <option value="">{t('choose')}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Frame>
  );
}

type QuantityFieldsProps = {
  entered: Entered;
  errors: Answer['errors'];
  defaultDrops: Constants['defaultDrops'];
  /** The page has come anew with these errors, the first of which takes the focus. */
  anew: boolean;
};

/** All the fields; the style sheet shows those of the form that is chosen. */
export function QuantityFields({ entered, errors, defaultDrops, anew }: QuantityFieldsProps) {
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
