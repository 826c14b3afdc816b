/** Maximum length of a stored name, and of an accepted one. */
const MAX_NAME_LENGTH = 100;
const MAX_SENT_NAME_LENGTH = 255;

const UNNAMED = 'document';
/** Including the dot. */
const MAX_ENDING = 10;

/** Maximum number of characters processed, to limit the time for very long names. */
const MAX_READ = 1_000;

const CONTROL = /\p{Cc}/u;
/** Change the reading direction: `cv<U+202E>fdp.exe` is displayed as `cvexe.pdf`. */
const DIRECTION_OVERRIDE = /[\u202a-\u202e\u2066-\u2069]/;
const PARENT_FOLDER = /(^|[\\/])\.\.([\\/]|$)/;

/** Joiners are kept: Arabic script and emoji need them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029\ufffd]/gu;
const RESERVED = /[<>:|?*]/g;

const BLANK_END = /[\s.]+$/;

const lastPart = (name: string): string => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

/** Lower-case extension of a name without its dot, the last one when there are several; '' when there is none. */
export function extensionOf(name: string): string {
  const last = lastPart(name).trim();
  const dot = last.lastIndexOf('.');
  return dot < 0 ? '' : last.slice(dot + 1).toLowerCase();
}

/** Whether a name was crafted to deceive or to escape a folder: no file dialog sends such a name. */
export const isHostileName = (name: string): boolean =>
  name.length > MAX_SENT_NAME_LENGTH || CONTROL.test(name) || DIRECTION_OVERRIDE.test(name) || PARENT_FOLDER.test(name);

function cut(text: string, length: number): string {
  const end = /[\ud800-\udbff]/.test(text[length - 1] ?? '') ? length - 1 : length;
  return text.slice(0, end);
}

/** A name with an extension; one that is too long for an extension becomes part of the name, and is cut. */
function ended(base: string, ending: string): string {
  if (ending.length > MAX_ENDING) return ended(base + ending, '');
  return (cut(base, MAX_NAME_LENGTH - ending.length).replace(BLANK_END, '') || UNNAMED) + ending;
}

/**
 * The name under which a file is stored, shown and emailed: for any input 1 to 100 UTF-16 units in NFC, without a path,
 * quotes or invisible characters, with its extension.
 */
export function cleanName(name: string): string {
  const visible = lastPart(name.slice(-MAX_READ).toWellFormed().normalize('NFC'))
    .replace(INVISIBLE, '')
    .replace(RESERVED, '-')
    .replace(/["`]/g, '')
    .replace(/'/g, '’')
    .replace(/\s+/g, ' ')
    .normalize('NFC');
  const whole = visible.replace(/^[\s.]+/, '').replace(BLANK_END, '');
  // `.pdf` is an extension without a name, not a name.
  if (!whole.includes('.') && /^[\s.]*\.[^\s.]/.test(visible)) return ended(UNNAMED, `.${whole}`);
  const dot = whole.lastIndexOf('.');
  return dot > 0 ? ended(whole.slice(0, dot), whole.slice(dot)) : ended(whole, '');
}

/** A clean name with another extension: of `IMG_2.jpg` and `png`, `IMG_2.png`. */
export function withEnding(name: string, ending: string): string {
  const dot = name.lastIndexOf('.');
  return ended(dot > 0 ? name.slice(0, dot) : name, `.${ending}`);
}
