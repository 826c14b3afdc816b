import type { z } from 'zod';
import type { Order } from '../engine/order-types.ts';
import type { customersFile, menusFile } from './customer-schema.ts';
import type { discountsFile } from './discount-schema.ts';
import type { offerRulesFile } from './offer-rule-schema.ts';
import type { collectionFile, deliveryFile, productFile, shopFile } from './schema.ts';

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

export interface Product extends Omit<ProductFile, 'variants' | 'images'> {
  __typename: 'Product';
  gid: string;
  images: Picture[];
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
export type DeliveryZone = z.output<typeof deliveryFile>['zones'][number];
export type DeliveryOption = DeliveryZone['options'][number];
export type Shop = z.output<typeof shopFile>;
/** A customer as the catalogue seeds them. */
type WrittenCustomer = z.output<typeof customersFile>[number];
/** A customer as they are now. Those whom the state holds have no password in plain words. */
export interface Customer extends Omit<WrittenCustomer, 'password'> {
  /** Salt and scrypt of a password that was chosen here. */
  passwordHash?: string;
  /** Who it is for the identity provider. */
  identifier?: string;
}
export type CustomerAddress = Customer['addresses'][number];
export type Menu = z.output<typeof menusFile>[number];

/** Everything the shop's owner wrote; never changed while the service runs. */
export interface Catalogue {
  shop: Shop;
  products: Product[];
  collections: Collection[];
  discounts: Discount[];
  offerRules: OfferRule[];
  zones: DeliveryZone[];
  customers: WrittenCustomer[];
  /** Older than any that the checkout makes. */
  orders: Order[];
  menus: Menu[];
  /** Upper-case codes, the shop's own language first. */
  languages: string[];
  variant(id: number): Variant | undefined;
}
