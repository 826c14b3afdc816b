import { type Html, html } from '../../checkout/html.ts';
import type { DocumentView } from './document-page.ts';
import type { EditorField } from './fields.ts';
import { slicesOf, zoneOf } from './places.ts';

/** The slices of a document: the controls of each, buttons that move or remove it, and a list of what may be added. */
export function slicesPart(view: DocumentView, control: (field: EditorField) => Html): Html | false {
  const { document, fields, repository } = view;
  const { models } = repository.core.content;
  const zone = zoneOf(document, models);
  if (!zone) return false;
  const nameOf = (type: string, variation: string): string => {
    const model = models.slices.get(type);
    const named = model?.variations.find(({ id }) => id === variation);
    return `${model?.name ?? type}: ${named?.name ?? variation}`;
  };
  const slices = slicesOf(document, models);
  const parts = slices.map(({ slice_type, variation }, index) => {
    const name = nameOf(String(slice_type), String(variation));
    const button = (intent: string, text: string) =>
      html`<button class="second" name="intent" value="${intent}:${index}" aria-label="${text} ${index + 1}, ${name}">${text}</button>`;
    return html`<fieldset class="slice" data-slice="${index}"><legend>${index + 1}. ${name}</legend>
<p class="actions">${index > 0 && button('up', 'Up')}${index < slices.length - 1 && button('down', 'Down')}${button('remove', 'Remove')}</p>
${fields.filter(({ slice }) => slice === index).map(control)}</fieldset>`;
  });
  const choices = zone.choices.flatMap((type) =>
    (models.slices.get(type)?.variations ?? []).map(
      ({ id }) => html`<option value="${type}/${id}">${nameOf(type, id)}</option>`,
    ),
  );
  return html`<h2>Slices</h2>${parts}
<fieldset><legend>A new slice</legend><div class="field"><label for="new-slice">Slice</label>
<select id="new-slice" name="new-slice">${choices}</select></div>
<p><button class="second" name="intent" value="add">Add the slice</button></p></fieldset>`;
}
