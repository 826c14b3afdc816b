import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentEndpoint } from '../../../../lib/platform/content-endpoint.ts';
import type { Env } from '../../../../lib/platform/env.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../../lib/platform/markets.ts';
import { ask } from './ask.ts';
import { type Check, type Finding, ok, orOk, problem, warning } from './check.ts';
import { isPublic } from './local.ts';

const repositorySchema = z.object({
  refs: z.array(z.object({ id: z.string(), ref: z.string(), label: z.string(), isMasterRef: z.boolean().optional() })),
  types: z.record(z.string(), z.string()),
  languages: z.array(z.object({ id: z.string(), is_master: z.boolean().optional() })),
});
export type Repository = z.infer<typeof repositorySchema>;

const found = z.object({ results: z.array(z.object({ type: z.string() })), total_results_size: z.number() });

/** An address of the content API with the token of a private repository. */
export function addressOf(env: Env, path: string, query: Record<string, string>): string {
  const token = env.PRISMIC_ACCESS_TOKEN;
  return `${contentEndpoint(env)}${path}?${new URLSearchParams({ ...query, ...(token && { access_token: token }) })}`;
}

/** Why a page cannot be found in a language. */
export function judgeLanguages({ languages }: Repository): Finding[] {
  const there = languages.map(({ id }) => id);
  const missing = LOCALES.filter((locale) => !there.includes(locale));
  const master = languages.find(({ is_master }) => is_master)?.id ?? there[0];
  const list: Finding[] = [];
  if (missing.length > 0)
    list.push(problem(`it has no language ${missing.join(', ')}`, `npx prismic locale add ${missing[0]}`));
  if (master !== DEFAULT_LOCALE)
    list.push(warning(`its master language is ${master}`, `npx prismic locale set-master ${DEFAULT_LOCALE}`));
  return list;
}

/** Types of this program that the repository lacks. @param wanted folders of customtypes */
export function judgeTypes({ types }: Repository, wanted: readonly string[]): Finding[] {
  const missing = wanted.filter((id) => !(id in types));
  if (missing.length === 0) return [];
  return [problem(`it has no type ${missing.join(', ')}`, 'npx prismic push')];
}

type Release = Pick<Env, 'PRISMIC_RELEASE_MODE' | 'PRISMIC_RELEASE'>;

/** Whether the release named in the settings exists, and the public site does not read it by mistake. */
export function judgeRelease(
  { refs }: Repository,
  { PRISMIC_RELEASE_MODE: mode, PRISMIC_RELEASE: wanted }: Release,
  seen: boolean,
): Finding[] {
  if (mode === 'Master') return [];
  const there = refs.some(({ id, label, ref }) => wanted === { ReleaseID: id, ReleaseLabel: label, Manual: ref }[mode]);
  if (!there && mode !== 'Manual')
    return [problem(`it has no release ${wanted}`, 'correct PRISMIC_RELEASE, or give the token that sees releases')];
  return seen
    ? [
        warning(
          `the public site shows the release ${wanted}`,
          'set PRISMIC_RELEASE_MODE=Master to show what is published',
        ),
      ]
    : [];
}

/** Each page needs its frame; a language without it responds with an error. */
const SINGLES = ['home', 'header', 'footer', 'settings'];

async function judgeDocuments(env: Env, { refs }: Repository): Promise<Finding[]> {
  const ref = (refs.find(({ isMasterRef }) => isMasterRef) ?? refs[0])?.ref ?? '';
  const q = `[[any(document.type, ${JSON.stringify(SINGLES)})]]`;
  const asked = LOCALES.map(async (lang): Promise<Finding[]> => {
    const { status, json } = await ask(addressOf(env, '/documents/search', { ref, lang, q, pageSize: '20' }));
    const answer = found.safeParse(json);
    if (status !== 200 || !answer.success)
      return [problem(`its search answers ${status} in ${lang}`, 'see status.prismic.io')];
    const missing = SINGLES.filter((type) => !answer.data.results.some((document) => document.type === type));
    if (missing.length === 0) return [];
    return [problem(`${lang} has no published ${missing.join(', ')}`, 'publish it, or npm run content push')];
  });
  return (await Promise.all(asked)).flat();
}

export const content: Check = {
  area: 'content',
  async look({ env, root }) {
    const { status, json } = await ask(addressOf(env, '', {}));
    if (status === 401 || status === 403)
      return [
        problem(
          `the repository refuses the token (${status})`,
          'correct PRISMIC_ACCESS_TOKEN: Settings, API & Security',
        ),
      ];
    if (status === 404)
      return [problem(`there is no repository ${env.PRISMIC_REPOSITORY}`, 'correct PRISMIC_REPOSITORY')];
    const repository = repositorySchema.safeParse(json);
    if (!repository.success)
      return [problem(`${contentEndpoint(env)} answers ${status}, not as the content API`, 'correct its address')];
    const models = readdirSync(path.join(root, 'customtypes'));
    return [
      ok(`the repository ${env.PRISMIC_REPOSITORY} answers`),
      ...orOk(
        [
          ...judgeLanguages(repository.data),
          ...judgeTypes(repository.data, models),
          ...judgeRelease(repository.data, env, isPublic(env)),
          ...(await judgeDocuments(env, repository.data)),
        ],
        `it has the ${LOCALES.length} languages, the ${models.length} types, and each language its home and frame`,
      ),
    ];
  },
};
