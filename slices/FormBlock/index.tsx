import { isFilled } from '@prismicio/client';
import { Invitation } from '@/components/editorial/invitation';
import { RichText } from '@/components/editorial/rich-text';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { SliceProps } from '../context';

/** Leads to the page that has the form. A form that has no page yet would be a dead end: nothing is shown for it. */
export async function FormBlockSlice({ slice: { primary }, context: { locale } }: SliceProps<'form_block'>) {
  if (primary.form !== 'spontaneous_application') return null;
  const t = await translations(locale, 'editorial');
  return (
    <Invitation
      background={primary.section_background}
      title={primary.title}
      text={isFilled.richText(primary.text) && <RichText field={primary.text} headings={3} />}
      link={{ href: pathFor(locale, '/job-offers/spontaneous-application'), text: t('slices.apply') }}
    />
  );
}
