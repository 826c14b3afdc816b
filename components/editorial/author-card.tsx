import { type Content, isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { muted, text } from '@/components/ui/text.css';
import * as css from './article.css';
import { pictureOf } from './content-picture';

type Props = {
  name: string;
  href?: string | null;
  role?: string | null;
  credentials?: string | null;
  line?: string | null;
  portrait?: PictureSource;
  heading?: 'h2' | 'h3';
};

/** An author in a list, or at the end of an article. */
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

export type AuthorLink = Content.AdviceDocument['data']['author'];

/** The author of a link field, with its fetched fields; null when the link is empty or its document was deleted. */
export function personOf(link: AuthorLink) {
  if (!isFilled.contentRelationship(link) || link.isBroken || !link.data) return null;
  return {
    id: link.id,
    href: link.url ?? null,
    name: link.data.name ?? '',
    role: link.data.role,
    credentials: link.data.credentials,
    portrait: pictureOf(link.data.portrait),
  };
}

type BylineProps = {
  author: AuthorLink;
  /** Dates, reviewer, reading time. */
  facts: readonly { key: string; body: ReactNode }[];
};

/** The author, and the facts that establish trust. */
export function Byline({ author, facts }: BylineProps) {
  const person = personOf(author);
  return (
    <div className={css.byline}>
      {person?.portrait && (
        <Picture image={{ ...person.portrait, alt: '' }} sizes="3.5rem" className={css.bylinePortrait} />
      )}
      <div className={text.small}>
        {person && (
          <p>
            {person.href ? (
              <Link href={person.href} rel="author" className={css.bylineName}>
                {person.name}
              </Link>
            ) : (
              <span className={css.bylineName}>{person.name}</span>
            )}
            {person.role && `, ${person.role}`}
          </p>
        )}
        <p className={css.facts}>
          {facts.map(({ key, body }) => (
            <span key={key}>{body}</span>
          ))}
        </p>
      </div>
    </div>
  );
}
