'use client';

import { type ComponentProps, useRef } from 'react';
import { cx } from './cx';
import { Icon } from './icon';
import * as css from './quantities.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-label'> & {
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
};

/** A number field between two buttons; without JavaScript the field is shown alone and the form still submits it. */
export function QuantityInput({ label, decreaseLabel, increaseLabel, min = 1, defaultValue = 1, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const move = (by: 1 | -1) => {
    const field = input.current;
    if (!field) return;
    if (by > 0) field.stepUp();
    else field.stepDown();
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const stepClass = cx(css.step, css.scripted);
  return (
    // biome-ignore lint/a11y/useSemanticElements: one field and its two helpers, not a set of fields
    <div className={css.stepper()} role="group" aria-label={label}>
      <button type="button" className={stepClass} aria-label={decreaseLabel} onClick={() => move(-1)}>
        <Icon name="minus" />
      </button>
      <input
        ref={input}
        className={cx(css.value, css.number)}
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        defaultValue={defaultValue}
        {...rest}
      />
      <button type="button" className={stepClass} aria-label={increaseLabel} onClick={() => move(1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
