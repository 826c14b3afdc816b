import { ApiProblem, refusal } from '../errors.ts';
import type { Repository } from '../repository/open.ts';
import type { StoredDocument } from '../types.ts';
import { documentPage, type Sites } from './document-page.ts';
import { fieldsOf } from './fields.ts';
import { documentPath, goTo } from './layout.ts';

type Visit = { document: StoredDocument; url: URL; repository: Repository; sites: Sites };

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
};

const WITHOUT_TEXT: Record<string, (id: string, repository: Repository) => string> = {
  unpublish: (id, { drafts }) => {
    drafts.unpublish(id);
    return 'unpublished';
  },
  discard: (id, { drafts }) => {
    drafts.discard(id);
    return 'discarded';
  },
  'end-preview': (id, { previews }) => {
    previews.end(id);
    return 'ended';
  },
};

/** POST /editor/documents/<id>: runs the action of the pressed button, then redirects back to the document. */
export function actOn(form: FormData, { document, url, repository, sites }: Visit): Response {
  const { drafts, previews } = repository;
  const back = (done: string) => goTo(documentPath(document.id), done);
  const intent = String(form.get('intent') ?? 'save');
  const plain = WITHOUT_TEXT[intent];
  if (plain) return back(plain(document.id, repository));
  const act = WITH_TEXT[intent];
  if (!act) throw refusal(400, `There is no button ${intent}`);

  const read = fieldsOf(document, repository).withForm(form);
  const view = { document, fields: read.fields, problems: read.problems, url, repository, sites };
  if (read.problems.size > 0) return documentPage(view);
  if (!read.changed && intent === 'save') return back('unchanged');
  try {
    if (read.changed) drafts.save(read.document);
    // Saving a draft opens a preview session for it.
    if (intent === 'save' && !previews.of(document.id)) previews.open(document.id);
    return back(act(read.document, form, repository));
  } catch (error) {
    if (error instanceof ApiProblem) return documentPage(view, [error.message]);
    throw error;
  }
}
