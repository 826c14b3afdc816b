import { isFilled } from '@prismicio/client';
import { pictureOf } from '@/components/editorial/content-picture';
import { Invitation } from '@/components/editorial/invitation';
import { RichText } from '@/components/editorial/rich-text';
import type { SliceProps } from '../context';

// The subscription form comes later, and `consent` belongs to it: until then the title and the text.
export function NewsletterBlockSlice({ slice: { primary } }: SliceProps<'newsletter_block'>) {
  return (
    <Invitation
      background={primary.section_background}
      title={primary.title}
      text={isFilled.richText(primary.text) && <RichText field={primary.text} headings={3} />}
      picture={pictureOf(primary.picture)}
    />
  );
}
