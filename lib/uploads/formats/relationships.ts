import type { ContentFault } from '../check.ts';

/** A letter with a thousand links has a tenth of it. */
const MAX_LENGTH = 2_000_000;

/** No `<` in a tag: what is not closed ends at the next one, so that a search is never longer than the text. */
const RELATIONSHIP = /<(?:[\w.-]+:)?Relationship\s((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Parts with code, and objects that another program opens. */
const UNSAFE_TYPE =
  /\/(?:vbaProject|wordVbaData|oleObject|control|activeXControlBinary|xlMacrosheet|xlIntlMacrosheet)$/i;
/** What a reader may keep outside: an address to click on; a template or a picture on the author's own disk. */
const LINK_TYPE = /\/hyperlink$/;
const LOCAL_TYPE = /\/(?:attachedTemplate|image)$/;
const LOCAL_FILE = /^file:\/\/(?:localhost)?\/[a-z]|^[a-z]:[\\/](?![\\/])|^[^\\/:]+$/i;

function isSafe(tag: string): boolean {
  const attributes = new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name, double, single]) => [name, double ?? single ?? '']),
  );
  const type = attributes.get('Type') ?? '';
  if (UNSAFE_TYPE.test(type)) return false;
  if ((attributes.get('TargetMode') ?? 'Internal') === 'Internal') return true;
  return LINK_TYPE.test(type) || (LOCAL_TYPE.test(type) && LOCAL_FILE.test(attributes.get('Target') ?? ''));
}

/**
 * Whether a part of relationships (a `.rels` of an Office document) has one that fetches something when the document is
 * opened, or that leads to code. The template that Word notes when a document is made from one on the author's disk stays.
 */
export function relationshipsFault(text: string): ContentFault | null {
  if (text.length > MAX_LENGTH) return 'fileUnsafe';
  return [...text.matchAll(RELATIONSHIP)].every(([, tag]) => isSafe(tag ?? '')) ? null : 'fileUnsafe';
}
