import { RichText } from '@/components/editorial/rich-text';
import { Container, Section } from '@/components/ui/section';
import type { SliceProps } from '../context';

export function TextSlice({ slice: { primary } }: SliceProps<'text'>) {
  return (
    <Section background={primary.section_background}>
      <Container>
        <RichText field={primary.text} prose />
      </Container>
    </Section>
  );
}
