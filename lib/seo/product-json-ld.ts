import { chosenPlan, isBuyable } from '../plans/rules.ts';
import { dayIn } from '../platform/i18n/dates.ts';
import { MARKETS } from '../platform/markets.ts';
import type { PricedProduct, PricedVariant } from '../prices/reductions.ts';
import type { ShownReviews } from '../reviews/shown.ts';
import { toCents } from '../services/shopify/money.ts';
import { type Node, organisationOf, type Publisher } from './json-ld.ts';

/** Option names → schema.org terms (specification, section 3). */
export const OPTION_TERMS: Readonly<Record<string, 'size' | 'color' | 'pattern'>> = {
  format: 'size',
  arôme: 'color',
  style: 'pattern',
  référence: 'size',
  // The shop's Dutch names of the same options.
  formaat: 'size',
  smaak: 'color',
  stijl: 'pattern',
  referentie: 'size',
};

/**
 * The schema.org term of each option; when two options share a term, the first one gets it and the other becomes an
 * additional property.
 */
export function termsOf(options: readonly string[]): Map<string, string | null> {
  const taken = new Set<string>();
  return new Map(
    options.map((option) => {
      const term = Object.hasOwn(OPTION_TERMS, option) ? OPTION_TERMS[option] : null;
      if (!term || taken.has(term)) return [option, null];
      taken.add(term);
      return [option, term];
    }),
  );
}

/** A 13-digit EAN with a valid check digit; anything else is not a GTIN. */
export function isGtin13(ean: string | null | undefined): ean is string {
  if (!ean || !/^\d{13}$/.test(ean)) return false;
  const sum = [...ean].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

type SoldVariant = Pick<
  PricedVariant,
  | 'id'
  | 'sku'
  | 'ean'
  | 'image'
  | 'selectedOptions'
  | 'price'
  | 'reduction'
  | 'availableForSale'
  | 'isBackordered'
  | 'plans'
  | 'requiresPlan'
>;

/** Limits the page size for up to 250 variants: the others are covered by the price range and have their own URLs. */
const MOST_VARIANTS = 50;

type Facts = {
  publisher: Publisher;
  url: string;
  name: string;
  description: string;
  country: string;
  /** Address of the picture that the page shows where the shop has none. */
  picture?: string;
  product: Pick<PricedProduct, 'id' | 'options' | 'images' | 'isGiftCard'> & { variants: readonly SoldVariant[] };
  /** The reviews on the page; null or absent without any. */
  shown?: ShownReviews | null;
};

/** The price that the page shows first: of what is sold by subscription alone, that of a delivery with the first plan. */
const priceOf = (variant: SoldVariant) => chosenPlan(variant, null)?.perDelivery ?? variant.price;

/** The strikethrough price, if the page shows one: none beside the price of a plan. */
const struckPrice = (variant: SoldVariant) => {
  const { reduction } = variant;
  return reduction && !chosenPlan(variant, null)
    ? {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: reduction.before.amount,
        priceCurrency: reduction.before.currencyCode,
      }
    : undefined;
};

const isForSale = (variant: SoldVariant): boolean => variant.availableForSale && isBuyable(variant);

const availabilityOf = (variant: SoldVariant): string => {
  if (!isForSale(variant)) return 'OutOfStock';
  return variant.isBackordered ? 'BackOrder' : 'InStock';
};

const offerOf = (variant: SoldVariant, { publisher, url, country, product }: Facts) => ({
  '@type': 'Offer',
  url: `${url}?variant=${variant.id}`,
  price: priceOf(variant).amount,
  priceCurrency: priceOf(variant).currencyCode,
  priceSpecification: struckPrice(variant),
  availability: `https://schema.org/${availabilityOf(variant)}`,
  itemCondition: 'https://schema.org/NewCondition',
  seller: organisationOf(publisher),
  // A gift card is not sent back.
  hasMerchantReturnPolicy: product.isGiftCard
    ? undefined
    : {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: country,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        // Right of withdrawal: fourteen days (L221-18).
        merchantReturnDays: 14,
        returnMethod: 'https://schema.org/ReturnByMail',
      },
});

function variantNode(variant: SoldVariant, terms: ReadonlyMap<string, string | null>, facts: Facts): Node {
  const chosen = Object.entries(variant.selectedOptions);
  const extra = chosen.filter(([option]) => terms.get(option) === null);
  return {
    '@type': 'Product',
    name: [facts.name, ...chosen.map(([, value]) => value)].join(', '),
    sku: variant.sku ?? undefined,
    gtin13: isGtin13(variant.ean) ? variant.ean : undefined,
    image: variant.image?.url,
    ...Object.fromEntries(chosen.flatMap(([option, value]) => (terms.get(option) ? [[terms.get(option), value]] : []))),
    additionalProperty:
      extra.length > 0 ? extra.map(([name, value]) => ({ '@type': 'PropertyValue', name, value })) : undefined,
    offers: offerOf(variant, facts),
  };
}

/** The price range, when not every variant is listed. */
function rangeOf(variants: readonly SoldVariant[]) {
  const prices = variants.map(priceOf).sort((a, b) => toCents(a.amount) - toCents(b.amount));
  return {
    '@type': 'AggregateOffer',
    lowPrice: prices[0]?.amount,
    highPrice: prices.at(-1)?.amount,
    priceCurrency: prices[0]?.currencyCode,
    offerCount: prices.length,
  };
}

/** Average, unrounded, and reviews: of exactly the reviews that the page shows. */
function ratingOf({ shown }: Facts) {
  if (!shown) return {};
  const { summary, reviews } = shown;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      reviewCount: summary.count,
      bestRating: 5,
    },
    review: reviews.map(({ displayName, rating, title, text, publishedAt, locale }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: displayName },
      name: title,
      reviewBody: text,
      inLanguage: MARKETS[locale].tag,
      datePublished: dayIn(publishedAt, MARKETS[locale].country) ?? publishedAt.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    })),
  };
}

