import { createHash } from 'node:crypto';
import type { Context } from '../content/context.ts';
import { readField } from '../content/fields.ts';
import { typography } from '../content/typography.ts';
import type { Repository } from '../repository/open.ts';
import { type Data, type FieldModel, isRecord, type StoredDocument } from '../types.ts';
import { toMarkdown } from './markdown.ts';
import { at, type Path, type Place, placesOf, withValue } from './places.ts';
import { referencesIn } from './references.ts';

export type EditorField = {
  /** Its path, with points between: unique in the form. */
  name: string;
  path: Path;
  label: string;
  /** `rich` is edited as Markdown, `choice` has options. */
  kind: 'text' | 'rich' | 'choice';
  value: string;
  options?: readonly (readonly [value: string, text: string])[];
  /** The slice that holds it, by its number. */
  slice?: number;
  /** Rich text that Markdown cannot represent without loss: shown read-only. */
  fixed: boolean;
  model: FieldModel;
};

/** The form field of a document's uid; a field of a model may not have this name. */
const UID = 'uid';

/** Identifies what a form shows: a form of another version is not applied. */
export const versionOf = ({ uid, data }: StoredDocument): string =>
  createHash('sha256')
    .update(JSON.stringify([uid, data]))
    .digest('hex')
    .slice(0, 16);

/** Controls of the form that are no fields. */
const BUTTONS = new Set(['version', 'intent', 'new-slice', 'release']);

/** What a form holds and the document does not, with the labels of its fields as far as it still has them. */
export const typedIn = (form: FormData, fields: readonly EditorField[]): { label: string; value: string }[] =>
  [...form].flatMap(([name, value]) => {
    const field = fields.find((one) => one.name === name);
    const text = String(value).replaceAll('\r\n', '\n');
    return BUTTONS.has(name) || text === (field?.value ?? '') ? [] : [{ label: field?.label ?? name, value: text }];
  });

/** Normalizes rich text for comparison: ignores the order of spans and the kind of apostrophes. */
const essence = (blocks: unknown, lang: string) =>
  JSON.stringify(blocks, (key, value: unknown) => {
    if (key === 'text' && typeof value === 'string') return typography(value, lang);
    if (key === 'direction') return undefined;
    if (key === 'spans' && Array.isArray(value)) return value.map((span) => JSON.stringify(span)).sort();
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** The options of a select, with a value from before them; yes and no for a switch. */
function optionsOf({ type, config = {} }: FieldModel, stored: unknown): readonly (readonly [string, string])[] {
  const { options = [], default_value: fallback, placeholder_true: yes = 'Yes', placeholder_false: no = 'No' } = config;
  if (type === 'Boolean') return [['true', yes] as const, ['false', no] as const];
  const known = stored && !options.includes(String(stored)) ? [String(stored), ...options] : options;
  return [...(fallback && stored ? [] : ['']), ...known].map((option) => [option, option || '–'] as const);
}

/** Converts the fields of one document to editable text and back. */
export function fieldsOf(document: StoredDocument, repository: Repository) {
  const { lang, data } = document;
  const { models } = repository.core.content;
  const { targets, reference } = referencesIn(lang, repository);
  const assets = repository.assets.named();
  const contextWith = (report: Context['report']): Context => ({ lang, path: '', models, assets, targets, report });

  const read = (value: string, model: FieldModel, report: Context['report']) =>
    readField(value, model, contextWith(report));

  function field({ path, label, model, slice }: Place): EditorField {
    const stored = at(data, path);
    const common = { name: path.join('.'), path, label, slice, model, fixed: false };
    if (model.type === 'Text') return { ...common, kind: 'text', value: String(stored ?? '') };
    if (model.type !== 'StructuredText')
      return {
        ...common,
        kind: 'choice',
        value: String(stored ?? (model.type === 'Boolean' ? false : '')),
        options: optionsOf(model, stored),
      };
    const blocks = Array.isArray(stored) ? (stored as Data[]) : [];
    const value = toMarkdown(blocks, reference);
    const again = read(value, model, () => {});
    return { ...common, kind: 'rich', value, fixed: essence(again, lang) !== essence(blocks, lang) };
  }

  const address: EditorField = {
    name: UID,
    path: [],
    label: 'Address (uid)',
    kind: 'text',
    value: document.uid ?? '',
    fixed: false,
    model: { type: 'UID' },
  };
  const texts = [...placesOf(document, models)].map(field);
  const fields = models.types.get(document.type)?.hasUid ? [address, ...texts] : texts;

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
    const written = ({ name, value, model }: EditorField) =>
      model.type === 'Boolean'
        ? value === 'true'
        : read(value, model, (problem) => {
            const text = problem.replace(/^: /, '');
            problems.set(name, [problems.get(name), text].filter(Boolean).join('; '));
          });
    const changed = submitted
      .filter(({ name }) => name !== UID)
      .reduce<unknown>((all, one) => withValue(all, one.path, written(one)), data) as Data;
    const shown = fields.map((one) => submitted.find(({ name }) => name === one.name) ?? one);
    return {
      document: { ...document, uid: uid ?? document.uid, data: changed },
      changed: submitted.length > 0,
      problems,
      fields: shown,
    };
  }

  return { fields, withForm };
}
