import type { Content } from './read.ts';
import { RULES } from './rules/all.ts';
import type { Finding, Rule, Today } from './rules/rule.ts';

/** All findings of the rules. */
export const findingsOf = (content: Content, today: Today, rules: readonly Rule[] = RULES): Finding[] =>
  rules.flatMap((rule) => rule.find(content, today));

type Line = { where: string; sentence: string; langs: string[]; from?: string };

function linesOf(findings: readonly Finding[]): Line[] {
  const groups = Map.groupBy(findings, ({ where, sentence }) => `${where}\n${sentence}`);
  return [...groups.values()].map((group) => ({
    where: group[0]?.where ?? '',
    sentence: group[0]?.sentence ?? '',
    langs: [...new Set(group.flatMap(({ lang }) => lang ?? []))],
    from: group[0]?.from,
  }));
}

const textOf = ({ where, sentence, langs, from }: Line): string =>
  `  ${from ? `from ${from} on: ` : ''}${where ? `${where}: ` : ''}${sentence}${langs.length > 0 ? ` (${langs.join(', ')})` : ''}`;

/** Warnings are about a day to come: they fail nothing today. */
export const isWarning = ({ from }: Finding): boolean => from !== undefined;

/** The findings by file, one sentence each; the same problem in several languages of a file is reported once. */
export function reportOf(findings: readonly Finding[]): string {
  const byFile = [...Map.groupBy(findings, ({ file }) => file)].sort(([a], [b]) => a.localeCompare(b, 'en'));
  const parts = byFile.map(([file, own]) => ({ file, lines: linesOf(own) }));
  const count = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  const body = parts.map(({ file, lines }) => `content/${file}\n${lines.map(textOf).join('\n')}`);
  return `${body.join('\n\n')}\n\n${count} finding${count === 1 ? '' : 's'} in ${parts.length} file${parts.length === 1 ? '' : 's'}.`;
}
