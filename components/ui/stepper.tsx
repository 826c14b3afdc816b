import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';
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
      <output className={css.value}>{quantity}</output>
      {increase}
    </div>
  );
}

type StepProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & { step: 'minus' | 'plus'; label: string };

export function StepButton({ step, label, type = 'submit', ...rest }: StepProps) {
  return (
    <button type={type} className={css.step} aria-label={label} {...rest}>
      <Icon name={step} />
    </button>
  );
}
