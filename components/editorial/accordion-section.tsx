import type { ReactNode } from 'react';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import type { ContentLink } from '@/lib/prismic/links';
import * as css from './accordion-section.css';
import { Beside } from './beside';

type Props = {
  background?: string | null;
  title?: string | null;
  intro?: ReactNode;
  items: readonly { title: string; content: ReactNode; open?: boolean }[];
  /** To all the questions. */
  link?: ContentLink;
};

/** Titles that unfold their text, beside the title of them all. */
export function AccordionSection({ background, title, intro, items, link }: Props) {
  if (items.length === 0) return null;
  return (
    <Beside background={background} title={title} intro={intro && <div className={css.intro}>{intro}</div>}>
      <Accordion>
        {items.map((item) => (
          <AccordionItem key={item.title} title={item.title} open={item.open}>
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
