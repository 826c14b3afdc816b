import { templatesOf } from '../platform/i18n/routes.ts';
import { isLocale, LOCALES, type Locale, MARKETS } from '../platform/markets.ts';
import { sourceKey } from '../redirects/table.ts';
import {
  type Context,
  classOf,
  type Fault,
  fault,
  isFilled,
  type LawRule,
  type LegalDocument,
  linksIn,
  objectsIn,
  placesIn,
  sentenceOf,
  textOf,
  textsIn,
} from './rule.ts';
import { ofClaims } from './rules/claims.ts';
import { ofCosmetics } from './rules/cosmetics.ts';
import { ofFood } from './rules/food.ts';
import { ofMedicines } from './rules/medicines.ts';
import { ofPeople } from './rules/people.ts';
import { ofShop } from './rules/shop.ts';
import { ofVigilance } from './rules/vigilance.ts';

/** The law that a program can read in a document. A lawyer confirms it before a real brand goes live. */
export const LAW: readonly LawRule[] = [
  ...ofMedicines,
  ...ofFood,
  ...ofCosmetics,
  ...ofClaims,
  ...ofVigilance,
  ...ofShop,
  ...ofPeople,
];

/** `sentence`: in English. `ahead`: the rule holds from a later day on, so that the finding is a warning. */
export type LegalFinding = Fault & { rule: LawRule; ahead: boolean; sentence: string };

/** Whether a rule is about a document: its market, its type and its class. */
export function concerns(
  { markets, types, classes }: Omit<LawRule, 'from' | 'source'>,
  document: LegalDocument,
): boolean {
  if (!markets.some((locale) => locale === document.lang)) return false;
  // The texts of the interface are the same in every market of a language: only rules that name them read them.
  if (types ? !types.includes(document.type) : document.type === 'messages') return false;
  const own = classOf(document);
  return !classes || (own !== null && classes.includes(own));
}

/** What the law forbids or misses in a document. */
export const legalFindings = (
  document: LegalDocument,
  context: Context,
  rules: readonly LawRule[] = LAW,
): LegalFinding[] =>
  rules
    .filter((rule) => concerns(rule, document))
    .flatMap((rule) =>
      rule.find(document, context).map((fault) => ({
        ...fault,
        rule,
        ahead: rule.from > context.day,
        sentence: sentenceOf('en', fault),
      })),
    );

/** What a document must be that no law asks for. */
export type QualityRule = Omit<LawRule, 'from' | 'source'>;

/**
 * Pictures that are content: the type or slice and the field of each. Not the portrait next to a quotation: it repeats the name
 * printed next to it. The loader requires an `alt`; an empty one is for decoration, which these pictures are not.
 */
const SPEAKING = {
  altPack: /^pack$/,
  altPortrait: /^portrait$/,
  altPicture: / image_text\]\.image$/,
} as const;
const OF_TYPE: Readonly<Record<string, readonly (keyof typeof SPEAKING)[]>> = {
  product: ['altPack', 'altPicture'],
  author: ['altPortrait', 'altPicture'],
};

const alternatives: QualityRule = {
  id: 'alternatives',
  what: 'A picture that is content has an alternative.',
  markets: LOCALES,
  find: (document) =>
    placesIn(document).flatMap(({ path, value }) => {
      const message = (OF_TYPE[document.type] ?? ['altPicture']).find((name) => SPEAKING[name].test(path));
      const isSilent = [...objectsIn(value)].some(({ url, dimensions, alt }) => url && dimensions && !alt);
      return message && isSilent ? [{ field: path, message }] : [];
    }),
};

/** The media library also offers pictures of Unsplash, which stay at an address of Unsplash. */
const AT_UNSPLASH = /^https?:\/\/(?:[\w-]+\.)*unsplash\.com\//i;

const ownPictures: QualityRule = {
  id: 'pictures of the media library',
  what: 'A picture is uploaded to the media library: the site shows none of another host, which would see its visitors.',
  markets: LOCALES,
  find: (document) =>
    placesIn(document)
      .filter(({ value }) =>
        [...objectsIn(value)].some(({ url, dimensions }) => dimensions && AT_UNSPLASH.test(String(url))),
      )
      .map(({ path }) => ({ field: path, message: 'pictureElsewhere' })),
};

const productClass: QualityRule = {
  id: 'classes of products',
  what: 'A product has a class that the site knows: without one it is not sold, and no rule of its class is applied.',
  markets: LOCALES,
  types: ['product'],
  find: (document) => (classOf(document) ? [] : [{ field: 'regulatory_class', message: 'classMissing' }]),
};

