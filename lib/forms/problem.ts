export type ProblemValues = Readonly<Record<string, string | number>>;
export type Problem = { code: string; values: ProblemValues };

/** A problem as the text of a validation issue: the key of a message, and what is put into it. */
export const problemText = (code: string, values: ProblemValues = {}): string =>
  Object.keys(values).length === 0 ? code : `${code} ${JSON.stringify(values)}`;

/** Reads it back where it is put into words. */
export function readProblem(text: string): Problem {
  const at = text.indexOf(' ');
  if (at < 1) return { code: text, values: {} };
  try {
    return { code: text.slice(0, at), values: JSON.parse(text.slice(at + 1)) as ProblemValues };
  } catch {
    return { code: text, values: {} };
  }
}

/** A message with its values; a value that is missing leaves its place visible. */
export const fill = (message: string, values: ProblemValues): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
