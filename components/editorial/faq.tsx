import type { ReactNode } from 'react';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Container, Section } from '@/components/ui/section';
import * as css from './faq.css';

export type Question = { question: string; answer: ReactNode };

type Props = { background?: string | null; title: string; questions: readonly Question[] };

export function Faq({ background, title, questions }: Props) {
  return (
    <Section background={background}>
      <Container className={css.faq}>
        <h2>{title}</h2>
        <Accordion>
          {questions.map(({ question, answer }, index) => (
            <AccordionItem key={question} title={question} open={index === 0}>
              {answer}
            </AccordionItem>
          ))}
        </Accordion>
      </Container>
    </Section>
  );
}
