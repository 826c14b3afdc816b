import { cx } from '@/components/ui/cx';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import * as css from './facts-table.css';

type Props = {
  caption: string;
  head: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
  /** Figures stand at the end of their column; words at the start. */
  holds?: 'figures' | 'words';
};

/** Composition per dose, or dosage by age. */
export function FactsTable({ caption, head, rows, holds = 'figures' }: Props) {
  return (
    <table className={cx(css.table, holds === 'words' && css.words)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
