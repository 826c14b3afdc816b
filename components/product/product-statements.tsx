import { type Content, isFilled, type RichTextField } from '@prismicio/client';
import { RichText } from '@/components/editorial/rich-text';
import { Icon, VisuallyHidden } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx, inOrder } from '@/components/ui/markup';
import { Stack } from '@/components/ui/section';
import { text, textLink } from '@/components/ui/text.css';
import { boxProducts } from '@/lib/catalogue/product';
import { allergensOf, type BoxStatements, claimsOnHold, packagingOf } from '@/lib/catalogue/statements';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { choiceOf } from '@/lib/services/prismic/selects';
import { ReassuranceItem } from './buy-parts';
import * as css from './product-details.css';

type FactsTableProps = {
  caption: string;
  head: readonly string[];
  /** The first cell is the row header. */
  rows: readonly (readonly string[])[];
  /** Numbers are aligned to the end of their column; text to the start. */
  holds?: 'figures' | 'words';
};

/** Composition per dose, or dosage by age. */
export function FactsTable({ caption, head, rows, holds = 'figures' }: FactsTableProps) {
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

/** Without the rows that an editor has added and left empty. */
const filledRows = (rows: readonly (readonly (string | null)[])[]): string[][] =>
  rows.filter((cells) => cells.some(Boolean)).map((cells) => cells.map((cell) => cell ?? ''));

type DosageTableProps = { locale: Locale; data: Content.ProductDocument['data'] };

export async function DosageTable({ locale, data }: DosageTableProps) {
  const t = await translations(locale, 'catalogue');
  const rows = filledRows(data.dosage.map(({ age, intake, how }) => [age, intake, how]));
  if (rows.length === 0 && !isFilled.richText(data.dosage_intro)) return null;
  return (
    <Stack gap={4} className={css.dosage}>
      <h2>{t('medicine.dosage')}</h2>
      {isFilled.richText(data.dosage_intro) && (
        <div className={text.lead}>
          <RichText field={data.dosage_intro} />
        </div>
      )}
      {rows.length > 0 && (
        <FactsTable
          caption={t('medicine.dosage')}
          holds="words"
          head={[t('medicine.age'), t('medicine.intake'), t('medicine.how')]}
          rows={rows}
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

type Data = Content.ProductDocument['data'];
type Props = { locale: Locale; data: Data };

/** What the product brings: its own text, then the claims about its plants that still await their evaluation. */
export async function Benefits({ locale, data }: Props) {
  const t = await translations(locale, 'catalogue');
  return (
    <>
      <RichText field={data.benefits} />
      {inOrder(claimsOnHold(data), ({ claim, identifier, dose }) => (
        <p>
          {claim} <em>{t('onHold', { identifier, dose })}</em>
        </p>
      ))}
    </>
  );
}

/** What the composition of a product is shown from, and that of a product in a box. */
type CompositionData = Pick<
  Data,
  'composition_title' | 'composition_basis' | 'composition_values' | 'composition' | 'allergens'
>;

const substancesOf = ({ composition_values: values }: CompositionData): string[][] =>
  filledRows((values ?? []).map(({ substance, amount, reference }) => [substance, amount, reference]));

const hasOwnComposition = (data: CompositionData): boolean =>
  substancesOf(data).length > 0 || isFilled.richText(data.composition) || allergensOf(data).length > 0;

const composedProducts = (box: Data) => boxProducts(box).filter(({ data }) => hasOwnComposition(data));

export const hasComposition = (data: Data): boolean => hasOwnComposition(data) || composedProducts(data).length > 0;

/** The composition of a product, and below it those of the products in a box: with its name what sweetens a food. */
export async function Composition({ locale, data }: Props) {
  const t = await translations(locale, 'catalogue');
  const own = hasOwnComposition(data) && <OwnComposition locale={locale} data={data} />;
  const parts = composedProducts(data);
  if (parts.length === 0) return own;
  return (
    <Stack gap={4}>
      {own && <div>{own}</div>}
      {inOrder(parts, ({ title, href, data: product }) => {
        const sweetening = choiceOf('sweetening', product.sweetening);
        return (
          <div>
            <PartTitle title={title} href={href} />
            {sweetening && <p>{t(`sweetening.${sweetening}`)}</p>}
            <OwnComposition locale={locale} data={product} headings={4} />
          </div>
        );
      })}
    </Stack>
  );
}

type OwnCompositionProps = { locale: Locale; data: CompositionData; headings?: 4 };

/** Quantities per daily portion, ingredients, and the allergens of a food. */
async function OwnComposition({ locale, data, headings }: OwnCompositionProps) {
  const t = await translations(locale, 'catalogue');
  const rows = substancesOf(data);
  const allergens = allergensOf(data).map((allergen) => t(`allergen.${allergen}`));
  return (
    <>
      {rows.length > 0 && (
        <FactsTable
          caption={data.composition_title || t('composition')}
          head={[t('substance'), data.composition_basis || t('amount'), t('reference')]}
          rows={rows}
        />
      )}
      <RichText field={data.composition} headings={headings} />
      {allergens.length > 0 && (
        <p>
          <strong>{t('allergens', { list: allergens.join(', ') })}</strong>
        </p>
      )}
    </>
  );
}

/** How to keep it, and for a cosmetic its months after opening with the symbol of the open jar (règlement 1223/2009, annex VII). */
export async function Storage({ locale, data }: Props) {
  const t = await translations(locale, 'catalogue');
  const months = data.period_after_opening;
  return (
    <>
      <RichText field={data.storage} />
      {months && (
        <p>
          <Icon name="jar" /> <span aria-hidden="true">{months} M</span> {t('afterOpening', { months })}
        </p>
      )}
    </>
  );
}

/** The name of a product in a box, above what is stated of it. */
const PartTitle = ({ title, href }: { title: string; href: string | null }) => (
  <h3 className={css.part}>
    {href ? (
      <Link href={href} className={css.partLink}>
        {title}
      </Link>
    ) : (
      title
    )}
  </h3>
);

type StatementsProps = {
  /** The product's own text, first. */
  own: RichTextField;
  box: BoxStatements;
};

/** A text of the product, and below it what the products of a box say, each under its name. */
export function Statements({ own, box }: StatementsProps) {
  return (
    <Stack gap={3}>
      <RichText field={own} />
      {inOrder(box.each, ({ title, href, text: field }) => (
        <div>
          <PartTitle title={title} href={href} />
          <RichText field={field} headings={4} />
        </div>
      ))}
      <RichText field={box.common} />
    </Stack>
  );
}

/** Whether there is anything to show. */
export const hasStatements = ({ own, box }: StatementsProps): boolean =>
  isFilled.richText(own) || box.each.length > 0 || box.common.length > 0;

/** Where this product is made, and what is true of its own packaging, with the proof; nothing while the fields are empty. */
export async function ProductFacts({ locale, data }: Props) {
  const t = await translations(locale, 'catalogue');
  const packaging = packagingOf(data);
  return (
    <>
      {data.origin && <ReassuranceItem icon="leaf">{data.origin}</ReassuranceItem>}
      {packaging && (
        <ReassuranceItem icon="document">
          {packaging.claim}{' '}
          <Link href={packaging.proof.href} className={textLink}>
            {packaging.proof.text || t('packagingProof')}
          </Link>
        </ReassuranceItem>
      )}
    </>
  );
}
