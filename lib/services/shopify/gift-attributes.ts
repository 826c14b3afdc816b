import type { Attribute } from './types.ts';

/** Line attribute of a gift: the id of the rule that gave it. The underscore keeps it out of the checkout's page. */
export const GIFT_MARK = '_gift_rule';

/** Cart attribute: ids of the rules whose gift the visitor took out, commas between. */
export const DECLINED_MARK = '_gift_declined';

type Marked = { attributes: readonly Attribute[] };

/** The rule that put a line into the cart, or null for what the visitor chose. */
export const giftRuleOf = ({ attributes }: Marked): string | null =>
  attributes.find(({ key }) => key === GIFT_MARK)?.value || null;

/** The rules whose gift was declined. */
export const declinedIn = ({ attributes }: Marked): string[] =>
  (attributes.find(({ key }) => key === DECLINED_MARK)?.value ?? '').split(',').filter(Boolean);

/** The cart's attributes with this list of declined rules in the place of the former one. */
export const withDeclined = ({ attributes }: Marked, declined: readonly string[]): Attribute[] => [
  ...attributes.filter(({ key }) => key !== DECLINED_MARK),
  ...(declined.length > 0 ? [{ key: DECLINED_MARK, value: declined.join(',') }] : []),
];
