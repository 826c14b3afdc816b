import { connection, type PageArgs } from '../connection.ts';
import type { Context } from '../context.ts';
import { type Cart, emptyAddress } from '../engine/cart-types.ts';
import type { Delivery, PricedOption } from '../engine/delivery.ts';
import type { PricedCart } from '../engine/pricing.ts';
import { cartLine } from './cart-line.ts';
import { money } from './money.ts';

function deliveryOption({ option, price }: PricedOption, context: Context) {
  const words = option.translations[context.language.toLowerCase()];
  return {
    code: option.code,
    handle: option.handle,
    title: words?.title ?? option.title,
    description: words?.description ?? option.description ?? null,
    deliveryMethodType: option.method,
    estimatedCost: money(price, context),
  };
}

/** All goods ship together: there is one delivery group. */
export function deliveryGroup(id: string, cart: Cart, priced: PricedCart, delivery: Delivery, context: Context) {
  const address = delivery.address ?? { ...emptyAddress, countryCode: delivery.destination.country };
  return {
    id,
    groupType: 'ONE_TIME_PURCHASE',
    cartLines: (args: PageArgs) =>
      connection(
        priced.lines.map((line) => cartLine(cart, line, context, priced.lines)),
        args,
        (line) => line.id,
      ),
    deliveryAddress: { ...address, id: `gid://shopify/MailingAddress/${cart.token}?model_name=CartAddress` },
    deliveryOptions: delivery.options.map((option) => deliveryOption(option, context)),
    selectedDeliveryOption: delivery.selected && deliveryOption(delivery.selected, context),
  };
}
