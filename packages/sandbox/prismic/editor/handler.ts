import { html } from '../../checkout/html.ts';
import { ApiProblem, refusal } from '../errors.ts';
import type { Repository } from '../repository/open.ts';
import type { Webhooks } from '../webhooks/connect.ts';
import { actOn } from './actions.ts';
import { documentPage, type Sites } from './document-page.ts';
import { fieldsOf } from './fields.ts';
import { editorPage, goTo } from './layout.ts';
import { listPage } from './list-page.ts';
import { releasesPage } from './releases-page.ts';
import { MODULES, moduleResponse } from './simulator-modules.ts';
import { webhooksPage } from './webhooks-page.ts';

export interface EditorOptions {
  repository: Repository;
  webhooks: Webhooks;
  /** Sites on which previews are opened. */
  sites: Sites;
}

const PATH = /^\/editor(?:\/(?<noun>documents|releases|webhooks)(?:\/(?<id>[\w-]+))?)?$/;

export const isEditor = (request: Request) => /^\/editor(\/|$)/.test(new URL(request.url).pathname);

type Visit = EditorOptions & { url: URL; accepted: string | null; noun: string | undefined; id: string | undefined };

function show({ url, noun, id, repository, webhooks, sites, accepted }: Visit): Response {
  if (!noun) return listPage(url, repository);
  if (noun === 'releases' && !id) return releasesPage(url, repository);
  if (noun === 'webhooks' && !id) return webhooksPage(url, webhooks.urls, repository.core.state.deliveries);
  if (noun !== 'documents' || !id) throw refusal(404, 'There is no such page');
  const document = repository.drafts.existing(id);
  const { fields } = fieldsOf(document, repository);
  return documentPage({ document, fields, problems: new Map(), url, repository, sites, accepted });
}

function act(form: FormData, { url, noun, id, repository, webhooks, sites, accepted }: Visit): Response {
  const { releases, drafts } = repository;
  if (noun === 'documents' && id)
    return actOn(form, { document: drafts.existing(id), url, repository, sites, accepted });
  if (noun === 'webhooks') {
    webhooks.test();
    return goTo('/editor/webhooks', 'sent');
  }
  if (noun !== 'releases') throw refusal(404, 'There is nothing to be done here');
  try {
    if (!id) {
      const planned = String(form.get('scheduledAt') ?? '');
      releases.create(String(form.get('label') ?? ''), planned && `${planned}Z`);
      return goTo('/editor/releases', 'created');
    }
    if (form.get('intent') === 'remove') releases.remove(id);
    else releases.publish(id);
    return goTo('/editor/releases', form.get('intent') === 'remove' ? 'removed' : 'published');
  } catch (error) {
    if (error instanceof ApiProblem) return releasesPage(url, repository, [error.message]);
    throw error;
  }
}

/** The content editor of the demonstration: pages with forms. A script only shows the slices of a document in the simulator. */
export function createEditor(options: EditorOptions) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/(?<=.)\/+$/, '');
    const { noun, id } = PATH.exec(path)?.groups ?? {};
    try {
      if (path.startsWith(MODULES)) return await moduleResponse(path);
      if (!PATH.test(path)) throw refusal(404, 'There is no such page');
      const visit = { ...options, url, noun, id, accepted: request.headers.get('accept-language') };
      if (request.method !== 'POST') return show(visit);
      // CSRF protection: refuses form submissions that come from another origin.
      const from = request.headers.get('origin');
      if (from && from !== url.origin) throw refusal(403, 'Not from another site');
      const form = await request.formData().catch(() => {
        throw refusal(400, 'A form is expected');
      });
      return act(form, visit);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return editorPage({
        title: 'This cannot be done',
        url,
        body: html``,
        alerts: [error.message],
        status: error.status,
      });
    }
  };
}
