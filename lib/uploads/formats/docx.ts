import type { ContentFault } from '../check.ts';
import { type Part, type UnpackBudget, unpackBudget, walkArchive } from './archive.ts';
import { relationshipsFault } from './relationships.ts';
import { isDangerousPart, startsWith, ZIP_HEAD } from './signatures.ts';
import { isXml, xmlText } from './xml.ts';

/** Code, controls, and links to the data of another workbook. */
const UNSAFE_NAME = /vbaproject|vbadata|activex\/|oleobject|macrosheets\/|dialogsheets\/|externallinks\//i;
/** The workbook behind a chart. */
const CHART_DATA = /^word\/embeddings\/[^/]+\.xlsx$/i;
/** Word for the web numbers it: `word/document2.xml`. */
const MAIN_PART = { docx: /^word\/document\d*\.xml$/, xlsx: /^xl\/workbook\d*\.xml$/ };

/** The mark before the instruction of a field, which may stand in pieces up to the next mark. */
const FIELD_MARK = /<(?:[\w.-]+:)?fldChar\s[^<>]*>/g;
const STARTS_PROGRAM = /^\s*DDE(?:AUTO)?\s/i;
const SIMPLE_FIELD = /\binstr\s*=\s*["']\s*DDE(?:AUTO)?\s/i;
const MAX_FIELDS = 50_000;

/** Whether a field of a document asks another program for data, and starts it for that. */
function startsProgram(text: string): boolean {
  if (SIMPLE_FIELD.test(text)) return true;
  let fields = 0;
  for (const mark of text.matchAll(FIELD_MARK)) {
    fields += 1;
    if (fields > MAX_FIELDS) return true;
    const start = mark.index + mark[0].length;
    const end = text.indexOf('fldChar', start);
    const instruction = text.slice(start, end < 0 ? text.length : end).replace(/<[^<>]*>?/g, '');
    if (mark[0].includes('begin') && STARTS_PROGRAM.test(instruction)) return true;
  }
  return false;
}

function xmlFault(name: string, bytes: Buffer): ContentFault | null {
  const text = xmlText(bytes);
  if (text === null) return 'fileUnsafe';
  if (name.endsWith('.rels')) return relationshipsFault(text);
  if (name === '[content_types].xml') return /macroEnabled/i.test(text) ? 'fileUnsafe' : null;
  return startsProgram(text) ? 'fileUnsafe' : null;
}

async function packageFault(
  bytes: Buffer,
  kind: keyof typeof MAIN_PART,
  budget: UnpackBudget,
): Promise<ContentFault | null> {
  const missing = new Set(['types', 'main']);
  const look = async (part: Part): Promise<ContentFault | null> => {
    const name = part.name.toLowerCase();
    if (name === '[content_types].xml') missing.delete('types');
    if (MAIN_PART[kind].test(name)) missing.delete('main');
    if (UNSAFE_NAME.test(name)) return 'fileUnsafe';
    if (kind === 'docx' && CHART_DATA.test(name) && startsWith(part.bytes, ZIP_HEAD)) {
      return packageFault(part.bytes, 'xlsx', budget);
    }
    if (isDangerousPart(part.bytes)) return 'fileUnsafe';
    return isXml(name, part.bytes) ? xmlFault(name, part.bytes) : null;
  };
  return (await walkArchive(bytes, budget, look)) ?? (missing.size > 0 ? 'fileContent' : null);
}

/** What is wrong with a file that begins as a zip and should be a document of Word. */
export const docxFault = (bytes: Buffer): Promise<ContentFault | null> => packageFault(bytes, 'docx', unpackBudget());
