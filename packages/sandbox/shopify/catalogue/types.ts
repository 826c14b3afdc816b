import type { z } from 'zod';
import type { Order } from '../engine/order-types.ts';
import type { customersFile, menusFile } from './customer-schema.ts';
import type { discountsFile } from './discount-schema.ts';
import type { offerRulesFile } from './offer-rule-schema.ts';
import type {
  collectionFile,
  definitionsFile,
  deliveryFile,
  giftCardsFile,
  productFile,
  redirectsFile,
  shopFile,
} from './schema.ts';
import type { sellingPlansFile } from './selling-plan-schema.ts';

type ProductFile = z.output<typeof productFile>;
type VariantFile = ProductFile['variants'][number];

export interface Picture {
  id: string;
  src: string;
  alt: string | null;
  width: number | null;
  height: number | null;
}

export interface Variant extends VariantFile {
  __typename: 'ProductVariant';
  gid: string;
  position: number;
  product: Product;
}

export interface Film {
  id: string;
  src: string;
  alt: string;
  poster: Picture;
  /** Size of the film in pixels. */
  width: number;
  height: number;
}

export interface Product extends Omit<ProductFile, 'variants' | 'images' | 'videos'> {
  __typename: 'Product';
  gid: string;
  images: Picture[];
  videos: Film[];
  variants: Variant[];
}

export interface Collection extends Omit<z.output<typeof collectionFile>, 'image'> {
  __typename: 'Collection';
  gid: string;
  image: Picture | null;
  products: Product[];
}

export type Discount = z.output<typeof discountsFile>[number];
export type OfferRule = z.output<typeof offerRulesFile>[number];
export type SellingPlanGroup = z.output<typeof sellingPlansFile>[number];
export type SellingPlan = SellingPlanGroup['plans'][number];
export type DeliveryZone = z.output<typeof deliveryFile>['zones'][number];
export type DeliveryOption = DeliveryZone['options'][number];
export type Shop = z.output<typeof shopFile>;
/** A customer as defined in the catalogue. */
type WrittenCustomer = z.output<typeof customersFile>[number];
/** The current state of a customer. Customers in the state have no plain-text password. */
export interface Customer extends Omit<WrittenCustomer, 'password'> {
  /** Salt and scrypt hash of a password set through the API. */
  passwordHash?: string;
  /** The identifier from the identity provider. */
  identifier?: string;
  /** When the customer unsubscribed from e-mail marketing. */
  unsubscribedAt?: string;
}
export type CustomerAddress = Customer['addresses'][number];
export type Definitions = z.output<typeof definitionsFile>;
export type GiftCard = z.output<typeof giftCardsFile>[number];
export type Redirect = z.output<typeof redirectsFile>[number];
export type Menu = z.output<typeof menusFile>[number];

/** Everything defined in the files; never changed while the service runs. */
export interface Catalogue {
  shop: Shop;
  products: Product[];
  collections: Collection[];
  discounts: Discount[];
  offerRules: OfferRule[];
  sellingPlans: SellingPlanGroup[];
  zones: DeliveryZone[];
  customers: WrittenCustomer[];
  /** Older than any order of the checkout. */
  orders: Order[];
  menus: Menu[];
  redirects: Redirect[];
  giftCards: GiftCard[];
  definitions: Definitions;
  /** Upper-case codes; the shop's primary language comes first. */
  languages: string[];
  variant(id: number): Variant | undefined;
}
