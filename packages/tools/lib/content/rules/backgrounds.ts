import { backgroundOf } from '../../../../../lib/services/prismic/selects.ts';
import { isDocumentLink } from '../../../../sandbox/prismic/types.ts';
import type { Content, Entry } from '../read.ts';
import { finding, inEach, type Rule } from './rule.ts';

/** The field by which a document belongs to a theme or a shelf. */
const BELONGS = { advice: 'theme', product: 'category' } as const;

function isPediatric(entry: Entry | undefined, content: Content): boolean {
  if (!entry) return false;
  if (entry.data.pediatry === true) return true;
  const link = entry.data[BELONGS[entry.type as keyof typeof BELONGS]];
  return isDocumentLink(link) && isPediatric(content.byId.get(link.id), content);
}

/** Pink is reserved for pediatry (specification, section 2): only models that may be about children offer it. */
export const backgrounds: Rule = {
  name: 'backgrounds',
  find: inEach((entry, content) => {
    const field = 'section_background';
    if (backgroundOf(entry.data[field] as string | null) !== 'Pink' || isPediatric(entry, content)) return [];
    return [finding(entry, field, 'Pink is reserved for pediatry: choose another background')];
  }),
};
