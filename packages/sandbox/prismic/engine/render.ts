import {
  type Data,
  type FieldModel,
  type Fields,
  isDocumentLink,
  isRecord,
  type StoredDocument,
  type StoredLink,
} from '../types.ts';
import { absolute, image, richText, table } from './blocks.ts';
import type { Library } from './library.ts';
import type { UrlOf } from './routes.ts';
import { declaredSelection, type Selection, union, wantsAll } from './selection.ts';

export type View = {
  origin: string;
  ref: string;
  library: Library;
  urlOf: UrlOf;
  brokenRoute: string | null;
  /** Requested fields of the documents themselves, by type; undefined for all. */
  only?: Selection;
  /** Requested fields of linked documents, in addition to those that the models declare. */
  fetchLinks?: Selection;
  /** True when `only` also determines the fields of linked documents (a graphQuery). */
  graph?: boolean;
};

/** Selects the fields returned with a link, from its field's model and from the selection requested for this field. */
type LinkRule = (model: FieldModel | undefined, selection: Selection | undefined) => Selection | undefined;

const asSelected: LinkRule = (_, selection) => selection;

export function createRenderer(view: View) {
  const { origin, library, urlOf } = view;
  const asDeclared: LinkRule = (model) => union(declaredSelection(model?.config?.customtypes), view.fetchLinks);

  function documentLink(link: StoredLink, wanted: Selection | undefined): Data {
    const target = library.byId.get(link.id);
    if (!target) {
      const url = view.brokenRoute ? { url: view.brokenRoute } : {};
      return { ...link, type: 'broken_type', tags: [], lang: null, slug: '-', ...url, isBroken: true };
    }
    const { id, type, tags, lang, slugs, uid, first_publication_date, last_publication_date } = target;
    const url = urlOf(target);
    const selection = wanted?.on.get(type) ?? (wanted?.fields.size || wanted?.all ? wanted : undefined);
    const model = library.models.types.get(type)?.fields ?? {};
    return {
      ...link,
      id,
      type,
      tags,
      lang,
      slug: slugs[0] ?? '-',
      first_publication_date,
      last_publication_date,
      ...(uid ? { uid } : {}),
      ...(url ? { url } : {}),
      isBroken: false,
      ...(selection ? { data: renderFields(target.data, model, selection, asSelected) } : {}),
    };
  }

  function link(value: unknown, wanted: Selection | undefined): unknown {
    if (isDocumentLink(value)) return documentLink(value, wanted);
    return isRecord(value) && value.link_type === 'Media' ? { ...value, url: absolute(origin, value.url) } : value;
  }

  const plainLink = (value: unknown) => link(value, undefined);

  function slice(value: Data, selection: Selection | undefined, rule: LinkRule): Data {
    const model = library.models.slices
      .get(String(value.slice_type))
      ?.variations.find(({ id }) => id === value.variation);
    const chosen = selection?.on.get(String(value.slice_type));
    const parts = chosen?.fields.get('variation')?.on.get(String(value.variation)) ?? chosen;
    const items = Array.isArray(value.items) ? value.items : [];
    const part = (name: string) => (parts && !wantsAll(parts) ? parts.fields.get(name) : undefined);
    const wanted = (name: string) => !parts || wantsAll(parts) || parts.fields.has(name);
    return {
      ...value,
      primary: wanted('primary') ? renderFields(value.primary, model?.primary ?? {}, part('primary'), rule) : {},
      items: wanted('items') ? items.map((item) => renderFields(item, model?.items ?? {}, part('items'), rule)) : [],
    };
  }

  function slices(value: unknown[], selection: Selection | undefined, rule: LinkRule) {
    const chosen = value
      .filter(isRecord)
      .filter(({ slice_type }) => !selection?.on.size || selection.on.has(String(slice_type)));
    return chosen.map((part) => slice(part, selection, rule));
  }

  function field(value: unknown, model: FieldModel, selection: Selection | undefined, rule: LinkRule): unknown {
    const wanted = rule(model, selection);
    if (model.type === 'Link')
      return Array.isArray(value) ? value.map((one) => link(one, wanted)) : link(value, wanted);
    if (model.type === 'Image' && isRecord(value)) return image(origin, value);
    if (model.type === 'StructuredText') return richText(value, origin, plainLink);
    if (model.type === 'Table') return table(value, origin, plainLink);
    if (!Array.isArray(value)) return value;
    if (model.type === 'Slices') return slices(value, selection, rule);
    return value.map((row) => renderFields(row, model.config?.fields ?? {}, selection, rule));
  }

  function renderFields(value: unknown, fields: Fields, selection: Selection | undefined, rule: LinkRule): Data {
    if (!isRecord(value)) return {};
    const all = !selection || wantsAll(selection);
    const names = Object.keys(fields).filter((name) => name in value && (all || selection.fields.has(name)));
    return Object.fromEntries(
      names.map((name) => [name, field(value[name], fields[name] ?? { type: '' }, selection?.fields.get(name), rule)]),
    );
  }

  const translations = (document: StoredDocument) =>
    (library.byFamily.get(document.family) ?? [])
      .filter((other) => other !== document)
      .map(({ id, type, lang, uid }) => ({ id, type, lang, uid }));

  /** The document in the API's response format. */
  return (document: StoredDocument): Data => {
    const { id, uid, type, lang, tags, slugs, first_publication_date, last_publication_date, data } = document;
    const selection = view.only?.on.get(type);
    const fields = library.models.types.get(type)?.fields ?? {};
    const query = new URLSearchParams({ ref: view.ref, q: `[[:d = at(document.id, "${id}") ]]` });
    return {
      id,
      uid,
      url: urlOf(document),
      type,
      href: `${origin}/api/v2/documents/search?${query}`,
      tags,
      first_publication_date,
      last_publication_date,
      slugs,
      linked_documents: [],
      lang,
      alternate_languages: translations(document),
      data: view.only && !selection ? {} : renderFields(data, fields, selection, view.graph ? asSelected : asDeclared),
    };
  };
}
