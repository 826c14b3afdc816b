'use client';
import {
  type UseComboboxPropGetters,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { groupBy } from '@/lib/platform/browser/group-by';
import * as css from './fields.css';
import { VisuallyHidden } from './icon';
import { cx } from './markup';
import { hidden } from './text.css';

type Props<T extends ComboboxOption> = {
  options: readonly T[];
  shown: boolean;
  highlighted: number;
  menuProps: ReturnType<UseComboboxPropGetters<T>['getMenuProps']>;
  itemProps: UseComboboxPropGetters<T>['getItemProps'];
  renderOption?: (option: T) => ReactNode;
  className?: string;
};

/** The options below their field, grouped under the name of their group if they have one. */
function ComboboxList<T extends ComboboxOption>({ options, shown, className, ...rest }: Props<T>) {
  const { highlighted, menuProps, itemProps, renderOption } = rest;
  const groups = groupBy(options.entries(), ([, option]) => option.group);
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

/** Options of one group must be adjacent. */
export type ComboboxOption = { id: string; text: string; group?: string };

type ComboboxProps<T extends ComboboxOption> = {
  id: string;
  name: string;
  label: string;
  labelHidden?: boolean;
  placeholder?: string;
  defaultValue?: string;
  maxLength?: number;
  required?: boolean;
  autoFocus?: boolean;
  /** Opens the list initially, when there are options. */
  defaultOpen?: boolean;
  /** Options for the current input. A new array clears the highlight. */
  options: readonly T[];
  /** Called with what the visitor typed, never with an option that was chosen. */
  onType: (text: string) => void;
  onChoose: (option: T) => void;
  renderOption?: (option: T) => ReactNode;
  /** Announced politely when it changes: “5 suggestions”. */
  status: string;
  className?: string;
  inputClass?: string;
  listClass?: string;
  describedBy?: string;
  invalid?: boolean;
};

const types = useCombobox.stateChangeTypes;

/** Leaving the field selects nothing, a click into it never closes the list, and typing clears the selected option. */
function reduce<T>(state: UseComboboxState<T>, { type, changes }: UseComboboxStateChangeOptions<T>) {
  if (type === types.InputBlur) {
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  }
  if (type === types.InputClick) return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
  if (type === types.InputChange) return { ...changes, selectedItem: null };
  return changes;
}

/** The state of the field, managed by downshift, except for input from before it was loaded. */
function useBox<T extends ComboboxOption>(props: ComboboxProps<T>) {
  const { id, options, onType, onChoose, defaultValue = '', defaultOpen } = props;
  const input = useRef<HTMLInputElement>(null);
  const box: UseComboboxReturnValue<T> = useCombobox<T>({
    id,
    inputId: id,
    items: [...options],
    itemToString: (option) => option?.text ?? '',
    initialInputValue: defaultValue,
    initialIsOpen: defaultOpen,
    stateReducer: reduce,
    // `selectedItem` is absent when it was selected already: choosing it again counts as well.
    onStateChange: ({ type, selectedItem = box.selectedItem }) =>
      selectedItem && (type === types.ItemClick || type === types.InputKeyDownEnter) && onChoose(selectedItem),
  });
  const { highlightedIndex, setHighlightedIndex, setInputValue } = box;
  const shown = box.isOpen && options.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an index means nothing among other options.
  useEffect(() => setHighlightedIndex(-1), [options]);
  // Input from before hydration, or restored by the browser, is kept.
  useEffect(() => {
    if (input.current?.value) setInputValue(input.current.value);
  }, [setInputValue]);

  /** Enter without a highlight submits the form; Escape without an open list is left to the enclosing element. */
  function onKeyDown(event: KeyboardEvent) {
    const passes = (event.key === 'Enter' && (!shown || highlightedIndex < 0)) || (event.key === 'Escape' && !shown);
    if (passes) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    else if (event.key === 'Escape') event.stopPropagation();
  }
  // Not `onInputValueChange`: of several changes in one render it names the last, which may be one of the effects above.
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onType(currentTarget.value);
  return { box, shown, inputProps: box.getInputProps({ ref: input, onKeyDown, onChange, 'aria-expanded': shown }) };
}

/** A text field with suggestions. Without JavaScript it is a plain field, and Enter submits its form. */
export function Combobox<T extends ComboboxOption>(props: ComboboxProps<T>) {
  const { id, name, label, placeholder, maxLength, required, autoFocus, invalid, options } = props;
  const { box, shown, inputProps } = useBox(props);
  return (
    <div className={cx(css.combobox, props.className)}>
      <label {...box.getLabelProps()} htmlFor={id} className={props.labelHidden ? hidden : css.label}>
        {label}
      </label>
      <input
        {...inputProps}
        {...{ name, placeholder, maxLength, required, autoFocus }}
        className={cx(css.control, props.inputClass)}
        enterKeyHint="search"
        aria-invalid={invalid || undefined}
        aria-describedby={props.describedBy}
      />
      <ComboboxList
        options={options}
        shown={shown}
        highlighted={box.highlightedIndex}
        menuProps={box.getMenuProps()}
        itemProps={box.getItemProps}
        renderOption={props.renderOption}
        className={props.listClass}
      />
      <VisuallyHidden role="status">{props.status}</VisuallyHidden>
    </div>
  );
}
