import type { Block, Fact, MailContext } from './content.ts';
import type { MailWords } from './words.ts';

type Label = 'reference' | 'name' | 'givenName' | 'familyName' | 'email' | 'phone' | 'country' | 'requester' | 'offer';
type Value = string | undefined;
type Facts = Partial<Record<Label | 'order' | 'products' | 'shopEmail' | 'customerId', Value>>;

/**
 * The table on top of a mail to the team: what the person filled in, the site it came from (which says in what language to
 * answer), the files. A field that was left empty has no row.
 */
export function factsOf(values: Facts, t: MailWords, { locale, fileNames }: MailContext): Block {
  const filled = Object.entries(values).filter(([, value]) => value?.trim()) as [keyof Facts, string][];
  const rows: Fact[] = filled.map(([label, value]) => ({ label: t(`common.facts.${label}`), value }));
  rows.push({ label: t('common.facts.site'), value: t(`common.sites.${locale}`) });
  if (fileNames.length > 0) rows.push({ label: t('common.facts.files'), value: fileNames.join('\n') });
  return { kind: 'facts', rows };
}
