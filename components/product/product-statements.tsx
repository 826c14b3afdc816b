import { type Content, isFilled, type RichTextField } from '@prismicio/client';
import { RichText } from '@/components/editorial/rich-text';
import { Icon } from '@/components/ui/icon';
import { inOrder } from '@/components/ui/in-order';
import { Link } from '@/components/ui/link';
import { Stack } from '@/components/ui/section';
import { textLink } from '@/components/ui/text.css';
import { allergensOf, type BoxStatements, claimsOnHold, packagingOf } from '@/lib/catalogue/statements';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { FactsTable } from './facts-table';
import * as css from './product-details.css';
import { ReassuranceItem } from './reassurance';

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

export const hasComposition = (data: Data): boolean =>
  isFilled.group(data.composition_values) || isFilled.richText(data.composition) || allergensOf(data).length > 0;

/** Quantities per daily portion, ingredients, and the allergens of a food. */
export async function Composition({ locale, data }: Props) {
  const t = await translations(locale, 'catalogue');
  const rows = data.composition_values.map(({ substance, amount, reference }) => [
    substance ?? '',
    amount ?? '',
    reference ?? '',
  ]);
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
      <RichText field={data.composition} />
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
          <h3 className={css.part}>
            {href ? (
              <Link href={href} className={css.partLink}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
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
