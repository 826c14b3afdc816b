'use client';
import { useField } from '@conform-to/react';
import type { ReactNode } from 'react';
import { type ControlProps, Field } from '@/components/ui/field';
import { useErrorLines } from './field-errors';
import { useFormParts } from './form-context';

export type FormFieldProps = { name: string; label: ReactNode; hint?: ReactNode; optional?: boolean };
type FormControl = ControlProps & { name: string; required: boolean; defaultValue: string | undefined };
type Props = FormFieldProps & { children: (control: FormControl) => ReactNode };

/** A field of the form around it. What was typed comes back with the server's answer, also without script. */
export function FormField({ name, label, hint, optional = false, children }: Props) {
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
