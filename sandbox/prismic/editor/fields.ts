import type { Context } from '../content/context.ts';
import { readField, valueFields } from '../content/fields.ts';
import { typography } from '../content/typography.ts';
import type { Repository } from '../repository/open.ts';
import { type Data, type FieldModel, isRecord, type StoredDocument } from '../types.ts';
import { toMarkdown } from './markdown.ts';
import { referencesIn } from './references.ts';

export type EditorField = {
  name: string;
  label: string;
  /** `rich` is Markdown. */
  kind: 'text' | 'rich';
  value: string;
  /** Rich text that Markdown cannot say without losing something: shown, not edited. */
  fixed: boolean;
  model: FieldModel;
};

const EDITED = new Set(['Text', 'StructuredText']);

/** What counts when two rich texts are compared, whatever the order of spans and the kind of apostrophes. */
const essence = (blocks: unknown, lang: string) =>
  JSON.stringify(blocks, (key, value: unknown) => {
    if (key === 'text' && typeof value === 'string') return typography(value, lang);
    if (key === 'direction') return undefined;
    if (key === 'spans' && Array.isArray(value)) return value.map((span) => JSON.stringify(span)).sort();
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** The desk of one document: its fields as text, and its text as fields. */
export function fieldsOf(document: StoredDocument, repository: Repository) {
  const { lang, type, data } = document;
  const { models } = repository.core.content;
  const { targets, reference } = referencesIn(lang, repository);
  const assets = repository.assets.named();
  const contextWith = (report: Context['report']): Context => ({ lang, path: '', models, assets, targets, report });

  const read = (value: string, model: FieldModel, report: Context['report']) =>
    readField(value, model, contextWith(report));

  function field(name: string, model: FieldModel): EditorField {
    const label = model.config?.label ?? name;
    const stored = data[name];
    if (model.type === 'Text') return { name, label, kind: 'text', value: String(stored ?? ''), fixed: false, model };
    const blocks = Array.isArray(stored) ? (stored as Data[]) : [];
    const value = toMarkdown(blocks, reference);
    const again = read(value, model, () => {});
    return { name, label, kind: 'rich', value, fixed: essence(again, lang) !== essence(blocks, lang), model };
  }

  const fields = valueFields(models.types.get(type)?.fields ?? {})
    .filter(([, model]) => EDITED.has(model.type))
    .map(([name, model]) => field(name, model));

  /** The document with what a form says instead of what it held, and what is wrong with it, by field. */
  function withForm(form: FormData) {
    const problems = new Map<string, string>();
    const submitted = fields.flatMap((one) => {
      const value = form.get(one.name);
      if (one.fixed || typeof value !== 'string') return [];
      const text = value.replaceAll('\r\n', '\n');
      // What was not touched keeps its very bytes.
      return text === one.value ? [] : [{ ...one, value: text }];
    });
    const changes = submitted.map(({ name, value, model }) => [
      name,
      read(value, model, (problem) => {
        const text = problem.replace(/^: /, '');
        problems.set(name, [problems.get(name), text].filter(Boolean).join('; '));
      }),
    ]);
    const shown = fields.map((one) => submitted.find(({ name }) => name === one.name) ?? one);
    const changed: StoredDocument = { ...document, data: { ...data, ...Object.fromEntries(changes) } };
    return { document: changed, changed: changes.length > 0, problems, fields: shown };
  }

  return { fields, withForm };
}
