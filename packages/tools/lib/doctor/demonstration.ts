import { z } from 'zod';
import { contentEndpoint, isHostedContent } from '../../../../lib/platform/content-endpoint.ts';
import { ask } from './ask.ts';
import { type Check, type DoctorContext, type Finding, orOk, problem, unset } from './check.ts';
import { DEMONSTRATION_VALUES } from './demonstration-values.ts';

/** The only type that is not read: the people of the directory, tens of thousands, come from an extract. */
const UNREAD = 'health_professional';
const NAMED = 3;

const apiSchema = z.object({ refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })) });
const pageSchema = z.object({
  results: z.array(z.object({ type: z.string(), uid: z.string().nullish(), lang: z.string(), data: z.unknown() })),
  total_pages: z.number(),
});
export type Published = z.infer<typeof pageSchema>['results'][number];

const nameOf = ({ type, uid, lang }: Published): string => `${uid ? `${type}/${uid}` : type} (${lang})`;
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').toLowerCase();

/** One problem for each value of the demonstration that the documents still have. */
export function judgeDemonstration(documents: readonly Published[]): Finding[] {
  const texts = documents.map((document) => ({ name: nameOf(document), text: plain(JSON.stringify(document.data)) }));
  return DEMONSTRATION_VALUES.flatMap(({ what, sample }): Finding[] => {
    const found = texts.filter(({ text }) => text.includes(plain(sample))).map(({ name }) => name);
    if (found.length === 0) return [];
    const more = found.length > NAMED ? ` and ${found.length - NAMED} more` : '';
    return [
      problem(
        `“${sample}” of the demonstration is published: ${found.slice(0, NAMED).join(', ')}${more}`,
        `replace it by the true one (${what})`,
      ),
    ];
  });
}

async function published({ env }: DoctorContext): Promise<Published[]> {
  const address = (path: string, query: Record<string, string>) =>
    `${contentEndpoint(env)}${path}?${new URLSearchParams({ ...query, ...(env.PRISMIC_ACCESS_TOKEN && { access_token: env.PRISMIC_ACCESS_TOKEN }) })}`;
  const { refs } = apiSchema.parse((await ask(address('', {}))).json);
  const ref = (refs.find(({ isMasterRef }) => isMasterRef) ?? refs[0])?.ref ?? '';
  const q = `[[not(document.type, ${JSON.stringify(UNREAD)})]]`;
  const documents: Published[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { ref, lang: '*', q, pageSize: '100', page: String(page) };
    const answer = pageSchema.parse((await ask(address('/documents/search', query))).json);
    documents.push(...answer.results);
    pages = answer.total_pages;
  }
  return documents;
}

/** With a real repository: none of the invented values of the demonstration may be left in it. */
export const demonstration: Check = {
  area: 'demonstration values',
  async look(context) {
    if (!isHostedContent(context.env.PRISMIC_API_ENDPOINT))
      return [unset('the embedded repository is the demonstration itself')];
    return orOk(
      judgeDemonstration(await published(context)),
      `none of the ${DEMONSTRATION_VALUES.length} invented values is left`,
    );
  },
};
