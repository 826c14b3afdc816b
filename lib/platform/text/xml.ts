const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them, not even as entities
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for use between XML tags, or between the quotes of an attribute. */
export const xmlText = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
