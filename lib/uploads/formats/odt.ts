import { Refusal } from '../refusal.ts';
import type { Archive } from './archive.ts';
import { readPart } from './part.ts';
import { isRemote, type XmlElement } from './xml.ts';

const MEDIA_TYPE = 'application/vnd.oasis.opendocument.';

const UNSAFE_NAME = /^(?:.*\/)?(?:basic|scripts|dialogs)\//i;
/** Objects of another program, programs, and data that a program fetches. */
const UNSAFE_ELEMENT = new Set([
  'object-ole',
  'plugin',
  'applet',
  'floating-frame',
  'dde-source',
  'dde-connection-decl',
]);
const MACRO_CALL = /^\s*(?:vnd\.sun\.star\.script|macro|javascript):/i;
/** Whatever of these is elsewhere is fetched without a click. */
const FETCHED = new Set([
  'image',
  'fill-image',
  'background-image',
  'object',
  'section-source',
  'table-source',
  'cell-range-source',
]);

/** What a document of LibreOffice calls itself, such as `text`; null for any other archive. */
export async function odfKind({ names, read }: Archive): Promise<string | null> {
  if (!names.includes('mimetype') || !names.includes('content.xml')) return null;
  const type = (await read('mimetype')).toString('latin1').trim();
  return type.startsWith(MEDIA_TYPE) ? type.slice(MEDIA_TYPE.length) : null;
}

const isUnsafe = ({ name, attributes }: XmlElement): boolean =>
  UNSAFE_ELEMENT.has(name) ||
  attributes.values().some((value) => MACRO_CALL.test(value)) ||
  (FETCHED.has(name) && isRemote(attributes.get('href') ?? ''));

/** Refuses a document of LibreOffice that runs or fetches something, or has a password. */
export async function readOdf({ names, read }: Archive): Promise<void> {
  const reader = {
    open(element: XmlElement) {
      if (element.name === 'encryption-data') throw new Refusal('fileProtected');
      if (isUnsafe(element)) throw new Refusal('fileUnsafe');
    },
  };
  // Encrypted parts look like anything: the list that says so comes first.
  for (const name of names.toSorted(
    (a, b) => Number(b === 'META-INF/manifest.xml') - Number(a === 'META-INF/manifest.xml'),
  )) {
    if (UNSAFE_NAME.test(name)) throw new Refusal('fileUnsafe');
    await readPart(name, await read(name), reader);
  }
}
