import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import * as css from './facets.css';

export type FacetGroup = {
  title: string;
  /** Name of the parameter in the address. */
  name: string;
  open?: boolean;
  options: readonly { value: string; label: string; count?: number; checked?: boolean }[];
};

type Props = Omit<ComponentProps<'form'>, 'children' | 'className' | 'onChange'> & {
  /** "Filtres". */
  label: string;
  groups: readonly FacetGroup[];
  apply: string;
  /** Keeps the button where there is script: in a drawer it is the way back to the products. */
  confirm?: boolean;
  onChoose: (name: string, value: string) => void;
  /** Hidden fields that must survive, such as the sort. */
  children?: ReactNode;
};

/** A GET form: each box is a parameter of the address. */
export function Facets({ label, groups, apply, confirm, onChoose, children, ...rest }: Props) {
  return (
    <form method="get" aria-label={label} {...rest}>
      {groups.map(({ title, name, open, options }) => (
        <details key={name} className={css.group} open={open}>
          <summary className={css.title}>{title}</summary>
          {options.map(({ value, label: text, count, checked }) => (
            <Checkbox
              key={value}
              name={name}
              value={value}
              count={count}
              checked={checked ?? false}
              onChange={() => onChoose(name, value)}
            >
              {text}
            </Checkbox>
          ))}
        </details>
      ))}
      {children}
      <div className={confirm ? undefined : css.apply}>
        <Button type="submit" block>
          {apply}
        </Button>
      </div>
    </form>
  );
}
