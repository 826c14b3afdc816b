/** How a customer comes to a token of the shop: through the identity provider's profile, or by e-mail and password. */
export const SHOP_IDENTITIES = ['multipass', 'password'] as const;
