/**
 * Address of a provider's discovery document (OpenID Connect Discovery 1.0, section 4). A trailing slash belongs to the
 * issuer identifier, which is compared exactly, but not to this address.
 */
export const discoveryAddress = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
