import type { Attribute } from './types.ts';

/** Line attribute of a gift: the id of the rule that gave it. The underscore hides it on the checkout page. */
export const GIFT_MARK = '_gift_rule';

/** Cart attribute: ids of the rules whose gift the visitor removed, separated by commas. */
export const DECLINED_MARK = '_gift_declined';

type Marked = { attributes: readonly Attribute[] };

/** The rule that added a line to the cart, or null for a line that the visitor chose. */
export const giftRuleOf = ({ attributes }: Marked): string | null =>
  attributes.find(({ key }) => key === GIFT_MARK)?.value || null;

export const declinedIn = ({ attributes }: Marked): string[] =>
  (attributes.find(({ key }) => key === DECLINED_MARK)?.value ?? '').split(',').filter(Boolean);

/** The cart's attributes with the list of declined rules replaced. */
export const withDeclined = ({ attributes }: Marked, declined: readonly string[]): Attribute[] => [
  ...attributes.filter(({ key }) => key !== DECLINED_MARK),
  ...(declined.length > 0 ? [{ key: DECLINED_MARK, value: declined.join(',') }] : []),
];
