import { describe, expect, test } from 'vitest';
import { assetMetadata, assetMetadataProblems } from '../../../packages/tools/lib/prismic/write-client.ts';

const long = (length: number) => 'x'.repeat(length);
const NOTES = 'notes must be at most 500 characters';
const CREDITS = 'credits must be at most 500 characters';
const ALT = 'alt must be at most 500 characters';
const TAGS = 'tags must be at least 3 characters long and 20 characters at most';

// Specification, section 5: "Asset metadata".
describe('asset metadata', () => {
  test.each([
    ['nothing', {}, []],
    [
      'everything at its limit',
      { notes: long(500), credits: long(500), alt: long(500), tags: [long(3), long(20)] },
      [],
    ],
    ['empty texts and no tags', { notes: '', credits: '', alt: '', tags: [] }, []],
    ['long notes', { notes: long(501) }, [NOTES]],
    ['long credits', { credits: long(501) }, [CREDITS]],
    ['a long alternative', { alt: long(501) }, [ALT]],
    ['a short tag', { tags: [long(2)] }, [TAGS]],
    ['an empty tag', { tags: [''] }, [TAGS]],
    ['a long tag', { tags: [long(21)] }, [TAGS]],
    ['one wrong tag among right ones', { tags: ['hero', 'ab', 'plants'] }, [TAGS]],
    ['several wrong tags, said once', { tags: ['a', 'b', long(30)] }, [TAGS]],
    [
      'several wrong fields, all said',
      { notes: long(501), credits: long(9_000), alt: long(501), tags: ['a'] },
      [NOTES, CREDITS, ALT, TAGS],
    ],
    ['one right field among wrong ones', { notes: long(501), credits: 'Silène', alt: long(501) }, [NOTES, ALT]],
    [
      'texts that are none',
      { notes: 5, credits: null, tags: 'hero' },
      ['notes must be a text', 'credits must be a text', 'tags must be a list of texts'],
    ],
    ['a tag that is no text', { tags: [3] }, ['tags must be a list of texts']],
  ])('%s', (_, metadata, problems) => {
    expect(assetMetadataProblems(metadata)).toEqual(problems);
    expect(assetMetadata.safeParse(metadata).success).toBe(problems.length === 0);
  });

  test('a field that the library does not know is a problem', () => {
    expect(assetMetadataProblems({ caption: 'x' })).toEqual([expect.stringContaining('caption')]);
    expect(assetMetadataProblems('alt')).toHaveLength(1);
  });
});
