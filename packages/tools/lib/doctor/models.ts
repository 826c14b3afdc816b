import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { isHostedContent } from '../../../../lib/platform/content-endpoint.ts';
import { ask } from './ask.ts';
import { type Check, type Finding, orOk, problem, unset, warning } from './check.ts';

const API = 'https://customtypes.prismic.io';
const modelsSchema = z.array(z.looseObject({ id: z.string() }));
export type Model = z.infer<typeof modelsSchema>[number];

const KINDS = [
  { path: '/customtypes', files: 'customtypes/*/index.json', what: 'type' },
  { path: '/slices', files: 'slices/*/model.json', what: 'slice' },
] as const;

/** Pictures of slices are addresses of the service and no part of a model. */
const comparable = (model: Model): unknown =>
  JSON.parse(JSON.stringify(model, (key, value) => (key === 'imageUrl' ? undefined : value)));

/** Models of this program that the repository lacks or defines differently. */
export function judgeModels(what: string, ours: readonly Model[], theirs: readonly Model[]): Finding[] {
  const known = new Map(theirs.map((model) => [model.id, model]));
  return ours.flatMap((model): Finding[] => {
    const twin = known.get(model.id);
    if (!twin) return [problem(`the repository has no ${what} ${model.id}`, 'npx prismic push')];
    if (isDeepStrictEqual(comparable(model), comparable(twin))) return [];
    return [
      warning(
        `the ${what} ${model.id} is another one there`,
        'compare: npx prismic status, then npx prismic push or pull',
      ),
    ];
  });
}

const read = (root: string, files: string): Model[] =>
  globSync(files, { cwd: root }).map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Model);

/** The content API only lists type names; their definitions are available from the Types API, with a write token. */
export const models: Check = {
  area: 'content models',
  async look({ env, values, root }) {
    const token = values.PRISMIC_WRITE_TOKEN;
    const isHosted = isHostedContent(env.PRISMIC_API_ENDPOINT);
    if (!isHosted && values.SANDBOX_REPOSITORY === 'empty')
      return [unset('the embedded repository started empty: npm run prismic -- status compares its models')];
    if (!isHosted) return [unset('the repository is not a hosted one: it reads customtypes/ and slices/ itself')];
    if (!token || token === 'silene-write-token')
      return [unset('PRISMIC_WRITE_TOKEN is empty: fields were not compared')];
    const headers = { authorization: `Bearer ${token}`, repository: env.PRISMIC_REPOSITORY };
    const compared = KINDS.map(async ({ path: place, files, what }): Promise<Finding[]> => {
      const { status, json } = await ask(`${API}${place}`, { headers });
      const theirs = modelsSchema.safeParse(json);
      if (status === 200 && theirs.success) return judgeModels(what, read(root, files), theirs.data);
      return [warning(`the Types API answers ${status}`, 'correct PRISMIC_WRITE_TOKEN, or leave it empty')];
    });
    return orOk((await Promise.all(compared)).flat(), 'types and slices of the repository are those of this program');
  },
};
