import { isFilled } from '@prismicio/client';
import { Calculator } from '@/components/calculator/calculator';
import { RichText } from '@/components/editorial/rich-text';
import { backgroundOf, choiceOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default function CalculatorSlice({ slice: { primary }, context: { locale } }: SliceProps<'calculator'>) {
  const { comp, title, text, section_background } = primary;
  return (
    <Calculator
      locale={locale}
      comp={choiceOf('calculatorForm', comp) ?? 'granules'}
      title={title}
      text={isFilled.richText(text) && <RichText field={text} headings={3} />}
      background={backgroundOf(section_background)}
    />
  );
}
