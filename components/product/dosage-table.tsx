import { type Content, isFilled } from '@prismicio/client';
import { RichText } from '@/components/editorial/rich-text';
import { Stack } from '@/components/ui/section';
import { text } from '@/components/ui/text.css';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import * as css from './dosage-table.css';
import { FactsTable } from './facts-table';

type Props = { locale: Locale; data: Content.ProductDocument['data'] };

export async function DosageTable({ locale, data }: Props) {
  const t = await translations(locale, 'catalogue');
  if (!isFilled.group(data.dosage) && !isFilled.richText(data.dosage_intro)) return null;
  return (
    <Stack gap={4} className={css.dosage}>
      <h2>{t('medicine.dosage')}</h2>
      {isFilled.richText(data.dosage_intro) && (
        <div className={text.lead}>
          <RichText field={data.dosage_intro} />
        </div>
      )}
      {isFilled.group(data.dosage) && (
        <FactsTable
          caption={t('medicine.dosage')}
          holds="words"
          head={[t('medicine.age'), t('medicine.intake'), t('medicine.how')]}
          rows={data.dosage.map(({ age, intake, how }) => [age ?? '', intake ?? '', how ?? ''])}
        />
      )}
    </Stack>
  );
}
