import { isFilled, type TableField } from '@prismicio/client';
import { type ReactNode, useId } from 'react';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { RichText } from './rich-text';
import * as css from './sections.css';

type Filled = TableField<'filled'>;
type Cell = Filled['body']['rows'][number]['cells'][number];

type Props = {
  background?: string | null;
  title?: string | null;
  table: Filled;
  note?: ReactNode;
  /** Accessible name of a table that has no title: "Table". */
  label: string;
};

/** A table from the content. It scrolls sideways, also with the keyboard, where the screen is narrower than the table. */
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
      // The corner cell above row headers is empty: as a header cell it would label them with nothing.
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
