import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { muted, text } from '@/components/ui/text.css';
import * as css from './author-card.css';

type Props = {
  name: string;
  href?: string | null;
  role?: string | null;
  credentials?: string | null;
  line?: string | null;
  portrait?: PictureSource;
  heading?: 'h2' | 'h3';
};

/** An author in a list, or at the foot of an article. */
export function AuthorCard({ name, href, role, credentials, line, portrait, heading: Heading = 'h2' }: Props) {
  return (
    <article className={cx(sectionClass('Beige Light'), css.card)}>
      {portrait ? <Picture image={{ ...portrait, alt: '' }} sizes="6rem" className={css.portrait} /> : <span />}
      <div className={css.words}>
        <Heading className={cx(text.h3, css.name)}>
          {href ? (
            <Link href={href} className={css.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        {role && <p className={cx(text.small, muted)}>{role}</p>}
        {credentials && <p className={cx(text.small, muted)}>{credentials}</p>}
        {line && <p className={css.line}>{line}</p>}
      </div>
    </article>
  );
}
