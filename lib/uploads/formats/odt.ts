import type { ContentFault } from '../check.ts';
import { type Part, unpackBudget, walkArchive } from './archive.ts';
import { isDangerousPart } from './signatures.ts';
import { isXml, xmlText } from './xml.ts';

const MEDIA_TYPE = 'application/vnd.oasis.opendocument.text';

const UNSAFE_NAME = /^(?:.*\/)?(?:basic|scripts|dialogs)\//i;
/** Objects of another program, programs, and data that a program fetches. */
const UNSAFE_ELEMENT = /<[\w.-]+:(?:object-ole|plugin|applet|floating-frame|dde-source|dde-connection-decl)[\s/>]/;
const MACRO_CALL = /=\s*["']\s*(?:vnd\.sun\.star\.script|macro|javascript):/i;
/** Anything but a link to click on whose address is elsewhere. */
const FETCHED =
  /<[\w.-]+:(?:image|fill-image|background-image|object|section-source|table-source|cell-range-source)\s[^<>]*href\s*=\s*["']\s*(?:[a-z][a-z0-9+.-]*:|\/\/|\\\\)/i;

function partFault({ name, bytes }: Part): ContentFault | null {
  if (UNSAFE_NAME.test(name) || isDangerousPart(bytes)) return 'fileUnsafe';
  if (!isXml(name, bytes)) return null;
  const text = xmlText(bytes);
  const isUnsafe = text === null || UNSAFE_ELEMENT.test(text) || MACRO_CALL.test(text) || FETCHED.test(text);
  return isUnsafe ? 'fileUnsafe' : null;
}

/**
 * What is wrong with a file that begins as a zip and should be a text of LibreOffice. Its `mimetype` may stand anywhere:
 * OpenDocument wants it first, Word does not write it so.
 */
export async function odtFault(bytes: Buffer): Promise<ContentFault | null> {
  let fault: ContentFault | null = null;
  let isText = false;
  let hasContent = false;
  let isProtected = false;
  const look = async (part: Part): Promise<ContentFault | null> => {
    isText ||= part.name === 'mimetype' && part.bytes.toString('latin1') === MEDIA_TYPE;
    hasContent ||= part.name === 'content.xml';
    isProtected ||= part.name === 'META-INF/manifest.xml' && part.bytes.includes('encryption-data');
    // Encrypted parts look like anything, and the list that says so comes last.
    fault ??= partFault(part);
    return null;
  };
  const broken = await walkArchive(bytes, unpackBudget(), look);
  if (broken) return broken;
  if (isProtected) return 'fileProtected';
  return fault ?? (isText && hasContent ? null : 'fileContent');
}
