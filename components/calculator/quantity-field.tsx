'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { type ControlProps, Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { QuantityField } from '@/lib/calculator/entity';
import { useErrorText } from './use-error-text';

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
export function CountField({ optional, hint, ...field }: Props & { optional?: string; hint?: string }) {
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
export function OptionField({ options, ...field }: Props & { options: readonly { value: string; text: string }[] }) {
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
