import { isFilled } from '@prismicio/client';
import { Invitation } from '@/components/editorial/invitation';
import { RichText } from '@/components/editorial/rich-text';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { SliceProps } from '../context';

// The forms come later: until then the title, the text, and the way to the page that has the form, where there is one.
export async function FormBlockSlice({ slice: { primary }, context: { locale } }: SliceProps<'form_block'>) {
  const t = await translations(locale, 'editorial');
  const applies = primary.form === 'spontaneous_application';
  return (
    <Invitation
      background={primary.section_background}
      title={primary.title}
      text={isFilled.richText(primary.text) && <RichText field={primary.text} headings={3} />}
      link={
        applies ? { href: pathFor(locale, '/job-offers/spontaneous-application'), text: t('slices.apply') } : undefined
      }
    />
  );
}
