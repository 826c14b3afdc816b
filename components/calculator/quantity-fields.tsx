'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import {
  type ControlProps,
  Field,
  FieldBox,
  FieldError,
  Input,
  legend,
  RadioPill,
  RadioPills,
  Select,
} from '@/components/ui/field';
import type { Answer, Entered } from '@/lib/calculator/calculate';
import type { Constants } from '@/lib/calculator/constants';
import {
  COMPS,
  DURATION_NAMES,
  QUANTITY_FIELDS,
  type QuantityField,
  VOLUME_NAMES,
  VOLUMES,
} from '@/lib/calculator/values';
import { readProblem } from '@/lib/forms/state';
import * as css from './calculator.css';

/** Translates the code of an issue; undefined stays undefined. */
function useErrorText() {
  const t = useTranslations('calculator.errors');
  return (error: string | undefined): string | undefined => {
    if (!error) return undefined;
    const { code, values } = readProblem(error);
    const known = code as 'most';
    return t(t.has(known) ? known : 'number', values);
  };
}

/** Granules, flask or mother tincture: the other fields depend on it. */
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
  /** The message of an issue. */
  error: string | undefined;
  /** The initial value. */
  value: string | undefined;
  /** The page was reloaded, and this is the first invalid field: it takes the focus. */
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

/** A number in a text input: a browser's number input returns an empty value for anything it cannot parse. */
function CountField({ optional, hint, ...field }: Props & { optional?: string; hint?: string }) {
  return (
    <Frame {...field} optional={optional} hint={hint}>
      {(control) => (
        <Input
          {...control}
          name={field.name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          defaultValue={field.value}
          autoFocus={field.focused}
        />
      )}
    </Frame>
  );
}

/** A select; its first, empty option asks for a choice. */
function OptionField({ options, ...field }: Props & { options: readonly { value: string; text: string }[] }) {
  const t = useTranslations('calculator');
  return (
    <Frame {...field}>
      {(control) => (
        // React keeps the selected option of a select only when the element is remounted.
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
  /** The page was reloaded with these errors, and the first invalid field takes the focus. */
  anew: boolean;
};

/** All fields; the style sheet shows those of the selected form. */
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
