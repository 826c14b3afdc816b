'use client';
import { useField } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useErrorLines } from './field-errors';
import { useFormParts } from './form-context';

type Props = {
  name: string;
  label: ReactNode;
  options: readonly { value: string; label: string }[];
  optional?: boolean;
  autoComplete?: string;
};

export function SelectField({ name, label, options, optional, autoComplete }: Props) {
  const [field] = useField<string>(name);
  const { words } = useFormParts();
  return (
    <Field id={field.id} label={label} optional={optional && words.optional} error={useErrorLines(field.errors)}>
      {(control) => (
        <Select
          {...control}
          // React keeps the choice of a select only when the element is new.
          key={field.initialValue}
          name={field.name}
          required={!optional}
          defaultValue={field.initialValue}
          autoComplete={autoComplete}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
