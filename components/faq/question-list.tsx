import { RichText } from '@/components/editorial/rich-text';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import type { Question } from '@/lib/faq/types';
import { linksOf } from '@/lib/prismic/links';

/** Questions that unfold their answers; each can be linked to by its uid. */
export function QuestionList({ questions, open = -1 }: { questions: readonly Question[]; open?: number }) {
  return (
    <Accordion>
      {questions.map(({ id, uid, data }, index) => (
        <AccordionItem key={uid ?? id} id={uid ?? undefined} title={data.question} open={index === open}>
          <RichText field={data.answer} headings={3} />
          <Useful links={data.links} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}

/** Where to go next. */
export function Useful({ links }: { links: Question['data']['links'] }) {
  const found = linksOf(links.map(({ link }) => link)).filter(({ text }) => text);
  if (found.length === 0) return null;
  return (
    <ul>
      {found.map(({ href, text }) => (
        <li key={href}>
          <Link href={href} className={textLink}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
