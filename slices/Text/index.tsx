import { isFilled } from '@prismicio/client';
import { Beside } from '@/components/editorial/accordion-section';
import { RichText } from '@/components/editorial/rich-text';
import { Container, Section } from '@/components/ui/section';
import type { SliceProps } from '../context';

export default function TextSlice({ slice }: SliceProps<'text'>) {
  const { text, section_background } = slice.primary;
  if (!isFilled.richText(text)) return null;
  if (slice.variation === 'columns') {
    const { title } = slice.primary;
    return (
      <Beside background={section_background} title={title}>
        <RichText field={text} headings={title ? 3 : 2} prose />
      </Beside>
    );
  }
  return (
    <Section background={section_background}>
      <Container>
        <RichText field={text} prose />
      </Container>
    </Section>
  );
}