/** What the heading of a page, its cards and its links show. */
const TITLED = {
  author: 'name',
  health_professional: 'name',
  faq_question: 'question',
  accessibility_statement: 'title',
  advice: 'title',
  campaign_page: 'title',
  contact_page: 'title',
  corporate_page: 'title',
  corporate_section: 'title',
  faq_category: 'title',
  health_theme: 'title',
  job_landing: 'title',
  job_offer: 'title',
  legal_page: 'title',
  news_article: 'title',
  news_category: 'title',
  page: 'title',
  product: 'title',
  product_category: 'title',
  returns_page: 'title',
  shop_page: 'title',
} as const;

const titles: QualityRule = {
  id: 'titles',
  what: 'A page has a title, which its heading and the links to it show.',
  markets: LOCALES,
  types: Object.keys(TITLED),
  find({ type, data }) {
    const field = TITLED[type as keyof typeof TITLED];
    return textOf(data[field]).trim() ? [] : [{ field, message: 'isMissing' }];
  },
};

/** Lengths that a search engine displays. Longer texts are cut off, shorter ones are uninformative; we aim at 110 to 155. */
const META_TITLE_MAX = 60;
const META_DESCRIPTION = { min: 50, max: 160 } as const;

const metaLengths: QualityRule = {
  id: 'meta lengths',
  what: 'Title and description for search engines have a length that they show.',
  markets: LOCALES,
  find: ({ data }) => {
    const [title, description] = [data.meta_title, data.meta_description].map((text) => [...textOf(text)].length);
    const { min, max } = META_DESCRIPTION;
    const fault = (field: string, message: Fault['message'], count = 0): Fault => ({
      field,
      message,
      values: { count: String(count), min: String(min), max: String(field === 'meta_title' ? META_TITLE_MAX : max) },
    });
    return [
      ...(title && title > META_TITLE_MAX ? [fault('meta_title', 'metaTitleLong', title)] : []),
      ...(description && (description < min || description > max)
        ? [fault('meta_description', 'metaDescriptionLength', description)]
        : []),
    ];
  },
};

const closingDate: QualityRule = {
  id: 'job offers',
  what: 'The closing date of an open offer has not passed.',
  markets: LOCALES,
  types: ['job_offer'],
  find: ({ data: { closed, closes_on: closes } }, { day }) =>
    closed !== true && typeof closes === 'string' && closes < day
      ? [{ field: 'closes_on', message: 'closingPast', values: { day: closes } }]
      : [],
};

/** What a template or a replacement left behind. */
const LEFT = /\$\d|\{\{|\}\}|\[object |(?<![\p{L}-])(?:undefined|NaN|TODO|FIXME|lorem ipsum)(?![\p{L}-])/u;

const leftovers: QualityRule = {
  id: 'leftovers',
  what: 'No text holds what a template or a replacement left behind.',
  markets: LOCALES,
  find: (document) =>
    placesIn(document).flatMap(({ path, value }) =>
      textsIn(value).flatMap((text) => {
        const leftover = LEFT.exec(text)?.[0];
        return leftover ? [{ field: path, message: 'leftover', values: { said: leftover } } as const] : [];
      }),
    ),
};

/** The content check knows the addresses of the site and says more of a link: lib/content/rules/links.ts of the tools. */
const brokenLinks: QualityRule = {
  id: 'links to documents',
  what: 'A link leads to a document that exists.',
  markets: LOCALES,
  find: (document, { linked }) =>
    placesIn(document).flatMap(({ path, value }) => {
      const broken = [...objectsIn(value)].some(
        ({ link_type, id, isBroken }) =>
          link_type === 'Document' && (isBroken === true || (linked !== undefined && !linked(String(id)))),
      );
      return broken ? [{ field: path, message: 'linkBroken' }] : [];
    }),
};

/** Fields of a link whose text is what visitors see, in any document and by type: without it the link is left out. */
const LABELLED =
  / (?:hero\]\.(?:primary|secondary)_link|(?:image_text|callout|accordion|(?:advice|product)_carousel)\]\.link|duo\]\.items\[\d+\]\.link)$/;
const LABELLED_OF_TYPE: Readonly<Record<string, RegExp>> = {
  header: /^(?:links\[\d+\]|menu\[\d+\]\.links\[\d+\])\.link$/,
  footer: /^(?:legal\[\d+\]|columns\[\d+\]\.links\[\d+\])\.link$/,
  pre_header: /^link$/,
  product_category: /^promo_link$/,
  faq_question: /^links\[\d+\]\.link$/,
};

const linkTexts: QualityRule = {
  id: 'link texts',
  what: 'A link that is shown by its text has one.',
  markets: LOCALES,
  find: (document) =>
    placesIn(document)
      .filter(({ path }) => LABELLED.test(path) || LABELLED_OF_TYPE[document.type]?.test(path))
      .filter(({ value }) => linksIn(value).some(({ url, id }) => url || id) && textOf(value).trim() === '')
      .map(({ path }) => ({ field: path, message: 'linkSilent' })),
};

