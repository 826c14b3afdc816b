import { isFilled } from '@prismicio/client';
import { DataTable } from '@/components/editorial/content-sections';
import { RichText } from '@/components/editorial/rich-text';
import { translations } from '@/lib/platform/i18n/translations';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default async function TableSlice({ slice: { primary }, context }: SliceProps<'table'>) {
  const t = await translations(context.locale, 'editorial');
  if (!isFilled.table(primary.table)) return null;
  return (
    <DataTable
      background={backgroundOf(primary.section_background)}
      title={primary.title}
      table={primary.table}
      note={isFilled.richText(primary.note) && <RichText field={primary.note} headings={3} />}
      label={t('slices.table')}
    />
  );
}
