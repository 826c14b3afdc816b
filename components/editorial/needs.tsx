import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { muted, text as textStyle } from '@/components/ui/text.css';
import * as css from './sections.css';

type NeedEntry = { label: string; note?: string; href: string };

type Props = {
  background?: string | null;
  title: string;
  text?: string;
  entries: readonly NeedEntry[];
  /** Cut-out, decorative; shown from lg. */
  plant?: PictureSource;
};

export function Needs({ background, title, text, entries, plant }: Props) {
  return (
    <Section background={background} clipped>
      <Container className={css.needs}>
        <div>
          <h2>{title}</h2>
          {text && <p className={cx(textStyle.lead, muted, css.lead)}>{text}</p>}
        </div>
        <ul className={css.needsList}>
          {entries.map(({ label, note, href }) => (
            <li key={href}>
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
