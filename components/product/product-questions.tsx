import type { Content } from '@prismicio/client';
import { RichText } from '@/components/editorial/rich-text';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Container, Section, SectionHead } from '@/components/ui/section';

type Props = { title: string; questions: Content.ProductDocument['data']['faq'] };

export function ProductQuestions({ title, questions }: Props) {
  return (
    <Section background="White">
      <Container>
        <SectionHead title={title} />
        <Accordion>
          {questions.map(({ question, answer }, index) => (
            <AccordionItem key={question} title={question} open={index === 0}>
              <RichText field={answer} />
            </AccordionItem>
          ))}
        </Accordion>
      </Container>
    </Section>
  );
}
