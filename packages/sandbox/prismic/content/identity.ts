import { createHash } from 'node:crypto';

/** A stable 16-character id. */
export const stableId = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 16);

export const documentId = (type: string, name: string, lang: string) => stableId('document', type, name, lang);

export const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || '-';
