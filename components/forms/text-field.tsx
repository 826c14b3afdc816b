'use client';
import { useField } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input, TextArea } from '@/components/ui/input';
import { useErrorLines } from './field-errors';
import { useFormParts } from './form-context';

type Own = { name: string; label: ReactNode; hint?: ReactNode; optional?: boolean };
type Props = Own & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'>;

/** One line of text. What was typed comes back with the server's answer, also without script. */
export function TextField({ name, label, hint, optional, ...input }: Props) {
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
      {(control) => (
        <Input {...control} {...input} name={field.name} required={!optional} defaultValue={field.initialValue} />
      )}
    </Field>
  );
}

/** Several lines. */
export function TextAreaField({ name, label, hint, optional, rows = 6 }: Own & { rows?: number }) {
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
      {(control) => (
        <TextArea {...control} name={field.name} required={!optional} rows={rows} defaultValue={field.initialValue} />
      )}
    </Field>
  );
}
