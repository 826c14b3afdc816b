import { Checkbox } from '@/components/ui/checkbox';
import { cx } from '@/components/ui/cx';
import { muted, text } from '@/components/ui/text.css';
import * as css from './preferences-dialog.css';

type Props = {
  words: { title: string; text: string; by: string };
  /** Stands in place of a box where there is nothing to choose. */
  state?: string;
  name?: string;
  checked?: boolean;
};

export function Purpose({ words, state, name, checked }: Props) {
  const id = `consent-${name}`;
  return (
    <div className={css.purpose}>
      {name ? (
        <Checkbox name={name} defaultChecked={checked} aria-describedby={id}>
          <span className={text.label}>{words.title}</span>
        </Checkbox>
      ) : (
        <p className={css.fixed}>
          <span className={text.label}>{words.title}</span> <span className={cx(text.small, muted)}>{state}</span>
        </p>
      )}
      <div id={name && id} className={css.about}>
        <p>{words.text}</p>
        <p className={muted}>{words.by}</p>
      </div>
    </div>
  );
}
