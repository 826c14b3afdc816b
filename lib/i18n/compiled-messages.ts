import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** As many as there are messages; made of nothing that a visitor writes. */
const compiled = new Map<string, CompiledMessage>();

/** A message as `icu-minify` formats it. */
export function compiledMessage(text: string): CompiledMessage {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  // What is handed to a browser has to be plain objects, which those of the compiler are not.
  const made: CompiledMessage = JSON.parse(JSON.stringify(compile(text)));
  compiled.set(text, made);
  return made;
}

/**
 * A branch of messages for a provider of client components. A browser has no parser of ICU, which would be 9 KB of script;
 * next-intl's type of messages is the same for both forms.
 */
export function compiledMessages<Tree extends object>(messages: Tree): Tree {
  const entries = Object.entries(messages).map(([key, value]) => [
    key,
    typeof value === 'string' ? compiledMessage(value) : compiledMessages(value as object),
  ]);
  return Object.fromEntries(entries);
}
