import { editorLanguage, type Names, type Remark, remarksOn } from '../../../../lib/compliance/remark.ts';
import { type Html, html } from '../../checkout/html.ts';
import type { Repository } from '../repository/open.ts';
import type { Models, StoredDocument } from '../types.ts';
import type { EditorField } from './fields.ts';

const namesOf = ({ type }: StoredDocument, { types, slices }: Models): Names => ({
  fields: types.get(type)?.fields ?? {},
  sliceOf: (slice) => slices.get(slice),
});

const TITLES = { fr: 'À revoir dans les autres champs', nl: 'Na te kijken in de andere velden' } as const;
const UNTRANSLATED = {
  fr: 'Ce document n’existe pas encore en {lang}, pour le même pays.',
  nl: 'Dit document bestaat nog niet in {lang}, voor hetzelfde land.',
} as const;
const BELGIAN = ['fr-be', 'nl-be'];

/**
 * What the content check finds in a document, as of today, in the language of its editor. It is shown, and hinders nothing: whoever
 * publishes decides. @param accepted the languages of the browser @param document as it would be saved
 */
export function remarksFor(document: StoredDocument, { core, drafts }: Repository, accepted: string | null) {
  const day = core.clock().toISOString().slice(0, 10);
  const language = editorLanguage(accepted, document.lang);
  const names = namesOf(document, core.content.models);
  const remarks = remarksOn(document, { day, linked: drafts.version, language, names });
  const family = drafts.all().filter((other) => other.family === document.family);
  const missing = BELGIAN.filter((lang) => !family.some((other) => other.lang === lang));
  const isHalf = BELGIAN.includes(document.lang) && missing.length > 0;
  const untranslated = isHalf ? UNTRANSLATED[language].replace('{lang}', missing.join(', ')) : undefined;
  return { language, remarks, untranslated };
}

export type Remarks = ReturnType<typeof remarksFor>;

const lineOf = ({ place, sentence, quote, why }: Remark, isNamed: boolean): Html =>
  html`<li>${isNamed && place && html`<strong>${place}</strong> `}${sentence}${quote && html` <q>${quote}</q>`}${why && html`<span class="why">${why}</span>`}</li>`;

const list = (
  language: string,
  remarks: readonly Remark[],
  { id, isNamed = false }: { id?: string; isNamed?: boolean },
) =>
  remarks.length > 0 &&
  html`<ul class="law"${id && html` id="${id}"`} lang="${language}">${remarks.map((one) => lineOf(one, isNamed))}</ul>`;

/** `slices[2 image_text].image` of a remark and the path of its control, `slices`, `2`, `primary`, `image`, as one. */
const addressOf = (field: string): string => field.replace(/\[(\d+)[^\]]*\]/g, '.$1');
const pathOf = ({ path }: EditorField): string => path.filter((step) => step !== 'primary').join('.');

/** The remarks of one control. @param id of the list, for the description of the control */
export const remarksAt = (one: EditorField, { language, remarks }: Remarks, id: string): Html | false =>
  list(language, one.path.length > 0 ? remarks.filter(({ field }) => addressOf(field) === pathOf(one)) : [], { id });

/** Remarks on what is not written here: pictures, groups, lists and links, and a missing translation. */
export function otherRemarks(
  fields: readonly EditorField[],
  { language, remarks, untranslated }: Remarks,
): Html | false {
  const written = new Set(fields.map(pathOf));
  const others = remarks.filter(({ field }) => !written.has(addressOf(field)));
  if (others.length === 0 && !untranslated) return false;
  return html`<section aria-labelledby="remarks" lang="${language}"><h2 id="remarks">${TITLES[language]}</h2>
${list(language, others, { isNamed: true })}${untranslated && html`<p class="law">${untranslated}</p>`}</section>`;
}
