import { type Content, isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { text } from '@/components/ui/text.css';
import * as css from './byline.css';
import { pictureOf } from './content-picture';

export type AuthorLink = Content.AdviceDocument['data']['author'];

/** The person behind a link field, with the fields that come with it; null when it is empty or gone. */
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

type Props = {
  author: AuthorLink;
  /** Dates, who read it again, how long it takes. */
  facts: readonly { key: string; body: ReactNode }[];
};

/** Who wrote it, and the facts that let a reader trust it. */
export function Byline({ author, facts }: Props) {
  const person = personOf(author);
  return (
    <div className={css.byline}>
      {person?.portrait && <Picture image={{ ...person.portrait, alt: '' }} sizes="3.5rem" className={css.portrait} />}
      <div className={text.small}>
        {person && (
          <p>
            {person.href ? (
              <Link href={person.href} rel="author" className={css.name}>
                {person.name}
              </Link>
            ) : (
              <span className={css.name}>{person.name}</span>
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
