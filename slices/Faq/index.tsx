import { Faq } from '@/components/editorial/faq';
import { RichText } from '@/components/editorial/rich-text';
import type { SliceProps } from '../context';

export function FaqSlice({ slice: { primary } }: SliceProps<'faq'>) {
  return (
    <Faq
      background={primary.section_background}
      title={primary.title ?? ''}
      questions={primary.items.map(({ question, answer }) => ({
        question: question ?? '',
        answer: <RichText field={answer} headings={3} />,
      }))}
    />
  );
}
