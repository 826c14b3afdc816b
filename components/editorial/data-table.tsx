import { isFilled, type TableField } from '@prismicio/client';
import { type ReactNode, useId } from 'react';
import { Container, Section, SectionHead } from '@/components/ui/section';
import * as css from './data-table.css';
import { RichText } from './rich-text';

type Filled = TableField<'filled'>;
type Cell = Filled['body']['rows'][number]['cells'][number];

type Props = {
  background?: string | null;
  title?: string | null;
  table: Filled;
  note?: ReactNode;
  /** Name of a table that has no title: "Table". */
  label: string;
};

/** A table of the editors'. It scrolls sideways by itself, with the keyboard too, where the screen is narrower than it. */
export function DataTable({ background, title, table: { head, body }, note, label }: Props) {
  const id = useId();
  const named = title ? { 'aria-labelledby': id } : { 'aria-label': label };
  return (
    <Section background={background}>
      <Container>
        {title && <SectionHead id={id} title={title} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
        <section className={css.region} tabIndex={0} {...named}>
          <table className={css.table} {...named}>
            {head && <thead>{head.rows.map(({ key, cells }) => row(key, cells, 'col'))}</thead>}
            <tbody>{body.rows.map(({ key, cells }) => row(key, cells, 'row'))}</tbody>
          </table>
        </section>
        {note && <div className={css.note}>{note}</div>}
      </Container>
    </Section>
  );
}

const row = (key: string, cells: readonly Cell[], scope: 'col' | 'row') => (
  <tr key={key}>
    {cells.map((cell) =>
      // The corner above named rows is empty: a header of nothing would name them.
      cell.type === 'header' && isFilled.richText(cell.content) ? (
        <th key={cell.key} scope={scope}>
          <RichText field={cell.content} />
        </th>
      ) : (
        <td key={cell.key}>
          <RichText field={cell.content} />
        </td>
      ),
    )}
  </tr>
);
