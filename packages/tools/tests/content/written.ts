import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findingsOf } from '../../lib/content/check.ts';
import { type Content, projectDirs, readContent } from '../../lib/content/read.ts';
import type { Rule } from '../../lib/content/rules/rule.ts';

const ART = path.join(import.meta.dirname, '../../../../tests/fixtures/content/art');
const FILES = path.join(import.meta.dirname, '../../../../tests/fixtures/content/files');

/** Files below content/documents by name: their front matter, which may be JSON, because YAML includes it. */
export type Written = Record<string, Record<string, unknown>>;

/** The content of some files, with the brand's own models and an image packs/pack.webp. */
export async function contentOf(files: Written): Promise<Content> {
  const contentDir = mkdtempSync(path.join(tmpdir(), 'written-'));
  try {
    symlinkSync(ART, path.join(contentDir, 'art'));
    symlinkSync(FILES, path.join(contentDir, 'files'));
    for (const [name, fields] of Object.entries(files)) {
      const file = path.join(contentDir, 'documents', `${name}.md`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `---\n${JSON.stringify(fields)}\n---\n`);
    }
    return await readContent({ ...projectDirs, contentDir });
  } finally {
    rmSync(contentDir, { recursive: true });
  }
}

const TODAY = '2026-11-20';

/** The findings of a rule in some files: `<file> <lang> <where>: <sentence>`, without the common file extension. */
export async function found(rule: Rule, files: Written): Promise<string[]> {
  const content = await contentOf(files);
  return findingsOf(content, TODAY, [rule]).map(({ file, lang, where, sentence }) =>
    [file.replace(/^documents\/|\.md$/g, ''), lang, `${where}:`, sentence].filter(Boolean).join(' '),
  );
}
