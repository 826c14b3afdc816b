import { MAX_NAME_LENGTH, MAX_SENT_NAME_LENGTH } from './limits.ts';

const UNNAMED = 'document';
/** With its dot. */
const MAX_ENDING = 10;

/** Characters of a sent name that are looked at: nobody's time for a name of a million. */
const MAX_READ = 1_000;

const CONTROL = /\p{Cc}/u;
/** They turn the reading direction: `cv<U+202E>fdp.exe` is shown as `cvexe.pdf`. */
const DIRECTION_OVERRIDE = /[\u202a-\u202e\u2066-\u2069]/;
const PARENT_FOLDER = /(^|[\\/])\.\.([\\/]|$)/;

/** Joiners stay: Arabic script and emoji are written with them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029\ufffd]/gu;
const RESERVED = /[<>:|?*]/g;

const BLANK_END = /[\s.]+$/;

const lastPart = (name: string): string => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

/** Lower-case ending of a name without its dot, the last one where there are several; '' when there is none. */
export function extensionOf(name: string): string {
  const last = lastPart(name).trim();
  const dot = last.lastIndexOf('.');
  return dot < 0 ? '' : last.slice(dot + 1).toLowerCase();
}

/** Whether a name was made to deceive or to break out of a folder: no file dialogue sends such a one. */
export const isHostileName = (name: string): boolean =>
  name.length > MAX_SENT_NAME_LENGTH || CONTROL.test(name) || DIRECTION_OVERRIDE.test(name) || PARENT_FOLDER.test(name);

function cut(text: string, length: number): string {
  const end = /[\ud800-\udbff]/.test(text[length - 1] ?? '') ? length - 1 : length;
  return text.slice(0, end);
}

/** A name with an ending; one that is too long for an ending is part of the name, and is cut. */
function ended(base: string, ending: string): string {
  if (ending.length > MAX_ENDING) return ended(base + ending, '');
  return (cut(base, MAX_NAME_LENGTH - ending.length).replace(BLANK_END, '') || UNNAMED) + ending;
}

/**
 * The name under which a file is kept, shown and mailed: of any input one of 1 to 100 UTF-16 units in NFC, without a
 * path, quotes or invisible characters, with its ending.
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
  // `.pdf` is an ending without a name, not a name.
  if (!whole.includes('.') && /^[\s.]*\.[^\s.]/.test(visible)) return ended(UNNAMED, `.${whole}`);
  const dot = whole.lastIndexOf('.');
  return dot > 0 ? ended(whole.slice(0, dot), whole.slice(dot)) : ended(whole, '');
}

/** A clean name under another ending: of `IMG_2.jpg` and `png`, `IMG_2.png`. */
export function withEnding(name: string, ending: string): string {
  const dot = name.lastIndexOf('.');
  return ended(dot > 0 ? name.slice(0, dot) : name, `.${ending}`);
}
