import { type Html, html } from '../../checkout/html.ts';
import { tokenOf } from '../engine/requested-ref.ts';
import type { Repository } from '../repository/open.ts';
import type { StoredDocument } from '../types.ts';
import { type EditorField, versionOf } from './fields.ts';
import { documentPath, editorPage, moment, titleOf } from './layout.ts';
import { otherRemarks, type Remarks, remarksAt, remarksFor } from './legal.ts';
import { zoneOf } from './places.ts';
import { SIMULATOR_SCRIPT, simulatorOf, simulatorPart } from './simulator.ts';
import { slicesPart } from './slices-part.ts';

/** URLs of the sites, from `SITE_URL_<country>`. */
export type Sites = Record<string, string>;

export interface DocumentView {
  document: StoredDocument;
  fields: EditorField[];
  problems: Map<string, string>;
  /** Texts of a form that was not applied. */
  typed?: readonly { label: string; value: string }[];
  url: URL;
  repository: Repository;
  sites: Sites;
  /** The languages of the editor's browser. */
  accepted: string | null;
}

function field(one: EditorField, { problems, document }: DocumentView, remarks: Remarks): Html {
  const { name, label, kind, value, fixed, options, model } = one;
  const problem = problems.get(name);
  const legal = remarksAt(one, remarks, `${name}-law`);
  const hint = fixed
    ? 'This text holds more than can be written here. It stays as it is.'
    : kind === 'rich' && 'Markdown: ## heading, - list, **strong**, *emphasis*, [text](document:type/uid).';
  const described = [problem && `${name}-error`, hint && `${name}-hint`, legal && `${name}-law`]
    .filter(Boolean)
    .join(' ');
  const common = html`id="${name}" name="${name}" lang="${document.lang}"${problem && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}${fixed && html` readonly`}`;
  const choices = options?.map(
    ([option, text]) => html`<option value="${option}"${option === value && html` selected`}>${text}</option>`,
  );
  const rows = Math.min(24, value.split('\n').length + Math.ceil(value.length / 90));
  const control = choices
    ? html`<select ${common}>${choices}</select>`
    : kind === 'rich' || value.length > 90
      ? html`<textarea ${common} rows="${Math.max(3, rows)}">
${value}</textarea>`
      : html`<input ${common} value="${value}" placeholder="${model.config?.placeholder ?? ''}">`;
  return html`<div class="field"><label for="${name}">${label}</label>${control}
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}${problem && html`<p class="error" id="${name}-error">${problem}</p>`}${legal}</div>`;
}

/** URL that starts a preview on the site of the document's market. */
function previewLink({ document, repository, sites, url }: DocumentView): string | null {
  const preview = repository.previews.of(document.id);
  const country = document.lang.split('-')[1]?.toUpperCase();
  const site = sites[`SITE_URL_${country}`];
  if (!preview || !site) return null;
  const link = new URL('/api/preview', site);
  link.searchParams.set('documentId', document.id);
  link.searchParams.set('token', tokenOf(url.origin, document.id, preview.session));
  return link.href;
}

function previewPart(view: DocumentView): Html {
  const preview = view.repository.previews.of(view.document.id);
  const link = previewLink(view);
  const open =
    link &&
    html`<p class="actions"><a href="${link}">Open the preview</a>
<button class="second" name="intent" value="end-preview" formnovalidate>End the preview</button></p>
<p class="hint">It ends at ${moment(preview?.endsAt)}.</p>`;
  return html`<fieldset><legend>Preview</legend>${open || html`<p><button class="second" name="intent" value="preview">Save and start a preview</button></p>`}</fieldset>`;
}

function releasePart({ repository }: DocumentView): Html | false {
  const releases = repository.releases.all();
  if (releases.length === 0) return false;
  const options = releases.map(({ id, label }) => html`<option value="${id}">${label}</option>`);
  return html`<fieldset><legend>Release</legend><div class="field"><label for="release">Move this text to</label>
<select id="release" name="release">${options}</select></div>
<p><button class="second" name="intent" value="release">Move to the release</button></p></fieldset>`;
}

function facts({ document, repository }: DocumentView): Html {
  const { core, drafts } = repository;
  const translations = drafts.all().filter(({ family, id }) => family === document.family && id !== document.id);
  const links = translations.map(({ id, lang }) => html`<a href="${documentPath(id)}">${lang}</a> `);
  const rows: [string, Html | string | (Html | string)[]][] = [
    ['Type', core.content.models.types.get(document.type)?.label ?? document.type],
    ['Language', document.lang],
    ['State', drafts.status(document.id)],
    ['Published', moment(document.last_publication_date)],
    ['Address (uid)', document.uid ?? '–'],
    ['Id', document.id],
    ['Translations', links.length > 0 ? links : '–'],
  ];
  return html`<dl class="facts">${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

function buttons({ document, repository }: DocumentView): Html {
  const status = repository.drafts.status(document.id);
  const second = (intent: string, name: string) =>
    html`<button class="second" name="intent" value="${intent}" formnovalidate>${name}</button>`;
  return html`<p class="actions"><button name="intent" value="save">Save draft</button>
<button name="intent" value="publish">Publish</button>
${(status === 'published' || status === 'changed') && second('unpublish', 'Unpublish')}
${status === 'changed' && second('discard', 'Discard the draft')}</p>`;
}

/** What was typed into a form that was not applied, to copy from: without names, so that it is not submitted. */
function typedPart({ typed = [], document }: DocumentView): Html | false {
  if (typed.length === 0) return false;
  const texts = typed.map(
    ({ label, value }, index) =>
      html`<div class="field"><label for="typed-${String(index)}">${label}</label><textarea id="typed-${String(index)}" lang="${document.lang}" rows="4" readonly>
${value}</textarea></div>`,
  );
  return html`<fieldset><legend>What you typed</legend>${texts}</fieldset>`;
}

/** GET /editor/documents/<id>: the fields of a document and the actions available on it. */
export function documentPage(view: DocumentView, alerts: string[] = []): Response {
  const { document, fields, problems, url, repository } = view;
  const model = repository.core.content.models.types.get(document.type);
  const links = fields
    .filter(({ name }) => problems.has(name))
    .map(({ name, label }) => html`<a href="#${name}">${label}</a>: ${problems.get(name)}`);
  const remarks = remarksFor(document, repository, view.accepted);
  const simulator = zoneOf(document, repository.core.content.models) && simulatorOf(document, view.sites);
  const body = html`${facts(view)}${otherRemarks(fields, remarks)}<div class="beside"><form method="post" action="${documentPath(document.id)}" data-document>
<input type="hidden" name="version" value="${versionOf(document)}">
${buttons(view)}
${previewPart(view)}
${fields.map((one) => one.slice === undefined && field(one, view, remarks))}
${slicesPart(view, (one) => field(one, view, remarks))}
${fields.length === 0 && html`<p>This type has no text of its own: its words stand in groups.</p>`}
${buttons(view)}
${releasePart(view)}${typedPart(view)}</form>${simulator && simulatorPart(simulator)}</div>`;
  const wrong = [...alerts, ...links];
  return editorPage({
    title: titleOf(document, model),
    url,
    body,
    alerts: wrong,
    script: simulator && SIMULATOR_SCRIPT,
    frame: simulator?.origin,
    status: wrong.length > 0 ? 422 : 200,
  });
}