/** An old address as an editor may write it, whatever the host of the site: a whole address counts as one of this site. */
function isOldAddress(text: string, lang: Locale): boolean {
  const whole = text.startsWith('www.') ? `https://${text}` : text;
  return sourceKey(whole, MARKETS[lang], { own: URL.parse(whole)?.origin ?? '' }) !== null;
}

/** The content check knows the pages of the site and says more of a redirect: lib/content/rules/redirects.ts of the tools. */
const redirects: QualityRule = {
  id: 'addresses of redirects',
  what: 'A redirect leads from addresses of its market to a page of its language.',
  markets: LOCALES,
  types: ['redirect'],
  find({ lang, data }, { linked }) {
    if (!isLocale(lang)) return [];
    const rows = placesIn({ data }).filter(({ path, value }) => path.startsWith('from[') && textOf(value).trim());
    const example = `${MARKETS[lang].prefix}/${MARKETS[lang].language === 'nl' ? 'oude-pagina' : 'ancienne-page'}`;
    const [to] = linksIn(data.to).filter(({ url, id }) => url || id);
    const target = to && linked?.(to.id);
    return [
      ...(rows.length === 0 ? [fault('from', 'isMissing')] : []),
      ...rows
        .filter(({ value }) => !isOldAddress(textOf(value).trim(), lang))
        .map(({ path }) => fault(path, 'redirectFrom', { example })),
      ...(to ? [] : [fault('to', 'isMissing')]),
      ...(target?.lang && target.lang !== lang ? [fault('to', 'redirectTo')] : []),
    ];
  },
};

/** A section of the corporate pages has its own path. */
const corporateSections: QualityRule = {
  id: 'corporate sections',
  what: 'The uid of a section of the corporate pages is a path of the route table.',
  markets: LOCALES,
  types: ['corporate_section'],
  find({ lang, uid }) {
    if (!isLocale(lang)) return [];
    const served = templatesOf('/corporate/[[...path]]', lang).map((template) => template.split('/')[1] ?? '');
    if (served.includes(uid ?? '')) return [];
    return [fault('uid', 'sectionUnserved', { uid: uid ?? '', served: served.join(', ') })];
  },
};

/**
 * Rows that are left out while one of these fields is empty, by the end of their path: of each list, one is enough. The
 * alternative of a picture is its text.
 */
const NEEDED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  ' accordion].items': [['title']],
  ' downloads].items': [['file']],
  ' duo].items': [['title']],
  ' figures].items': [['value']],
  ' hero].labels': [['name']],
  ' logos].items': [['name', 'image']],
  ' needs].items': [['label'], ['link']],
  ' shelves].items': [['title']],
  ' sites_map].items': [['name']],
  ' steps].items': [['title']],
  ' timeline].items': [['date', 'title']],
  columns: [['title']],
  faq: [['question']],
  menu: [['title']],
};
const ROW = /^(?<group>(?:.*(?= ))?(?<end>(?: \w+\]\.)?\w+))\[(?<row>\d+)\]\.(?<field>\w+)/;
/** What a new row has before an editor writes anything. */
const PRESET = new Set(['section_background', 'open']);

const leftOut: QualityRule = {
  id: 'rows left out',
  what: 'A row in which an editor has written something has what it needs to be shown.',
  markets: LOCALES,
  find(document) {
    const cells = placesIn(document).flatMap(({ path, value }) => {
      const { group = '', end = '', row, field = '' } = ROW.exec(path)?.groups ?? {};
      const needed = NEEDED[end];
      return needed ? [{ at: `${group}[${row}]`, needed, field, value }] : [];
    });
    return [...Map.groupBy(cells, ({ at }) => at)].flatMap(([at, row]) => {
      const has = (field: string): boolean => {
        const { value } = row.find((cell) => cell.field === field) ?? {};
        return field === 'link' || field === 'file' ? isFilled(value) : textOf(value).trim() !== '';
      };
      if (!row.some(({ field, value }) => !PRESET.has(field) && isFilled(value))) return [];
      const lists = row[0]?.needed ?? [];
      return lists.filter((fields) => !fields.some(has)).map(([first = '']) => fault(`${at}.${first}`, 'rowLeftOut'));
    });
  },
};

export const QUALITY = {
  alternatives,
  ownPictures,
  productClass,
  titles,
  metaLengths,
  closingDate,
  leftovers,
  brokenLinks,
  linkTexts,
  redirects,
  corporateSections,
  leftOut,
} as const;

export type QualityFinding = Fault & { rule: QualityRule; sentence: string };

export const qualityFindings = (
  document: LegalDocument,
  context: Context,
  rules: readonly QualityRule[] = Object.values(QUALITY),
): QualityFinding[] =>
  rules
    .filter((rule) => concerns(rule, document))
    .flatMap((rule) =>
      rule.find(document, context).map((fault) => ({ ...fault, rule, sentence: sentenceOf('en', fault) })),
    );
