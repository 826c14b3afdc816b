import { type Content, isFilled } from '@prismicio/client';
import { RichText } from '@/components/editorial/rich-text';
import { cx } from '@/components/ui/cx';
import { VisuallyHidden } from '@/components/ui/icon';
import { inOrder } from '@/components/ui/in-order';
import { Stack } from '@/components/ui/section';
import { text } from '@/components/ui/text.css';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import * as css from './product-details.css';

type Props = {
  caption: string;
  head: readonly string[];
  /** The first cell is the row header. */
  rows: readonly (readonly string[])[];
  /** Numbers are aligned to the end of their column; text to the start. */
  holds?: 'figures' | 'words';
};

/** Composition per dose, or dosage by age. */
export function FactsTable({ caption, head, rows, holds = 'figures' }: Props) {
  return (
    <table className={cx(css.table, holds === 'words' && css.factsWords)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {inOrder(head, (title) => (
            <th scope="col">{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder(rows, ([name, ...cells]) => (
          <tr>
            <th scope="row">{name}</th>
            {inOrder(cells, (cell) => (
              <td>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DosageTableProps = { locale: Locale; data: Content.ProductDocument['data'] };

export async function DosageTable({ locale, data }: DosageTableProps) {
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

/** The indication of an authorised medicine, word for word; a registered one has none (`stripClaims`). */
export async function Indication({ locale, data }: DosageTableProps) {
  if (!isFilled.richText(data.indication)) return null;
  const t = await translations(locale, 'catalogue');
  return (
    <Stack gap={4} className={css.dosage}>
      <h2>{t('medicine.indication')}</h2>
      <RichText field={data.indication} />
    </Stack>
  );
}
