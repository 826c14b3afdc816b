'use client';
import { useField } from '@conform-to/react';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import {
  Checkbox,
  type ControlProps,
  Field,
  FieldBox,
  FieldError,
  Input,
  legend,
  RadioPill,
  RadioPills,
  Select,
} from '@/components/ui/field';
import { VisuallyHidden } from '@/components/ui/icon';
import { muted } from '@/components/ui/text.css';
import { TextArea } from '@/components/ui/text-area';
import * as css from './forms.css';
import { type FormWords, sayError } from './words';

type FormParts = { words: FormWords; sending: boolean };

/** State of the form for its fields. */
export const FormContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error('A field stands outside of a SubmissionForm.');
  return parts;
}

/** The errors of a field, a list when there are several; undefined when there are none: the field is not marked as invalid. */
export function useErrorLines(errors: string[] | undefined) {
  const { words } = useFormParts();
  if (!errors || errors.length === 0) return undefined;
  return (
    <>
      <VisuallyHidden>{words.errorPrefix} </VisuallyHidden>
      {errors.length === 1 ? (
        errors.map((error) => sayError(words, error))
      ) : (
        <ul role="list">
          {errors.map((error) => (
            <li key={error}>{sayError(words, error)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

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

type Kind = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'required'
>;

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

type CheckboxFieldProps = { name: string; required?: boolean; children: ReactNode };

/** One checkbox, never preselected. */
export function CheckboxField({ name, required, children }: CheckboxFieldProps) {
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

type RadioGroupProps = { name: string; legend: ReactNode; options: readonly { value: string; label: string }[] };

/** One choice of several, none of them preselected. */
export function RadioGroup({ name, legend: title, options }: RadioGroupProps) {
  const [field] = useField<string>(name);
  const error = useErrorLines(field.errors);
  return (
    <FieldBox invalid={Boolean(error)}>
      <fieldset id={field.id} tabIndex={-1} aria-describedby={error ? field.errorId : undefined}>
        <legend className={legend}>{title}</legend>
        {error && <FieldError id={field.errorId}>{error}</FieldError>}
        <RadioPills>
          {options.map(({ value, label }) => (
            <RadioPill
              key={value}
              name={field.name}
              value={value}
              required
              defaultChecked={field.initialValue === value}
              aria-invalid={error ? true : undefined}
            >
              {label}
            </RadioPill>
          ))}
        </RadioPills>
      </fieldset>
    </FieldBox>
  );
}

/** Two short fields, side by side where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>;
