import type { ReactNode } from 'react';
import * as blocks from '@/components/ui/blocks.css';
import { Link } from '@/components/ui/link';
import { inOrder } from '@/components/ui/markup';
import { Container, Section } from '@/components/ui/section';
import { textLink } from '@/components/ui/text.css';
import type { ContentLink } from '@/lib/services/prismic/links';
import * as css from './sections.css';

type AccordionItemProps = {
  title: ReactNode;
  open?: boolean;
  id?: string;
  children: ReactNode;
};

export function AccordionItem({ title, open, id, children }: AccordionItemProps) {
  return (
    <details className={blocks.item} {...(open && { open })} {...(id && { id })}>
      <summary className={blocks.summary}>{title}</summary>
      <div className={blocks.content}>{children}</div>
    </details>
  );
}

export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={className}>{children}</div>;
}

type Props = { background?: string | null; title?: string | null; intro?: ReactNode; children: ReactNode };

/** A section with its title and introduction beside its content. */
export function Beside({ background, title, intro, children }: Props) {
  const headed = title || intro;
  return (
    <Section background={background}>
      <Container className={css.room}>
        <div className={headed ? css.beside : undefined}>
          {headed && (
            <div>
              {title && <h2>{title}</h2>}
              {intro}
            </div>
          )}
          <div>{children}</div>
        </div>
      </Container>
    </Section>
  );
}

type AccordionSectionProps = {
  background?: string | null;
  title?: string | null;
  intro?: ReactNode;
  items: readonly { title: string; content: ReactNode; open?: boolean }[];
  /** Link to all questions. */
  link?: ContentLink;
};

/** An accordion, beside the title of the section. */
export function AccordionSection({ background, title, intro, items, link }: AccordionSectionProps) {
  if (items.length === 0) return null;
  return (
    <Beside background={background} title={title} intro={intro && <div className={css.intro}>{intro}</div>}>
      <Accordion>
        {inOrder(items, (item) => (
          <AccordionItem title={item.title} open={item.open}>
            {item.content}
          </AccordionItem>
        ))}
      </Accordion>
      {link && (
        <p className={css.link}>
          <Link href={link.href} className={textLink}>
            {link.text}
          </Link>
        </p>
      )}
    </Beside>
  );
}
