type Field = { type: string; config?: { label?: string; fields?: Record<string, Field> } };
export type FieldModels = Readonly<Record<string, Field>>;
export type SliceModel = {
  name?: string;
  variations: readonly { primary?: FieldModels; items?: FieldModels }[];
};

/** Where the names of fields come from: the models as editors see them. */
export type Names = { fields: FieldModels; sliceOf: (type: string) => SliceModel | undefined };

/** The fields of all variations: a path does not say which one a slice has. */
const fieldsOf = ({ variations }: SliceModel): Record<string, Field> =>
  Object.assign({}, ...variations.flatMap(({ primary, items }) => [items, primary]));

/** `slices[2 image_text]`: the field, the number of its row, the type of its slice. */
const STEP = /^(?<name>[^[]*)(?:\[(?<row>\d+)(?: (?<slice>[^\]]+))?\])?$/;

/** A zone of slices has no label in a model; the page builder shows them without a heading. The models are in French. */
const ZONE = 'Tranches';

/** What a label says of the shape of its value stands in brackets: not part of the name. */
const shortOf = (label: string): string => label.replace(/\s*\(.*\)$/, '');

/**
 * A place of a finding in the words of the editor's screen: `slices[2 image_text].image` is “3. Image et texte › Image”.
 * A field that no model has keeps its own name; the document itself has none.
 */
export function placeName(path: string, { fields, sliceOf }: Names): string {
  let known = fields;
  const parts = path.split('.').flatMap((step): string[] => {
    const { name = '', row, slice } = STEP.exec(step)?.groups ?? {};
    const number = row === undefined ? '' : `${Number(row) + 1}`;
    const inside = slice === undefined ? undefined : sliceOf(slice);
    if (slice !== undefined) {
      known = inside ? fieldsOf(inside) : {};
      return [`${number}. ${inside?.name ?? slice}`];
    }
    const field = known[name];
    known = field?.config?.fields ?? known;
    // Rows of a slice from before groups have no name that an editor reads.
    if (name === '' || (name === 'items' && !field)) return [number].filter(Boolean);
    return [
      [shortOf(field?.type === 'Slices' ? ZONE : (field?.config?.label ?? name)), number].filter(Boolean).join(' '),
    ];
  });
  return parts.join(' › ');
}
