import { type Html, html } from '../../checkout/html.ts';
import type { Repository } from '../repository/open.ts';
import type { Release } from '../types.ts';
import { documentPath, editorPage, moment, titleOf } from './layout.ts';

function releasePart(release: Release, { releases, core }: Repository): Html {
  const { id, label, scheduledAt, documents } = release;
  const rows = Object.entries(documents).map(([documentId, document]) => {
    const model = document ? core.content.models.types.get(document.type) : undefined;
    const name = document ? titleOf(document, model) : documentId;
    return html`<li lang="${document?.lang}"><a href="${documentPath(documentId)}">${name}</a> (${document?.lang})</li>`;
  });
  return html`<section aria-labelledby="release-${id}"><h2 id="release-${id}">${label}</h2>
<dl class="facts"><dt>Id</dt><dd>${id}</dd><dt>Ref</dt><dd>${releases.refOf(release)}</dd><dt>Planned for</dt><dd>${moment(scheduledAt)}</dd></dl>
<ul>${rows.length > 0 ? rows : html`<li>Nothing yet. Move a document here from its own page.</li>`}</ul>
<form method="post" action="/editor/releases/${id}"><p class="actions">
<button class="second" name="intent" value="publish" aria-label="Publish ${label}">Publish</button>
<button class="second" name="intent" value="remove" aria-label="Remove ${label}">Remove</button></p></form></section>`;
}

/** GET /editor/releases */
export function releasesPage(url: URL, repository: Repository, alerts: string[] = []): Response {
  const parts = repository.releases.all().map((release) => releasePart(release, repository));
  const body = html`${parts}<section><h2>A new release</h2><form method="post" action="/editor/releases"><div class="pair">
<div class="field"><label for="label">Label</label><input id="label" name="label" required></div>
<div class="field"><label for="scheduledAt">Planned for (optional, UTC)</label><input id="scheduledAt" name="scheduledAt" type="datetime-local"></div></div>
<button>Make the release</button></form></section>`;
  return editorPage({ title: 'Releases', url, body, alerts, status: alerts.length > 0 ? 422 : 200 });
}
