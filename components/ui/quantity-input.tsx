'use client';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Icon } from './icon';
import { cx } from './markup';
import * as css from './quantities.css';

type Props = {
  /** "Quantity of Crème au souci". */
  label: string;
  quantity: ReactNode;
  decrease: ReactNode;
  increase: ReactNode;
};

/** A quantity between two slots: each contains a StepButton, alone or inside its own small form. */
export function Stepper({ label, quantity, decrease, increase }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset wants a legend, and this group sits inside forms of its own
    <div className={css.stepper({ size: 'small' })} role="group" aria-label={label}>
      {decrease}
      <span className={css.value}>{quantity}</span>
      {increase}
    </div>
  );
}

type StepProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & { step: 'minus' | 'plus'; label: string };

/** Disabled by a press on it, it keeps the focus, which a disabled button would drop, until the visitor moves on. */
export function StepButton({ step, label, type = 'submit', disabled = false, onClick, ...rest }: StepProps) {
  const [isFocused, setFocused] = useState(false);
  const isKept = disabled && isFocused;
  return (
    <button
      type={type}
      className={css.step}
      aria-label={label}
      aria-disabled={isKept || undefined}
      disabled={disabled && !isKept}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={isKept ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <Icon name={step} />
    </button>
  );
}

type QuantityInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-label'> & {
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
};

/** A number field between two buttons; without JavaScript the field is shown alone and the form still submits it. */
export function QuantityInput({
  label,
  decreaseLabel,
  increaseLabel,
  min = 1,
  defaultValue = 1,
  ...rest
}: QuantityInputProps) {
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
      <StepButton step="minus" type="button" className={stepClass} label={decreaseLabel} onClick={() => move(-1)} />
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
      <StepButton step="plus" type="button" className={stepClass} label={increaseLabel} onClick={() => move(1)} />
    </div>
  );
}
