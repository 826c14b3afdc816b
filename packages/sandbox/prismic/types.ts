export type Data = Record<string, unknown>;

export type FieldConfig = {
  label?: string;
  options?: string[];
  placeholder?: string;
  placeholder_true?: string;
  placeholder_false?: string;
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

/** The fields of a linked document that are returned with the link, as declared by a relationship field's model. */
export type CustomTypeChoice = string | { id: string; fields?: FieldChoice[] };
export type FieldChoice = string | { id: string; fields?: FieldChoice[]; customtypes?: CustomTypeChoice[] };

export type TypeModel = { id: string; label: string; repeatable: boolean; hasUid: boolean; fields: Fields };
export type Variation = { id: string; name?: string; version: string; primary: Fields; items: Fields };
export type SliceModel = { id: string; name?: string; variations: Variation[] };
export type Models = { types: Map<string, TypeModel>; slices: Map<string, SliceModel> };

/** A document as stored: links hold only their target's id, images only their path on this host. */
export type StoredDocument = {
  id: string;
  uid: string | null;
  /** The uids that it was published with before: it is found by each until another document takes it. */
  formerUids?: string[];
  type: string;
  lang: string;
  /** Documents of one family are translations of each other. */
  family: string;
  /** The title given by a migration, shown to editors. */
  title?: string;
  tags: string[];
  slugs: string[];
  /** Null until first published. */
  first_publication_date: string | null;
  last_publication_date: string | null;
  data: Data;
};

/** Changes of documents by id; null for a removed document. */
export type Changes = Record<string, StoredDocument | null>;

export type Release = { id: string; label: string; scheduledAt?: string; documents: Changes };

export type StoredLink = { link_type: 'Document'; id: string; text?: string; key?: string; variant?: string };

export const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isDocumentLink = (value: unknown): value is StoredLink =>
  isRecord(value) && value.link_type === 'Document' && typeof value.id === 'string';
