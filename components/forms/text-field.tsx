'use client';
import { useField } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { type ControlProps, Field, Input, Select, TextArea } from '@/components/ui/field';
import { useErrorLines, useFormParts } from './form-context';

export type FormFieldProps = { name: string; label: ReactNode; hint?: ReactNode; optional?: boolean };
type FormControl = ControlProps & { name: string; required: boolean; defaultValue: string | undefined };
type Props = FormFieldProps & { children: (control: FormControl) => ReactNode };

/** A field of the enclosing form. The typed value is restored with the server's result, also without JavaScript. */
function FormField({ name, label, hint, optional = false, children }: Props) {
  const [field] = useField<string>(name);
  const { words } = useFormParts();
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      optional={optional && words.optional}
      error={useErrorLines(field.errors)}
    >
      {(control) => children({ ...control, name: field.name, required: !optional, defaultValue: field.initialValue })}
    </Field>
  );
}

type Kind = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'>;

export function TextField({ name, label, hint, optional, ...kind }: FormFieldProps & Kind) {
  return <FormField {...{ name, label, hint, optional }}>{(control) => <Input {...control} {...kind} />}</FormField>;
}

type Area = Pick<ComponentProps<'textarea'>, 'rows' | 'onInput' | 'onFocus'>;

export function TextAreaField({ name, label, hint, optional, rows = 6, ...area }: FormFieldProps & Area) {
  return (
    <FormField {...{ name, label, hint, optional }}>
      {(control) => <TextArea {...control} rows={rows} {...area} />}
    </FormField>
  );
}

type SelectFieldProps = Omit<FormFieldProps, 'hint'> & {
  options: readonly { value: string; label: string }[];
  autoComplete?: string;
};

export function SelectField({ options, autoComplete, ...field }: SelectFieldProps) {
  return (
    <FormField {...field}>
      {(control) => (
        // React keeps the selected option of a select only when the element is remounted.
        <Select {...control} key={control.defaultValue} autoComplete={autoComplete}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
