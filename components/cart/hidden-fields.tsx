/** What React expects of a form's action; ours also answer, for the scripted path. */
export type FormAction = (form: FormData) => Promise<void>;

export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
