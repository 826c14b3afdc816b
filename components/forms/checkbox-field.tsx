'use client';
import { useField } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldBox, FieldError } from '@/components/ui/field';
import { muted } from '@/components/ui/text.css';
import { useErrorLines } from './field-errors';
import { useFormParts } from './form-context';

type Props = { name: string; required?: boolean; children: ReactNode };

/** One box to tick, never ticked beforehand. */
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