/**
 * A product of the shop with its variants; when there are many, available ones first. Never for a medicine, which uses
 * `drugNode`.
 */
export function productNode(facts: Facts): Node {
  const { publisher, url, name, description, picture, product } = facts;
  const own = product.images.map((image) => image.url);
  const pictures = own.length === 0 && picture ? [picture] : own;
  const terms = termsOf(Object.keys(product.options));
  const variesBy = [...terms.values()].filter((term) => term !== null).map((term) => `https://schema.org/${term}`);
  const shared = {
    '@id': `${url}#product`,
    url,
    description,
    brand: { '@type': 'Brand', name: publisher.name },
    image: pictures.length > 0 ? pictures.slice(0, 6) : undefined,
    ...ratingOf(facts),
  };
  const [only, ...others] = product.variants;
  if (only && others.length === 0) return { ...variantNode(only, terms, facts), ...shared, name };
  const byStock = product.variants.toSorted((a, b) => Number(isForSale(b)) - Number(isForSale(a)));
  const listed = product.variants.length > MOST_VARIANTS ? byStock.slice(0, MOST_VARIANTS) : product.variants;
  return {
    '@type': 'ProductGroup',
    ...shared,
    name,
    productGroupID: product.id,
    variesBy,
    hasVariant: listed.map((variant) => variantNode(variant, terms, facts)),
    offers: listed.length < product.variants.length ? rangeOf(product.variants) : undefined,
  };
}

type DrugFacts = {
  publisher: Publisher;
  url: string;
  name: string;
  latin?: string | null;
  form?: string | null;
  image?: string;
  leaflet?: string;
  onPrescription: boolean;
  /** In the language of the page. */
  legalStatus: string;
};

/** A medicine: what it is and the URL of its leaflet. No offer and no indication. */
export const drugNode = ({ publisher, url, name, latin, form, image, leaflet, ...status }: DrugFacts): Node => ({
  '@type': 'Drug',
  '@id': `${url}#drug`,
  url,
  name,
  nonProprietaryName: latin ?? undefined,
  activeIngredient: latin ?? undefined,
  dosageForm: form ?? undefined,
  image,
  prescriptionStatus: `https://schema.org/${status.onPrescription ? 'PrescriptionOnly' : 'OTC'}`,
  legalStatus: status.legalStatus,
  labelDetails: leaflet,
  manufacturer: organisationOf(publisher),
});
