'use client';
import type { ComponentProps } from 'react';
import { Input, TextArea } from '@/components/ui/input';
import { FormField, type FormFieldProps } from './form-field';

type Kind = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'>;

/** One line of text. */
export function TextField({ name, label, hint, optional, ...kind }: FormFieldProps & Kind) {
  return <FormField {...{ name, label, hint, optional }}>{(control) => <Input {...control} {...kind} />}</FormField>;
}

type Area = Pick<ComponentProps<'textarea'>, 'rows' | 'onInput' | 'onFocus'>;

/** Several lines. */
export function TextAreaField({ name, label, hint, optional, rows = 6, ...area }: FormFieldProps & Area) {
  return (
    <FormField {...{ name, label, hint, optional }}>
      {(control) => <TextArea {...control} rows={rows} {...area} />}
    </FormField>
  );
}
