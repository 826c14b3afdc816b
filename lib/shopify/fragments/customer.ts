import { graphql } from '../graphql';

export const customerAddressFragment = graphql(`
  fragment CustomerAddressFields on MailingAddress @_unmask {
    id firstName lastName company phone address1 address2 city country countryCodeV2 zip
  }
`);

/**
 * Spread only where the operation declares `$withTags: Boolean!`: tags need a scope of their own, and a shop that does not
 * grant it answers nothing at all to who asks for them.
 */
export const customerFragment = graphql(
  `
  fragment CustomerFields on Customer @_unmask {
    id
    email
    firstName
    lastName
    displayName
    phone
    tags @include(if: $withTags)
    createdAt
    acceptsMarketing
    numberOfOrders
    socialConnect: metafield(namespace: "custom", key: "social_connect") { value }
    defaultAddress { ...CustomerAddressFields }
    addresses(first: 10) { nodes { ...CustomerAddressFields } }
  }
`,
  [customerAddressFragment],
);

export const customerErrorFragment = graphql(`
  fragment CustomerErrorFields on CustomerUserError @_unmask { code field message }
`);
