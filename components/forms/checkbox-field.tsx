'use client';
import { useField } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldBox, FieldError, legend } from '@/components/ui/field';
import { muted } from '@/components/ui/text.css';
import { useErrorLines, useFormParts } from './form-context';
import * as css from './forms.css';

type Props = { name: string; required?: boolean; children: ReactNode };

/** One checkbox, never preselected. */
export function CheckboxField({ name, required, children }: Props) {
  const [field] = useField<string>(name);
  const { words } = useFormParts();
  const error = useErrorLines(field.errors);
  return (
    <FieldBox invalid={Boolean(error)}>
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
      <Checkbox
        id={field.id}
        name={field.name}
        value="on"
        required={required}
        defaultChecked={field.initialValue === 'on'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? field.errorId : undefined}
      >
        {children} {!required && <span className={muted}>{words.optional}</span>}
      </Checkbox>
    </FieldBox>
  );
}

type CheckboxGroupProps = { name: string; legend: ReactNode; options: readonly { value: string; label: string }[] };

/** Several checkboxes of one name, at least one of which must be checked. */
export function CheckboxGroup({ name, legend: title, options }: CheckboxGroupProps) {
  const [field] = useField<string[]>(name);
  const error = useErrorLines(field.errors);
  const { initialValue } = field;
  const chosen = Array.isArray(initialValue) ? initialValue : [initialValue];
  return (
    <FieldBox invalid={Boolean(error)}>
      <fieldset id={field.id} tabIndex={-1} aria-describedby={error ? field.errorId : undefined}>
        <legend className={legend}>{title}</legend>
        {error && <FieldError id={field.errorId}>{error}</FieldError>}
        <div className={css.options}>
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              name={field.name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
            >
              {label}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </FieldBox>
  );
}
