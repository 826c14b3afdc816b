import { isFilled, type TableField } from '@prismicio/client';
import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx, inOrder } from '@/components/ui/markup';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { muted, text as textStyle } from '@/components/ui/text.css';
import { RichText } from './rich-text';
import * as css from './sections.css';
import * as stepsCss from './slices.css';

type DownloadView = {
  href: string;
  title: string;
  /** Date, contents. */
  note?: string | null;
  /** Kind, size, language. */
  facts: string;
  language?: string;
};

type Props = { background?: string | null; title?: string | null; files: readonly DownloadView[] };

export function Downloads({ background, title, files }: Props) {
  if (files.length === 0) return null;
  return (
    <Section background={background}>
      <Container>
        {title && <SectionHead title={title} />}
        <ul role="list" className={css.list}>
          {inOrder(files, ({ href, title: name, note, facts, language }) => (
            <li>
              <a href={href} hrefLang={language} className={css.file}>
                <Icon name="document" />
                <span>
                  <span className={css.title}>{name}</span>
                  {note && <span className={css.line}>{note}</span>}
                  {facts && <span className={css.line}>{facts}</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

type Filled = TableField<'filled'>;
type Cell = Filled['body']['rows'][number]['cells'][number];

type DataTableProps = {
  background?: string | null;
  title?: string | null;
  table: Filled;
  note?: ReactNode;
  /** Accessible name of a table that has no title: "Table". */
  label: string;
};

/** A table from the content. It scrolls sideways, also with the keyboard, where the screen is narrower than the table. */
export function DataTable({ background, title, table: { head, body }, note, label }: DataTableProps) {
  const id = useId();
  const named = title ? { 'aria-labelledby': id } : { 'aria-label': label };
  return (
    <Section background={background}>
      <Container>
        {title && <SectionHead id={id} title={title} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
        <section className={css.region} tabIndex={0} {...named}>
          <table className={css.table} {...named}>
            {head && <thead>{inOrder(head.rows, ({ cells }) => row(cells, 'col'))}</thead>}
            <tbody>{inOrder(body.rows, ({ cells }) => row(cells, 'row'))}</tbody>
          </table>
        </section>
        {note && <div className={css.note}>{note}</div>}
      </Container>
    </Section>
  );
}

const row = (cells: readonly Cell[], scope: 'col' | 'row') => (
  <tr>
    {inOrder(cells, (cell) =>
      // The corner cell above row headers is empty: as a header cell it would label them with nothing.
      cell.type === 'header' && isFilled.richText(cell.content) ? (
        <th scope={scope}>
          <RichText field={cell.content} />
        </th>
      ) : (
        <td>
          <RichText field={cell.content} />
        </td>
      ),
    )}
  </tr>
);

type FigureView = { value: string; label: string };

type FiguresProps = {
  background?: string | null;
  title?: string | null;
  text?: ReactNode;
  figures: readonly FigureView[];
  /** Source of the figures. */
  note?: string | null;
  picture?: PictureSource;
};

export function Figures({ background, title, text, figures, note, picture }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <Section background={background}>
      <Container className={css.room}>
        <div className={css.pair({ illustrated: picture !== undefined })}>
          <div>
            {title && <h2>{title}</h2>}
            {text && <div className={css.figuresIntro}>{text}</div>}
            <div className={cx(css.room, title || text ? css.titled : undefined)}>
              <dl className={css.figuresList}>
                {inOrder(figures, ({ value, label }) => (
                  <div className={css.figure}>
                    <dt className={css.name}>{label}</dt>
                    <dd className={cx(textStyle.serif, css.value)}>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
            {note && <p className={cx(textStyle.small, muted, css.figuresNote)}>{note}</p>}
          </div>
          {picture && <Picture image={picture} sizes="(min-width: 1024px) 38vw, 92vw" className={css.picture} />}
        </div>
      </Container>
    </Section>
  );
}

type NeedEntry = { label: string; note?: string; href: string };

type NeedsProps = {
  background?: string | null;
  title: string;
  text?: string;
  entries: readonly NeedEntry[];
  /** Cut-out, decorative; shown from lg. */
  plant?: PictureSource;
};

export function Needs({ background, title, text, entries, plant }: NeedsProps) {
  if (!title && entries.length === 0) return null;
  return (
    <Section background={background} clipped>
      <Container className={css.needs}>
        <div>
          {title && <h2>{title}</h2>}
          {text && <p className={cx(textStyle.lead, muted, css.lead)}>{text}</p>}
        </div>
        <ul role="list" className={css.needsList}>
          {inOrder(entries, ({ label, note, href }) => (
            <li>
              <Link href={href} className={css.entry}>
                {label}
                {note && <span className={css.needsNote}>{note}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
      {plant && <Picture image={plant} sizes="(min-width: 1024px) 19rem, 1px" className={css.plant} />}
    </Section>
  );
}

type StepsProps = {
  background?: string | null;
  title: string;
  steps: readonly { title: string; text: string }[];
  /** Full width, below the steps. */
  picture?: PictureSource;
};

export function Steps({ background, title, steps, picture }: StepsProps) {
  if (!title && steps.length === 0) return null;
  const Heading = title ? 'h3' : 'h2';
  return (
    <Section background={background} space="none">
      <Container className={stepsCss.words}>
        {title && <h2 className={stepsCss.title}>{title}</h2>}
        <ol className={stepsCss.steps}>
          {inOrder(steps, (step) => (
            <li className={stepsCss.step}>
              <Heading className={stepsCss.name}>{step.title}</Heading>
              <p className={stepsCss.text}>{step.text}</p>
            </li>
          ))}
        </ol>
      </Container>
      {picture && <Picture image={picture} sizes="100vw" className={stepsCss.picture} />}
    </Section>
  );
}

type MomentView = {
  /** A year, or a date as text. */
  date: string;
  title?: string | null;
  text?: ReactNode;
  picture?: PictureSource;
};

type TimelineProps = { background?: string | null; title?: string | null; moments: readonly MomentView[] };

/** Events in chronological order. */
export function Timeline({ background, title, moments }: TimelineProps) {
  if (moments.length === 0) return null;
  const Heading = title ? 'h3' : 'h2';
  return (
    <Section background={background}>
      <Container className={css.room}>
        {title && <SectionHead title={title} />}
        <ol className={stepsCss.list}>
          {inOrder(moments, (moment) => (
            <li className={stepsCss.moment}>
              <div className={stepsCss.content({ illustrated: moment.picture !== undefined })}>
                <div>
                  <Heading className={textStyle.h3}>
                    {moment.title ? (
                      <>
                        <span className={stepsCss.date}>{moment.date}</span> {moment.title}
                      </>
                    ) : (
                      moment.date
                    )}
                  </Heading>
                  {moment.text && <div className={stepsCss.timelineText}>{moment.text}</div>}
                </div>
                {moment.picture && (
                  <Picture image={moment.picture} sizes="18rem" className={stepsCss.timelinePicture} />
                )}
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
