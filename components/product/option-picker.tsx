import { RadioPill, RadioPills } from '@/components/ui/radio-pill';
import * as css from './option-picker.css';

export type PickerOption = {
  value: string;
  label: string;
  /** A colour, for flavours. */
  dot?: string;
  /** Words said after the label when no variant of this value can be bought. */
  unavailable?: string;
  /** No variant has it: there is nothing to choose. */
  disabled?: boolean;
};

type Props = {
  /** "Arôme des gommes". */
  legend: string;
  name: string;
  options: readonly PickerOption[];
  chosen: string;
  onChoose?: (value: string) => void;
};

export function OptionPicker({ legend, name, options, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <RadioPills>
        {options.map(({ value, label, dot, unavailable, disabled }) => (
          <RadioPill
            key={value}
            name={name}
            value={value}
            dot={dot}
            unavailable={unavailable}
            disabled={disabled}
            {...(onChoose
              ? { checked: value === chosen, onChange: () => onChoose(value) }
              : { defaultChecked: value === chosen })}
          >
            {label}
          </RadioPill>
        ))}
      </RadioPills>
    </fieldset>
  );
}
