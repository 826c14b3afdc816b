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
  /** `rich` is edited as Markdown. */
  kind: 'text' | 'rich';
  value: string;
  /** Rich text that Markdown cannot represent without loss: shown read-only. */
  fixed: boolean;
  model: FieldModel;
};

/** The form field of a document's uid; a field of a model may not have this name. */
const UID = 'uid';
const EDITED = new Set(['Text', 'StructuredText']);

/** Normalizes rich text for comparison: ignores the order of spans and the kind of apostrophes. */
const essence = (blocks: unknown, lang: string) =>
  JSON.stringify(blocks, (key, value: unknown) => {
    if (key === 'text' && typeof value === 'string') return typography(value, lang);
    if (key === 'direction') return undefined;
    if (key === 'spans' && Array.isArray(value)) return value.map((span) => JSON.stringify(span)).sort();
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** Converts the fields of one document to editable text and back. */
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

  const model = models.types.get(type);
  const address: EditorField = {
    name: UID,
    label: 'Address (uid)',
    kind: 'text',
    value: document.uid ?? '',
    fixed: false,
    model: { type: 'UID' },
  };
  const texts = valueFields(model?.fields ?? {})
    .filter(([, model]) => EDITED.has(model.type))
    .map(([name, each]) => field(name, each));
  const fields = model?.hasUid ? [address, ...texts] : texts;

  /** The document with the values of a form in place of its own, and the validation errors by field. */
  function withForm(form: FormData) {
    const problems = new Map<string, string>();
    const submitted = fields.flatMap((one) => {
      const value = form.get(one.name);
      if (one.fixed || typeof value !== 'string') return [];
      const text = value.replaceAll('\r\n', '\n');
      // Unchanged fields keep their stored value byte for byte.
      return text === one.value ? [] : [{ ...one, value: text }];
    });
    const uid = submitted.find(({ name }) => name === UID)?.value.trim();
    if (uid !== undefined && !/^[\w.~-]+$/.test(uid)) problems.set(UID, 'letters, digits, - _ . ~ make an address');
    const changes = submitted
      .filter(({ name }) => name !== UID)
      .map(({ name, value, model }) => [
        name,
        read(value, model, (problem) => {
          const text = problem.replace(/^: /, '');
          problems.set(name, [problems.get(name), text].filter(Boolean).join('; '));
        }),
      ]);
    const shown = fields.map((one) => submitted.find(({ name }) => name === one.name) ?? one);
    const changed: StoredDocument = {
      ...document,
      uid: uid ?? document.uid,
      data: { ...data, ...Object.fromEntries(changes) },
    };
    return { document: changed, changed: submitted.length > 0, problems, fields: shown };
  }

  return { fields, withForm };
}
