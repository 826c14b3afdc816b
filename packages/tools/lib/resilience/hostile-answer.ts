import { isRecord } from '../../../sandbox/prismic/types.ts';
import { HOSTILE_WORD } from './hostile-words.ts';

/** Values that the shop itself generates: type names, amounts, timestamps, addresses of its own. */
const OWN_KEYS = new Set([
  '__typename',
  'id',
  'handle',
  'key',
  'namespace',
  'type',
  'cursor',
  'endCursor',
  'startCursor',
]);
const OWN_VALUES = /^(?:gid:|https?:|[A-Z][A-Z_]*$|-?\d[\d.:TZ-]*$|#[\da-f]{3,8}$|true$|false$|$)/;

/** Metafields are strings that may contain a JSON list or object. */
function inside(text: string): unknown {
  try {
    return /^[[{]/.test(text) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function hostileString(key: string, text: string): string {
  if (OWN_KEYS.has(key) || OWN_VALUES.test(text)) return text;
  const held = inside(text);
  return held === null ? `${text} ${HOSTILE_WORD}` : JSON.stringify(hostileAnswer(held));
}

/** A response of the shop's API with script injected into every text that a merchant or a customer may have written. */
export function hostileAnswer(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return hostileString(key, value);
  if (Array.isArray(value)) return value.map((each) => hostileAnswer(each, key));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, hostileAnswer(part, name)]));
}
