import type { UseComboboxPropGetters } from 'downshift';
import type { ReactNode } from 'react';
import type { ComboboxOption } from './combobox';
import * as css from './combobox.css';
import { cx } from './cx';

type Props<T extends ComboboxOption> = {
  options: readonly T[];
  shown: boolean;
  highlighted: number;
  menuProps: ReturnType<UseComboboxPropGetters<T>['getMenuProps']>;
  itemProps: UseComboboxPropGetters<T>['getItemProps'];
  renderOption?: (option: T) => ReactNode;
  className?: string;
};

/** The options below their field, under the name of their group where they have one. */
export function ComboboxList<T extends ComboboxOption>({ options, shown, className, ...rest }: Props<T>) {
  const { highlighted, menuProps, itemProps, renderOption } = rest;
  const groups = Map.groupBy(options.entries(), ([, option]) => option.group);
  return (
    <div {...menuProps} hidden={!shown} className={cx(css.list, className)}>
      {shown &&
        [...groups].map(([group, entries]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; these are options of a list.
          <div key={group ?? ''} role="group" aria-label={group} className={css.group}>
            {group && (
              <span className={css.groupName} aria-hidden="true">
                {group}
              </span>
            )}
            {entries.map(([index, item]) => (
              <div
                key={item.id}
                {...itemProps({ item, index })}
                className={css.option({ highlighted: index === highlighted })}
              >
                {renderOption ? renderOption(item) : item.text}
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}
