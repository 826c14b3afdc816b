import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { apply as applyClass } from './facets.css';
import { sort } from './listing-layout.css';

type Props = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  label: string;
  options: readonly { value: string; label: string }[];
  apply: string;
};

/** Belongs inside a GET form, or beside one by its `form` attribute. */
export function SortSelect({ label, options, apply, ...rest }: Props) {
  return (
    <div className={sort}>
      <Select look="pill" aria-label={label} {...rest}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <span className={applyClass}>
        <Button type="submit" size="small" kind="secondary" form={rest.form}>
          {apply}
        </Button>
      </span>
    </div>
  );
}
