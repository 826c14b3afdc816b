/** The version whose schema this is. */
export const served = '2025-04';

export const apiVersions = [{ handle: served, displayName: served, supported: true }];

/** The version that answers a wanted one: ours for every handle that could exist, null for text that is none. */
export function versionFor(wanted: string | undefined): string | null {
  if (wanted === undefined || wanted === 'unstable') return served;
  return /^20\d\d-(01|04|07|10)$/.test(wanted) ? served : null;
}
