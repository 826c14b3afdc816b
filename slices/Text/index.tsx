import { isFilled } from '@prismicio/client';
import { Beside } from '@/components/editorial/accordion-section';
import { RichText } from '@/components/editorial/rich-text';
import { Container, Section } from '@/components/ui/section';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default function TextSlice({ slice, context }: SliceProps<'text'>) {
  const ids = context.headings?.get(slice);
  const { text, section_background } = slice.primary;
  if (!isFilled.richText(text)) return null;
  if (slice.variation === 'columns') {
    const { title } = slice.primary;
    return (
      <Beside background={backgroundOf(section_background)} title={title}>
        <RichText field={text} headings={title ? 3 : 2} prose ids={ids} />
      </Beside>
    );
  }
  return (
    <Section background={backgroundOf(section_background)}>
      <Container>
        <RichText field={text} prose ids={ids} />
      </Container>
    </Section>
  );
}
