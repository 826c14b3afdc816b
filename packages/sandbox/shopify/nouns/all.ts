import type { Resolvers } from '../resolve.ts';
import { address } from './address.ts';
import { byVersion } from './by-version.ts';
import { cart } from './cart.ts';
import { cartMutations } from './cart-mutations.ts';
import { catalogue } from './catalogue.ts';
import { collection } from './collection.ts';
import { customer } from './customer.ts';
import { customerAddressMutations } from './customer-address-mutations.ts';
import { customerMutations } from './customer-mutations.ts';
import { customerRecovery } from './customer-recovery.ts';
import { customerTokens } from './customer-tokens.ts';
import { editorial } from './editorial.ts';
import { image } from './image.ts';
import { metafield } from './metafield.ts';
import { metaobjectNoun } from './metaobject.ts';
import { order } from './order.ts';
import { orderDiscount } from './order-discount.ts';
import { orderFulfilment } from './order-fulfilment.ts';
import { orderLineItem } from './order-line.ts';
import { product } from './product.ts';
import { productOption } from './product-option.ts';
import { searching } from './search.ts';
import { sellingPlan } from './selling-plan.ts';
import { shop } from './shop.ts';
import { sitemap } from './sitemap.ts';
import { variant } from './variant.ts';

const nouns: Resolvers[] = [
  address,
  byVersion,
  cart,
  cartMutations,
  catalogue,
  collection,
  customer,
  customerAddressMutations,
  customerMutations,
  customerRecovery,
  customerTokens,
  editorial,
  image,
  metafield,
  metaobjectNoun,
  order,
  orderDiscount,
  orderFulfilment,
  orderLineItem,
  product,
  productOption,
  searching,
  sellingPlan,
  shop,
  sitemap,
  variant,
];

/** One resolver map by type and field; several files contribute to QueryRoot and Mutation. */
export const resolvers: Resolvers = {};
for (const noun of nouns)
  for (const [type, fields] of Object.entries(noun)) resolvers[type] = { ...resolvers[type], ...fields };
