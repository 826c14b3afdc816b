'use client';
import { Select } from '@/components/ui/select';
import { FormField, type FormFieldProps } from './form-field';

type Props = Omit<FormFieldProps, 'hint'> & {
  options: readonly { value: string; label: string }[];
  autoComplete?: string;
};

export function SelectField({ options, autoComplete, ...field }: Props) {
  return (
    <FormField {...field}>
      {(control) => (
        // React keeps the choice of a select only when the element is new.
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
