import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { isHostedContent } from '../../../../lib/platform/content-endpoint.ts';
import { type SiteUrls, siteOrigins } from '../../../../lib/platform/markets.ts';
import { cliEnvironment, PRISMIC_CLI } from '../prismic-cli.ts';
import { type Check, type Finding, orOk, problem, unset, warning } from './check.ts';

const exec = promisify(execFile);

const previewsSchema = z.object({
  previews: z.array(z.object({ url: z.string() })),
  simulatorUrl: z.string().nullable(),
});
const hookSchema = z.object({
  url: z.string(),
  active: z.boolean(),
  documentsPublished: z.boolean(),
  documentsUnpublished: z.boolean(),
  secret: z.string().nullish(),
});
const hooksSchema = z.array(hookSchema);
export type Hook = z.infer<typeof hookSchema>;

const configSchema = z.object({ repositoryName: z.string() });

/** Sites without a preview, and a simulator that is not one of theirs. */
export function judgePreviews({ previews, simulatorUrl }: z.infer<typeof previewsSchema>, urls: SiteUrls): Finding[] {
  const sites = siteOrigins(urls);
  const missing = sites.map((site) => `${site}/api/preview`).filter((url) => !previews.some((one) => one.url === url));
  const simulators = sites.map((site) => `${site}/slice-simulator`);
  return [
    ...missing.map((url) => problem(`no preview starts at ${url}`, `npx prismic preview add ${url}`)),
    ...(simulators.includes(simulatorUrl ?? '')
      ? []
      : [problem('slices are not simulated on the site', `npx prismic preview set-simulator ${simulators[0]}`)]),
  ];
}

/** The sites as another program calls them: not every system knows the names below localhost. */
const callable = (sites: readonly string[]): string[] => [
  ...sites,
  ...sites.flatMap((site) => {
    const url = new URL(site);
    return url.hostname.endsWith('.localhost') ? [`${url.protocol}//127.0.0.1:${url.port}`] : [];
  }),
];

/** Whether publications reach the site. @param secret PRISMIC_WEBHOOK_SECRET */
export function judgeWebhooks(hooks: readonly Hook[], urls: SiteUrls, secret: string | undefined): Finding[] {
  const addresses = callable(siteOrigins(urls)).map((site) => `${site}/api/revalidate`);
  const ours = hooks.find(({ url }) => addresses.includes(url));
  if (!ours)
    return [
      problem(
        'no webhook calls the site',
        `npx prismic webhook create ${addresses[0]} -s <secret> -t documentsPublished -t documentsUnpublished`,
      ),
    ];
  if (!ours.active) return [problem(`the webhook to ${ours.url} is off`, `npx prismic webhook enable ${ours.url}`)];
  if (!ours.documentsPublished || !ours.documentsUnpublished)
    return [
      problem(
        `the webhook to ${ours.url} is not called ${ours.documentsPublished ? 'when a document is withdrawn' : 'by publications'}`,
        `npx prismic webhook set-triggers ${ours.url} -t documentsPublished -t documentsUnpublished`,
      ),
    ];
  if ((ours.secret ?? '') !== (secret ?? ''))
    return [
      problem(
        'the webhook has another secret than PRISMIC_WEBHOOK_SECRET',
        `remove it and create it again: npx prismic webhook remove ${ours.url}`,
      ),
    ];
  return [];
}

/** What only the command line of Prismic can read, for somebody who is logged in with it. */
export const editing: Check = {
  area: 'content editing',
  async look({ env, values, root }) {
    const config = path.join(root, 'prismic.config.json');
    if (!existsSync(PRISMIC_CLI) || !existsSync(config))
      return [unset('the command line of Prismic is not installed here')];
    const { repositoryName } = configSchema.parse(JSON.parse(readFileSync(config, 'utf8')));
    if (repositoryName !== env.PRISMIC_REPOSITORY)
      return [
        problem(
          `prismic.config.json names the repository ${repositoryName}, PRISMIC_REPOSITORY ${env.PRISMIC_REPOSITORY}`,
          'name the same in both',
        ),
      ];
    if (!isHostedContent(env.PRISMIC_API_ENDPOINT) && values.SANDBOX_REPOSITORY !== 'empty')
      return [unset('the demonstration has its previews and its webhook by itself')];
    const ask = async (...words: string[]): Promise<unknown> => {
      const options = { cwd: root, env: { ...process.env, ...cliEnvironment(env.PRISMIC_API_ENDPOINT) } };
      return JSON.parse((await exec(process.execPath, [PRISMIC_CLI, ...words, '--json'], options)).stdout);
    };
    try {
      const [previews, hooks] = await Promise.all([ask('preview', 'list'), ask('webhook', 'list')]);
      return orOk(
        [
          ...judgePreviews(previewsSchema.parse(previews), env),
          ...judgeWebhooks(hooksSchema.parse(hooks), env, env.PRISMIC_WEBHOOK_SECRET),
        ],
        'each site has a preview, slices are simulated on it, and publications call it',
      );
    } catch (error) {
      const said = (error as { stderr?: string }).stderr?.trim().split('\n')[0] || String(error);
      return [warning(`previews and webhook are not known: ${said}`, 'npx prismic login')];
    }
  },
};
