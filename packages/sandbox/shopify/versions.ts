/** The API version of this schema. */
export const served = '2025-04';

export const apiVersions = [{ handle: served, displayName: served, supported: true }];

/** The version served for a requested one: ours for every handle that could exist, null for malformed text. */
export function versionFor(wanted: string | undefined): string | null {
  if (wanted === undefined || wanted === 'unstable') return served;
  return /^20\d\d-(01|04|07|10)$/.test(wanted) ? served : null;
}
