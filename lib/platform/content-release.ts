import type { Client } from '@prismicio/client';

/** Which content is read (specification, section 4). `PRISMIC_RELEASE` names the release, or for Manual the reference. */
export const RELEASE_MODES = ['Master', 'ReleaseID', 'ReleaseLabel', 'Manual'] as const;
export type ReleaseMode = (typeof RELEASE_MODES)[number];

type Settings = { PRISMIC_RELEASE_MODE: ReleaseMode; PRISMIC_RELEASE: string | undefined };
type Queries = Pick<
  Client,
  'queryLatestContent' | 'queryContentFromReleaseByID' | 'queryContentFromReleaseByLabel' | 'queryContentFromRef'
>;

/** Sets the reference that the client reads where a call names none. */
export function follow(client: Queries, { PRISMIC_RELEASE_MODE: mode, PRISMIC_RELEASE: release = '' }: Settings): void {
  if (mode === 'Master') client.queryLatestContent();
  else if (mode === 'ReleaseID') client.queryContentFromReleaseByID(release);
  else if (mode === 'ReleaseLabel') client.queryContentFromReleaseByLabel(release);
  else client.queryContentFromRef(release);
}
