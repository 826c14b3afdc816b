/** Builds the sleep notebook of the campaign in each language. */
import { writeFile } from 'node:fs/promises';
import french from './notebook/fr.json' with { type: 'json' };
import dutch from './notebook/nl.json' with { type: 'json' };
import { notebookPages, type Words } from './notebook/pages.ts';
import { pdfFile } from './pdf/file.ts';

const FILES = new URL('./files/', import.meta.url);
const LANGUAGES: Record<string, Words> = { fr: french, nl: dutch };

/** French typography: a no-break space before two-part punctuation, and between a number and its unit. */
const typeset = (language: string, words: Words): Words =>
  language === 'fr'
    ? JSON.parse(JSON.stringify(words).replace(/(?<=[^\s",]) (?=[:;?!»])|(?<=\d) (?=°C|h\b|min\b)/g, '\u00a0'))
    : words;

for (const [language, words] of Object.entries(LANGUAGES)) {
  const pages = notebookPages(typeset(language, words));
  await writeFile(new URL(words.file, FILES), pdfFile({ title: words.title, language, pages }));
}
