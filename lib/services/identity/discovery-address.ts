/**
 * Where a provider describes itself (OpenID Connect Discovery 1.0, section 4). A last slash belongs to the issuer's name, which is
 * compared as it stands, and not to this address.
 */
export const discoveryAddress = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
