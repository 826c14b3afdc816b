import { type Content, isFilled } from '@prismicio/client';
import { choiceOf } from '../services/prismic/selects.ts';
import { isMedicine } from './sale.ts';

type Data = Content.ProductDocument['data'];
type Slice = Data['slices'][number];

/** A quotation recommends, and a carousel links to products for sale: of its products only medicines are retained. */
function besideMedicine(slice: Slice): Slice[] {
  if (slice.slice_type === 'quotation') return [];
  if (slice.slice_type !== 'product_carousel') return [slice];
  const { products } = slice.primary;
  const medicines = products.filter(
    ({ product }) =>
      isFilled.contentRelationship(product) && isMedicine(choiceOf('regulatoryClass', product.data?.regulatory_class)),
  );
  return [{ ...slice, primary: { ...slice.primary, products: medicines as typeof products } }];
}

/** What a medicine registered without indication does not state. */
const NOT_REGISTERED: Partial<Data> = {
  benefits: [],
  claims_on_hold: [],
  indication: [],
  side_effects: [],
  needs: [],
  dosage_intro: [],
  dosage: [],
};

/**
 * Removes what the site may not show of a product, whatever an editor has entered. A medicine registered without
 * indication must not state one (code de la santé publique, L5121-13), nor a dosage, which is none of its particulars
 * (directive 2001/83, art. 69; CJEU 23.4.2020, C-101/19); one with an authorisation may state the authorised ones.
 * Neither may be recommended to the public (R5122-4), and neither is shown next to offers of the shop.
 */
export function stripClaims(data: Data): Data {
  if (!isMedicine(choiceOf('regulatoryClass', data.regulatory_class))) return data;
  const slices = data.slices.flatMap(besideMedicine) as Data['slices'];
  const medicine = { ...data, quote_text: null, slices };
  if (choiceOf('regulatoryClass', data.regulatory_class) !== 'medicine_registered') return medicine;
  return { ...medicine, ...NOT_REGISTERED };
}
