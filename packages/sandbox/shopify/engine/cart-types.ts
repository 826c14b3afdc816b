export interface Attribute {
  key: string;
  value: string;
}

export interface CartLine {
  id: string;
  variantId: number;
  quantity: number;
  attributes: Attribute[];
  /** Id of the selling plan that it is bought with; a one-time purchase when absent. */
  sellingPlanId?: number;
  /** Id of the line that this one belongs to, such as the product of a warranty. */
  parentId?: string;
}

export interface PostalAddress {
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  phone: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  zip: string | null;
  countryCode: string | null;
  provinceCode: string | null;
}

export const emptyAddress: PostalAddress = {
  firstName: null,
  lastName: null,
  company: null,
  phone: null,
  address1: null,
  address2: null,
  city: null,
  zip: null,
  countryCode: null,
  provinceCode: null,
};

export interface CartAddress {
  id: string;
  selected: boolean;
  oneTimeUse: boolean;
  address: PostalAddress;
}

export interface Cart {
  token: string;
  key: string;
  createdAt: string;
  updatedAt: string;
  country: string;
  language: string;
  note: string | null;
  attributes: Attribute[];
  lines: CartLine[];
  buyer: { email: string | null; phone: string | null; countryCode: string | null; customerId: number | null };
  discountCodes: string[];
  /** Ids of gift cards, in the order in which they pay; none when absent. */
  giftCards?: number[];
  addresses: CartAddress[];
  /** Handle of the option that the buyer selected. */
  deliveryOption: string | null;
  /** Name of the resulting order; the API treats such a cart as nonexistent. */
  order: string | null;
}

/** As in CartUserError: `field` is the path of the argument. */
export interface CartProblem {
  code: string;
  field: string[];
  message: string;
}

export interface CartWarning {
  code: string;
  message: string;
  target: string;
}

/** The result of a cart rule: a changed cart, or the reasons why it is unchanged. */
export interface CartOutcome {
  cart: Cart;
  userErrors: CartProblem[];
  warnings: CartWarning[];
}

export const cartGid = (cart: Cart) => `gid://shopify/Cart/${cart.token}?key=${cart.key}`;
export const lineGid = (cart: Cart, line: CartLine) => `gid://shopify/CartLine/${line.id}?cart=${cart.token}`;
export const addressGid = (cart: Cart, address: CartAddress) =>
  `gid://shopify/CartSelectableAddress/${address.id}?cart=${cart.token}`;
export const groupGid = (cart: Cart) => `gid://shopify/CartDeliveryGroup/1?cart=${cart.token}`;
