import {
  type Data,
  type FieldConfig,
  type FieldModel,
  type Fields,
  isRecord,
  type Models,
  type StoredDocument,
} from '../../../sandbox/prismic/types.ts';
import { HOSTILE_ADDRESSES, HOSTILE_TEXT, HOSTILE_WORD } from './hostile-words.ts';

type Fill = (value: unknown, config: FieldConfig, models: Models) => unknown;

let turn = 0;
/** Cycles through the addresses, so that each of them is used somewhere. */
const address = (): string => HOSTILE_ADDRESSES[turn++ % HOSTILE_ADDRESSES.length] ?? '';

const webLink = (url = address()): Data => ({ link_type: 'Web', url, text: HOSTILE_TEXT, target: '"onclick="x' });
const hostileFile = (value: Data): Data => ({
  ...{ link_type: 'Media', id: 'hostile', kind: 'document', url: `/files/"onload="x.pdf`, size: '1000' },
  ...value,
  name: `${HOSTILE_TEXT}.pdf`,
  text: HOSTILE_TEXT,
});

/** What an author may write in a link. A link to a document is left as it is: without it the page could not be rendered. */
function oneLink(value: unknown, { select }: FieldConfig): unknown {
  const written = isRecord(value) && value.link_type !== 'Any' ? value : null;
  if (select === 'document' || (!select && written?.link_type === 'Document'))
    return { ...(written ?? { link_type: 'Any' }), text: HOSTILE_TEXT };
  return select === 'media' || written?.link_type === 'Media' ? hostileFile(written ?? {}) : webLink();
}

const picture = (value: unknown): Data => ({
  id: 'hostile',
  url: '/images/"onerror="x.png?auto=format',
  dimensions: { width: 800, height: 600 },
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  ...(isRecord(value) ? value : {}),
  alt: HOSTILE_TEXT,
  copyright: HOSTILE_TEXT,
});

function hostilePicture(value: unknown, { thumbnails = [] }: FieldConfig): Data {
  const whole = picture(isRecord(value) && value.url ? value : {});
  const views = thumbnails.map(({ name }) => [name, picture(isRecord(value) ? value[name] : {})]);
  return { ...whole, ...Object.fromEntries(views) };
}

const TEXTS = ['heading2', 'heading3', 'preformatted', 'list-item', 'o-list-item', 'unknown-kind'];

function hostileRichText(): Data[] {
  const block = (type: string, text: string, spans: Data[] = []): Data => ({ type, text, spans, direction: 'ltr' });
  const links = HOSTILE_ADDRESSES.map((url) => {
    const spans = [{ start: 0, end: 4, type: 'hyperlink', data: webLink(url) }];
    return block('paragraph', `link ${url}`, spans);
  });
  const label = { start: 0, end: 4, type: 'label', data: { label: `x" onmouseover="${HOSTILE_WORD}` } };
  return [
    block('paragraph', HOSTILE_TEXT),
    ...TEXTS.map((type) => block(type, HOSTILE_WORD)),
    block('paragraph', 'labelled', [label]),
    ...links,
    { ...picture({}), type: 'image', linkTo: webLink() },
    { type: 'embed', oembed: hostileEmbed() },
  ];
}

const hostileEmbed = (): Data => ({
  type: 'video',
  version: '1.0',
  embed_url: address(),
  html: `<iframe src="${HOSTILE_ADDRESSES[0]}"></iframe>${HOSTILE_WORD}`,
  title: HOSTILE_TEXT,
  provider_name: HOSTILE_TEXT,
  author_name: HOSTILE_TEXT,
  author_url: address(),
  thumbnail_url: address(),
});

function hostileTable(): Data {
  const cell = (type: string): Data => ({ key: type, type, content: hostileRichText() });
  const rows = [{ key: 'row', cells: [cell('header'), cell('data')] }];
  return { head: { rows }, body: { rows } };
}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) && value.length > 0 ? value : [{}]);

function hostileSlices(value: unknown, { choices = {} }: FieldConfig, models: Models): Data[] {
  const written = Array.isArray(value) ? value.filter(isRecord) : [];
  const blank = Object.keys(choices).flatMap((slice_type) =>
    (models.slices.get(slice_type)?.variations ?? []).map(({ id: variation, version }) => {
      const id = `${slice_type}$${variation}`;
      return { id, slice_type, variation, version, slice_label: null, primary: {}, items: [] };
    }),
  );
  return [...written, ...blank].map((slice: Data) => {
    const variations = models.slices.get(String(slice.slice_type))?.variations;
    const model = variations?.find(({ id }) => id === slice.variation);
    const items = rowsOf(slice.items).map((item) => hostileFields(item, model?.items ?? {}, models));
    return { ...slice, primary: hostileFields(slice.primary, model?.primary ?? {}, models), items };
  });
}

/** A service's id or a number refers to other content; it is never displayed. */
const isReference = (value: unknown): boolean => typeof value === 'string' && /^(?:gid:|\d+$)/.test(value);

const asWritten: Fill = (value) => value;
const or =
  (choose: (config: FieldConfig) => unknown): Fill =>
  (value, config) =>
    value ?? choose(config) ?? null;

/** By kind of field. Numbers, choices, dates and colours cannot contain text: the service rejects it. */
const FILLS: Readonly<Record<string, Fill>> = {
  Text: (value) => (isReference(value) ? value : HOSTILE_TEXT),
  StructuredText: hostileRichText,
  Link: (value, config) => (config.repeat ? rowsOf(value).map((one) => oneLink(one, config)) : oneLink(value, config)),
  Image: hostilePicture,
  Embed: hostileEmbed,
  Table: hostileTable,
  Group: (value, { fields = {} }, models) => rowsOf(value).map((row) => hostileFields(row, fields, models)),
  Slices: hostileSlices,
  Select: or(({ options }) => options?.[0]),
  Number: or(({ min }) => min ?? 1),
  Range: or(({ min }) => min ?? 1),
  Date: or(() => '2026-01-12'),
  Timestamp: or(() => '2026-01-12T08:00:00+0000'),
  Boolean: asWritten,
  Color: asWritten,
  GeoPoint: asWritten,
  IntegrationFields: asWritten,
  Separator: asWritten,
  UID: asWritten,
};

/** Throws for a kind of field that is not handled here. */
function hostileField(value: unknown, { type, config = {} }: FieldModel, models: Models): unknown {
  const fill = FILLS[type];
  if (!fill) throw new Error(`fields of type ${type} have no hostile value`);
  return fill(value, config, models);
}

function hostileFields(value: unknown, fields: Fields, models: Models): Data {
  const written = isRecord(value) ? value : {};
  const all = Object.entries(fields).map(([name, model]) => [name, hostileField(written[name], model, models)]);
  return { ...written, ...Object.fromEntries(all) };
}

/**
 * The document with script in every field of its model in which an author can write a text, a link, a picture or a film, and
 * with one of each slice that its slice zone allows. Its address and its relationships are unchanged.
 */
const hostileDocument = (document: StoredDocument, models: Models): StoredDocument => ({
  ...document,
  tags: [...document.tags, HOSTILE_WORD],
  data: hostileFields(document.data, models.types.get(document.type)?.fields ?? {}, models),
});

/** The first document of each type and language, made hostile: a service publishes these over its files. */
export function hostileDocuments({ documents, models }: { documents: readonly StoredDocument[]; models: Models }) {
  const first = new Map<string, StoredDocument>();
  for (const document of documents) {
    const place = `${document.type} ${document.lang}`;
    if (!first.has(place)) first.set(place, document);
  }
  return [...first.values()].map((document) => hostileDocument(document, models));
}
