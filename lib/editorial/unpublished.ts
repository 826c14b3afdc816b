import type { PrismicDocument } from '@prismicio/client';

type Version = Pick<PrismicDocument, 'uid' | 'data'>;

/** Names of the fields in which a draft differs from what is published, with `uid` for its address. */
export function unpublishedFields(draft: Version, published: Version): string[] {
  const names = [...new Set([...Object.keys(draft.data), ...Object.keys(published.data)])];
  const changed = names.filter((name) => JSON.stringify(draft.data[name]) !== JSON.stringify(published.data[name]));
  return draft.uid === published.uid ? changed : ['uid', ...changed];
}
