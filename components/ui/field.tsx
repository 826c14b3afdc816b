import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import * as css from './fields.css';
import { Icon } from './icon';

export type ControlProps = {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

type Props = {
  id: string;
  label: ReactNode;
  /** Text such as "(optional)". */
  optional?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** Owns label, hint, error and their ARIA wiring; the control is a render function that receives the attributes it must set. */
export function Field({ id, label, optional, hint, error, children }: Props) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <FieldBox invalid={Boolean(error)}>
      <label className={css.label} htmlFor={id}>
        {label} {optional && <span className={css.optional}>{optional}</span>}
      </label>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
    </FieldBox>
  );
}

/** The box of a field, with the bar that marks an invalid one. */
export function FieldBox({ invalid, children }: { invalid: boolean; children: ReactNode }) {
  return <div className={css.field({ invalid })}>{children}</div>;
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={css.error} id={id}>
      <Icon name="warning" className={css.errorIcon} />
      <span>{children}</span>
    </p>
  );
}

/** Class of the legend of a group of fields. */
export const legend = css.label;
/** Class of the text beside the legend that marks the group as optional. */
export const optionalWords = css.optional;

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cx(css.control, className)} {...rest} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cx(css.control, css.area, className)} {...rest} />;
}

type SelectProps = ComponentProps<'select'> & { look?: 'field' | 'pill' };

export function Select({ look, className, children, ...rest }: SelectProps) {
  return (
    <span className={cx(css.box, className)}>
      <select className={cx(css.control, css.select({ look }))} {...rest}>
        {children}
      </select>
      <Icon name="chevron" className={css.chevron} />
    </span>
  );
}
