export type Data = Record<string, unknown>;

export type FieldConfig = {
  options?: string[];
  default_value?: unknown;
  fields?: Fields;
  select?: string | null;
  customtypes?: CustomTypeChoice[];
  repeat?: boolean;
  variants?: string[];
  single?: string;
  multi?: string;
  min?: number;
  max?: number;
  constraint?: { width?: number | null; height?: number | null };
  thumbnails?: { name: string; width?: number | null; height?: number | null }[];
  choices?: Record<string, unknown>;
};
export type FieldModel = { type: string; config?: FieldConfig };
export type Fields = Record<string, FieldModel>;

/** Which fields of a linked document come with the link, as a relationship field's model declares them. */
export type CustomTypeChoice = string | { id: string; fields?: FieldChoice[] };
export type FieldChoice = string | { id: string; fields?: FieldChoice[]; customtypes?: CustomTypeChoice[] };

export type TypeModel = { id: string; label: string; repeatable: boolean; hasUid: boolean; fields: Fields };
export type Variation = { id: string; version: string; primary: Fields; items: Fields };
export type SliceModel = { id: string; variations: Variation[] };
export type Models = { types: Map<string, TypeModel>; slices: Map<string, SliceModel> };

/** A document as it is kept: links know only their target's id, pictures only their path on this host. */
export type StoredDocument = {
  id: string;
  uid: string | null;
  type: string;
  lang: string;
  tags: string[];
  slugs: string[];
  first_publication_date: string;
  last_publication_date: string;
  alternate_languages: { id: string; type: string; lang: string; uid: string | null }[];
  data: Data;
};

export type StoredLink = { link_type: 'Document'; id: string; text?: string; key?: string; variant?: string };

export const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isDocumentLink = (value: unknown): value is StoredLink =>
  isRecord(value) && value.link_type === 'Document' && typeof value.id === 'string';
