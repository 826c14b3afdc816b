import { isFilled } from '@prismicio/client';
import { Invitation } from '@/components/editorial/invitation';
import { RichText } from '@/components/editorial/rich-text';
import type { SliceProps } from '../context';

// The calculator itself comes with its own form: until then its title and text.
export function CalculatorSlice({ slice: { primary } }: SliceProps<'calculator'>) {
  return (
    <Invitation
      background={primary.section_background}
      title={primary.title}
      text={isFilled.richText(primary.text) && <RichText field={primary.text} headings={3} />}
    />
  );
}
