import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/field';
import * as css from './facets.css';

export type FacetGroup = {
  title: string;
  /** Name of the query parameter. */
  name: string;
  /** Initial state: from then on the visitor opens and closes it. */
  open?: boolean;
  options: readonly { value: string; label: string; count?: number; checked?: boolean }[];
};

type Choose = (name: string, value: string) => void;

type Props = Omit<ComponentProps<'form'>, 'children' | 'className' | 'onChange'> & {
  /** "Filtres". */
  label: string;
  groups: readonly FacetGroup[];
  /** Absent where a button elsewhere submits the form. */
  apply?: string;
  onChoose: Choose;
  /** Hidden fields that must be preserved, such as the sort order. */
  children?: ReactNode;
};

/** A GET form: each checkbox is a query parameter. */
export function Facets({ label, groups, apply, onChoose, children, ...rest }: Props) {
  return (
    <form method="get" aria-label={label} {...rest}>
      {groups.map((group) => (
        <Group key={group.name} {...group} onChoose={onChoose} />
      ))}
      {children}
      {apply && (
        <div className={css.apply}>
          <Button type="submit" block>
            {apply}
          </Button>
        </div>
      )}
    </form>
  );
}

function Group({ title, name, open, options, onChoose }: FacetGroup & { onChoose: Choose }) {
  // Only the initial state: otherwise a group opened by a choice would close when the visitor removes that choice.
  const [openAtFirst] = useState(open);
  return (
    <details className={css.group} open={openAtFirst}>
      <summary className={css.title}>{title}</summary>
      {options.map(({ value, label, count, checked }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          count={count}
          checked={checked ?? false}
          disabled={count === 0 && !checked}
          onChange={() => onChoose(name, value)}
        >
          {label}
        </Checkbox>
      ))}
    </details>
  );
}
