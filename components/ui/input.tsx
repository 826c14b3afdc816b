import type { ComponentProps } from 'react';
import { cx } from './cx';
import { area, control } from './field.css';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cx(control, className)} {...rest} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cx(control, area, className)} {...rest} />;
}
