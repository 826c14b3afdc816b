import { Quotation } from '@/components/editorial/callouts';
import { pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default function QuotationSlice({ slice }: SliceProps<'quotation'>) {
  const { quote, author, role, section_background } = slice.primary;
  const large = slice.variation === 'large';
  return (
    <Quotation
      background={backgroundOf(section_background)}
      quote={quote ?? ''}
      author={author}
      authorRole={role}
      portrait={slice.variation === 'default' ? pictureOf(slice.primary.portrait) : undefined}
      large={large}
    />
  );
}
