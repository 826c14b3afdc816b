import { isMedicine } from '../../../../../lib/catalogue/sale.ts';
import type { RegulatoryClass } from '../../../../../lib/catalogue/types.ts';
import { isDocumentLink } from '../../../../sandbox/prismic/types.ts';
import type { Content, Entry } from '../read.ts';
import { linksIn, textsIn, type Value, valuesOf } from '../values.ts';
import { AILMENTS } from './claim-words.ts';
import { type Finding, finding, inEach, type Rule } from './rule.ts';
import { languageOf, spoken, type Word } from './words.ts';

const classOf = ({ type, data }: Entry) => (type === 'product' ? (data.regulatory_class as RegulatoryClass) : null);
const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Fields that would count as an indication if filled, and why. */
const INDICATING = {
  benefits: 'benefits are an indication',
  needs: 'a need in the filters is an indication',
} as const;

/** Fields that must mention complaints: when to ask a doctor, and the sentences required by law. */
const SAFETY = new Set(['precautions', 'mention', 'leaflets', 'faq']);

const NONE = 'a medicine registered without indication names none (code de la santé publique, L5121-13)';
const INDICATIONS: readonly Word[] = [
  {
    language: 'fr',
    pattern: `indiqué\\p{L}* (?:dans|en cas|pour|contre)|(?:favoris|aid|contribu)\\p{L}+ (?:à|le|la|l'|les)|${AILMENTS.fr}|bleus|bosses|courbatures?|ecchymoses?|contusions?|stress|nervosité`,
    reason: NONE,
  },
  {
    language: 'nl',
    pattern: `aangewezen (?:bij|voor|tegen)|(?:helpt|draagt bij|bevordert)|${AILMENTS.nl}|blauwe plekken|builen|spierpijn|kneuzing\\p{L}*|stress|nervositeit`,
    reason: NONE,
  },
];

function saidOf(entry: Entry, value: Value): Finding[] {
  if (SAFETY.has(value.path.replace(/[[.].*/, ''))) return [];
  const words = INDICATIONS.filter(({ language }) => language === languageOf(entry.lang));
  return textsIn(value)
    .flatMap((text) => spoken(text, words))
    .map(({ said, word }) => finding(entry, value.path, `says "${said}": ${word.reason}`));
}

/** A medicine registered without indication must not have any field or word that indicates something. */
export const indications: Rule = {
  name: 'indications',
  find: inEach((entry, content) => {
    if (classOf(entry) !== 'medicine_registered') return [];
    const filled = Object.entries(INDICATING)
      .filter(([field]) => isFilled(entry.data[field]))
      .map(([field, why]) => finding(entry, field, `${why}: leave it empty, ${NONE}`));
    return [...filled, ...valuesOf(entry, content).flatMap((value) => saidOf(entry, value))];
  }),
};

/** Targets that a medicine's page may not link to: the shop itself, and products that can be added to its cart. */
function shopBehind(id: string, content: Content): string | null {
  const target = content.byId.get(id);
  if (target?.type === 'shop_page') return 'the shop';
  return target?.type === 'product' && target.data.shop_product_id ? `${target.name}, which is sold` : null;
}

/** Medicines are not for sale: no shop product, no link to the shop, no testimonials. */
export const medicinesAreNotSold: Rule = {
  name: 'medicines',
  find: inEach((entry, content) => {
    if (!isMedicine(classOf(entry))) return [];
    const sold = isFilled(entry.data.shop_product_id)
      ? [finding(entry, 'shop_product_id', 'a medicine is not sold here: remove the shop product')]
      : [];
    const praised = isFilled(entry.data.quote_text)
      ? [finding(entry, 'quote_text', 'nobody recommends a medicine to the public (R5122-4): remove the quotation')]
      : [];
    const led = valuesOf(entry, content).flatMap((value) =>
      linksIn(value).flatMap((link) => {
        const shop = isDocumentLink(link) ? shopBehind(link.id, content) : null;
        return shop ? [finding(entry, value.path, `the page of a medicine does not lead to ${shop}`)] : [];
      }),
    );
    return [...sold, ...praised, ...led];
  }),
};
