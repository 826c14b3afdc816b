import { isFilled } from '@prismicio/client';
import { Invitation } from '@/components/editorial/callouts';
import { RichText } from '@/components/editorial/rich-text';
import { Note } from '@/components/forms/form-words';
import { Newsletter } from '@/components/layout/footer';
import { pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default function NewsletterBlockSlice({
  slice: { primary },
  context: { locale },
}: SliceProps<'newsletter_block'>) {
  return (
    <Invitation
      background={backgroundOf(primary.section_background)}
      title={primary.title}
      text={isFilled.richText(primary.text) && <RichText field={primary.text} headings={3} />}
      picture={pictureOf(primary.picture)}
    >
      <Newsletter locale={locale} note={<Note field={primary.consent} />} />
    </Invitation>
  );
}
