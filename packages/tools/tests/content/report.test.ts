import { expect, test } from 'vitest';
import { reportOf } from '../../lib/content/check.ts';

test('findings are told by file, once for all languages of a file', () => {
  const at = (file: string, lang: string | null, where: string, sentence: string) => ({ file, lang, where, sentence });
  const report = reportOf([
    at('documents/b.fr.md', 'fr-fr', 'title', 'is wrong'),
    at('documents/a.fr.md', null, 'intro', 'is unknown'),
    at('documents/b.fr.md', 'fr-be', 'title', 'is wrong'),
    at('documents/b.fr.md', 'fr-be', '', 'has no twin'),
  ]);
  expect(report.split('\n')).toEqual([
    'content/documents/a.fr.md',
    '  intro: is unknown',
    '',
    'content/documents/b.fr.md',
    '  title: is wrong (fr-fr, fr-be)',
    '  has no twin (fr-be)',
    '',
    '3 findings in 2 files.',
  ]);
});
