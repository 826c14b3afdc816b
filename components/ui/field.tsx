import type { ComponentProps, ReactNode, Ref } from 'react';
import * as css from './fields.css';
import { Icon, VisuallyHidden } from './icon';
import { cx } from './markup';
import * as radioPillCss from './quantities.css';

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
    <div className={css.error} id={id}>
      <Icon name="warning" className={css.errorIcon} />
      <div>{children}</div>
    </div>
  );
}

/** Class of the legend of a group of fields. */
export const legend = css.label;
/** Class of the text beside the legend that marks the group as optional. */
export const optionalWords = css.optional;

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cx(css.control, className)} {...rest} />;
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

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { children: ReactNode; count?: number };

export function Checkbox({ children, count, ...rest }: CheckboxProps) {
  return (
    <label className={css.row}>
      <input type="checkbox" className={css.checkbox} {...rest} />
      <span>
        {children}
        {count !== undefined && <span className={css.count}> ({count})</span>}
      </span>
    </label>
  );
}

type RadioPillProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  children: ReactNode;
  /** A CSS colour shown as a dot: content, not theme. */
  dot?: string;
  /** Visually hidden text after the name when the option is out of stock; it stays selectable to reach the stock alert. */
  unavailable?: ReactNode;
};

export function RadioPill({ children, dot, unavailable, ...rest }: RadioPillProps) {
  return (
    <label className={radioPillCss.option}>
      <input type="radio" className={radioPillCss.radio} {...rest} />
      <span className={radioPillCss.pill} data-unavailable={unavailable ? '' : undefined}>
        {dot && <i className={radioPillCss.dot} style={{ backgroundColor: dot }} />}
        {children}
        {unavailable && <VisuallyHidden>, {unavailable}</VisuallyHidden>}
      </span>
    </label>
  );
}

export function RadioPills({ children }: { children: ReactNode }) {
  return <div className={radioPillCss.options}>{children}</div>;
}

type ErrorSummaryProps = {
  id: string;
  title: ReactNode;
  links: readonly { href: string; text: ReactNode }[];
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** The errors of a form, each line a link to its field. It takes the focus, also when the page is loaded without JavaScript. */
export function ErrorSummaryBox({ id, title, links, children, ref }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      id={id}
      className={css.errorSummaryBox}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page was asked for by sending the form, and this is its answer
      autoFocus
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      {children}
      {links.length > 0 && (
        <ul role="list" className={css.errorSummaryList}>
          {links.map(({ href, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several mistakes of one field lead to the same place
            <li key={`${href}-${index}`}>
              <a className={css.link} href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The type that React expects of a form action; ours also return a result, for the path with JavaScript. */
export type FormAction = (form: FormData) => Promise<void>;

export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
