import type { Shown } from '@/lib/withdrawal/state';
import * as css from './declaration-facts.css';
import type { WithdrawalWords } from './words';

type Props = {
  shown: Shown;
  /** Of a declaration that has been made. */
  made?: { reference: string; at: string };
  words: WithdrawalWords['facts'];
};

/** What is declared, word for word. */
export function DeclarationFacts({ shown, made, words }: Props) {
  const rows: [label: string, value: string | undefined][] = [
    [words.at, made?.at],
    [words.reference, made?.reference],
    [words.name, shown.name],
    [words.order, shown.order],
    [words.email, shown.email],
    [words.goods, shown.goods.trim() || words.all],
    [words.reason, shown.reason.trim()],
  ];
  return (
    <dl className={css.facts}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className={css.row}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
