import { legalFindings } from '../../../../lib/compliance/check.ts';
import type { Repository } from '../repository/open.ts';
import type { StoredDocument } from '../types.ts';

/** What the rules of law say of a document, by the field that it is in. */
export type LegalNotes = ReadonlyMap<string, string[]>;

/** `slices[2 image_text].image` is in the field `slices`. */
const fieldOf = (path: string): string => path.replace(/[[.].*/s, '');

/**
 * The findings of `npm run content check` that are about the law, as of today. They are shown, and hinder nothing: whoever publishes
 * decides. @param document as it would be saved
 */
export function legalNotes(document: StoredDocument, { core, drafts }: Repository): LegalNotes {
  const day = core.clock().toISOString().slice(0, 10);
  const findings = legalFindings(document, { day, linked: drafts.version });
  const groups = Map.groupBy(findings, ({ field }) => fieldOf(field));
  return new Map(
    [...groups].map(([field, own]) => [
      field,
      own.map(({ field: path, sentence, rule, ahead }) => {
        const where = path === field ? '' : `${path} `;
        return `${where}${sentence}. ${ahead ? `From ${rule.from} on` : `Since ${rule.from}`}: ${rule.source}.`;
      }),
    ]),
  );
}
