import type { Rule } from './rule.ts';

const LINE = /^(?<file>\S+\.(?:md|json)): (?:(?<where>[^\s:][^:]*?): )?(?<sentence>.*)$/s;

/** Problems reported by the loader of the embedded service: unknown fields, missing files and documents, invalid values. */
export const loader: Rule = {
  name: 'loader',
  find: ({ problems }) =>
    problems.map((problem) => {
      const { file = 'documents', where = '', sentence = problem } = LINE.exec(problem)?.groups ?? {};
      return { file, lang: null, where, sentence };
    }),
};
