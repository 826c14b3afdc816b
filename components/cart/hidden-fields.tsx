/** The type that React expects of a form action; ours also return a result, for the path with JavaScript. */
export type FormAction = (form: FormData) => Promise<void>;

export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
