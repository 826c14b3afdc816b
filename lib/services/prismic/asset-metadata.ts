import { z } from 'zod';

/** Section 9 of the specification: notes, credits and alt at most 500 characters, each tag 3 to 20. */
const ASSET_TEXT_MAX = 500;
const ASSET_TAG_MIN = 3;
const ASSET_TAG_MAX = 20;

const text = (field: string) =>
  z
    .string({ error: `${field} must be a text` })
    .max(ASSET_TEXT_MAX, `${field} must be at most ${ASSET_TEXT_MAX} characters`)
    .optional();

const tagLength = `tags must be at least ${ASSET_TAG_MIN} characters long and ${ASSET_TAG_MAX} characters at most`;
const fits = (tag: string): boolean => tag.length >= ASSET_TAG_MIN && tag.length <= ASSET_TAG_MAX;

/** Metadata of a file in the media library (specification, sections 3 and 5, messages word for word). */
export const assetMetadata = z.strictObject({
  notes: text('notes'),
  credits: text('credits'),
  alt: text('alt'),
  tags: z
    .array(z.string({ error: 'tags must be a list of texts' }), { error: 'tags must be a list of texts' })
    .refine((tags) => tags.every(fits), tagLength)
    .optional(),
});

export type AssetMetadata = z.output<typeof assetMetadata>;

/** A message for each wrong field, in the order of the fields; none when the metadata may be sent. */
export function assetMetadataProblems(metadata: unknown): string[] {
  const result = assetMetadata.safeParse(metadata);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}
