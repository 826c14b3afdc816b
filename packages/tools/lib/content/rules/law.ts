import { readFileSync } from 'node:fs';
import path from 'node:path';
import { legalFindings } from '../../../../../lib/compliance/check.ts';
import type { LawRule, LegalDocument } from '../../../../../lib/compliance/rule.ts';
import { NAMESPACES } from '../../../../../lib/platform/i18n/messages.ts';
import { LOCALES, MARKETS } from '../../../../../lib/platform/markets.ts';
import { root } from '../../processes.ts';
import type { Finding, Rule } from './rule.ts';

type Tree = { readonly [key: string]: string | Tree };

const flat = (tree: Tree, prefix: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value]] : flat(value, `${prefix}.${key}`),
  );

/** The texts of the interface in each market, by namespace, as documents of the type `messages`. */
const messages = (): (LegalDocument & { file: string })[] =>
  LOCALES.flatMap((lang) =>
    NAMESPACES.map((namespace) => {
      const file = `messages/${MARKETS[lang].language}/${namespace}.json`;
      const tree = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Tree;
      return { type: 'messages', lang, file: `../${file}`, data: Object.fromEntries(flat(tree, namespace)) };
    }),
  );

/** The rules of law as a rule of the content check, with the interface's texts. A rule of a later day warns. */
export const lawRule = (rules?: readonly LawRule[]): Rule => ({
  name: 'law',
  find: ({ entries, byId }, day) => {
    const linked = (id: string) => byId.get(id);
    return [...entries, ...messages()].flatMap((document) =>
      legalFindings(document, { day, linked }, rules).map(
        ({ field, sentence, rule, ahead }): Finding => ({
          file: document.file,
          lang: document.lang,
          where: field,
          sentence: `${sentence} [${rule.id}]`,
          ...(ahead && { from: rule.from }),
        }),
      ),
    );
  },
});
