import { type Html, html } from '../../checkout/html.ts';
import { matchesAll, words, wordsOf } from '../engine/text.ts';
import { LANGUAGES } from '../languages.ts';
import type { Repository } from '../repository/open.ts';
import type { StoredDocument } from '../types.ts';
import { documentPath, editorPage, moment, titleOf } from './layout.ts';

const PAGE_SIZE = 50;

function options(choices: (readonly [string, string])[], chosen: string): Html[] {
  return choices.map(
    ([value, name]) => html`<option value="${value}"${value === chosen && html` selected`}>${name}</option>`,
  );
}

function searchForm(query: URLSearchParams, { core }: Repository): Html {
  const types = [...core.content.models.types.values()].map(({ id, label }) => [id, label] as const);
  const languages = LANGUAGES.map(({ id, name }) => [id, name] as const);
  const all = ['', 'All'] as const;
  return html`<form class="search" role="search">
<div class="field"><label for="q">Words</label><input id="q" name="q" type="search" value="${query.get('q') ?? ''}"></div>
<div class="field"><label for="type">Type</label><select id="type" name="type">${options([all, ...types], query.get('type') ?? '')}</select></div>
<div class="field"><label for="lang">Language</label><select id="lang" name="lang">${options([all, ...languages], query.get('lang') ?? '')}</select></div>
<button>Show</button></form>`;
}

function found(query: URLSearchParams, { drafts, core }: Repository): StoredDocument[] {
  const [terms, type, lang] = [words(query.get('q') ?? ''), query.get('type'), query.get('lang')];
  const { models } = core.content;
  return drafts
    .all()
    .filter((document) => (!type || document.type === type) && (!lang || document.lang === lang))
    .filter((document) => terms.length === 0 || matchesAll(terms, wordsOf(document, models)));
}

function pages(query: URLSearchParams, page: number, last: number): Html | false {
  const link = (to: number, name: string) => {
    const address = new URLSearchParams(query);
    address.set('page', String(to));
    return html`<li><a href="/editor?${address.toString()}">${name}</a></li>`;
  };
  if (last <= 1) return false;
  return html`<nav aria-label="Pages"><ul>${page > 1 && link(page - 1, 'Previous')}<li>Page ${page} of ${last}</li>
${page < last && link(page + 1, 'Next')}</ul></nav>`;
}

/** GET /editor: the documents by type and language, with a search box. */
export function listPage(url: URL, repository: Repository): Response {
  const { drafts, core } = repository;
  const query = url.searchParams;
  const documents = found(query, repository);
  const last = Math.max(1, Math.ceil(documents.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, Math.floor(Number(query.get('page'))) || 1), last);
  const rows = documents.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((document) => {
    const model = core.content.models.types.get(document.type);
    return html`<tr><th scope="row" lang="${document.lang}"><a href="${documentPath(document.id)}">${titleOf(document, model)}</a></th>
<td>${model?.label ?? document.type}</td><td>${document.lang}</td><td>${drafts.status(document.id)}</td><td>${moment(document.last_publication_date)}</td></tr>`;
  });
  const head = ['Document', 'Type', 'Language', 'State', 'Published'].map((name) => html`<th scope="col">${name}</th>`);
  const body = html`${searchForm(query, repository)}
<section><h2>${documents.length} ${documents.length === 1 ? 'document' : 'documents'}</h2>
<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>
${pages(query, page, last)}</section>`;
  return editorPage({ title: 'Documents', url, body });
}
