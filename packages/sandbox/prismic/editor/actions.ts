import { ApiProblem, refusal } from '../errors.ts';
import type { Repository } from '../repository/open.ts';
import type { StoredDocument } from '../types.ts';
import { type DocumentView, documentPage } from './document-page.ts';
import { fieldsOf, typedIn, versionOf } from './fields.ts';
import { documentPath, goTo } from './layout.ts';
import { slicesOf } from './places.ts';
import { changedSlices, isSliceChange, simulated } from './slices.ts';

type Visit = Pick<DocumentView, 'document' | 'url' | 'repository' | 'sites' | 'accepted'>;

/** Actions that also submit the texts of the form; each returns the key of the confirmation message. */
const WITH_TEXT: Record<string, (document: StoredDocument, form: FormData, repository: Repository) => string> = {
  save: () => 'saved',
  publish: ({ id }, _, { drafts }) => {
    drafts.publish(id);
    return 'published';
  },
  preview: ({ id }, _, { previews }) => {
    previews.open(id);
    return 'previewed';
  },
  release: (document, form, { releases }) => {
    releases.put(String(form.get('release')), document);
    return 'released';
  },
  unpublish: ({ id }, _, { drafts }) => {
    drafts.unpublish(id);
    return 'unpublished';
  },
  'end-preview': ({ id }, _, { previews }) => {
    previews.end(id);
    return 'ended';
  },
};

const WITHOUT_TEXT: Record<string, (id: string, repository: Repository) => string> = {
  discard: (id, { drafts }) => {
    drafts.discard(id);
    return 'discarded';
  },
};

/** Adds, moves or removes a slice, as a draft. */
function arrange(document: StoredDocument, form: FormData, { core, drafts }: Repository): string {
  const [intent, choice] = ['intent', 'new-slice'].map((name) => String(form.get(name) ?? ''));
  drafts.save(changedSlices(document, core.content.models, intent ?? '', choice ?? ''));
  return 'arranged';
}

/** POST /editor/documents/<id>: runs the action of the pressed button, then redirects back to the document. */
export function actOn(form: FormData, visit: Visit): Response {
  const { document, url, repository } = visit;
  const { drafts, previews } = repository;
  const back = (done: string) => goTo(documentPath(document.id), done);
  const intent = String(form.get('intent') ?? 'save');
  const plain = WITHOUT_TEXT[intent];
  if (plain) return back(plain(document.id, repository));
  const act = isSliceChange(intent) ? arrange : WITH_TEXT[intent];
  if (intent !== 'simulate' && !act) throw refusal(400, `There is no button ${intent}`);

  const current = fieldsOf(document, repository);
  const version = form.get('version');
  // Its controls are named by the number of a slice, and what differs from the document would replace newer text.
  if (version !== null && version !== versionOf(document) && intent !== 'simulate')
    return documentPage(
      { ...visit, fields: current.fields, problems: new Map(), typed: typedIn(form, current.fields) },
      [
        'The document has changed since this page was opened. Nothing was saved: what you typed is at the end of the page',
      ],
    );
  const read = current.withForm(form);
  const view = { ...visit, fields: read.fields, problems: read.problems };
  const { models } = repository.core.content;
  if (intent === 'simulate')
    return Response.json(simulated(slicesOf(read.document, models), url.origin), {
      status: read.problems.size > 0 ? 422 : 200,
    });
  if (read.problems.size > 0) return documentPage(view);
  if (!read.changed && intent === 'save') return back('unchanged');
  try {
    if (read.changed) drafts.save(read.document);
    if (!act) return back('unchanged');
    // Saving a draft opens a preview session for it.
    if (intent === 'save' && !previews.of(document.id)) previews.open(document.id);
    return back(act(read.document, form, repository));
  } catch (error) {
    if (error instanceof ApiProblem) return documentPage(view, [error.message]);
    throw error;
  }
}
