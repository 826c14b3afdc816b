import 'server-only';
import { type Content, isFilled } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import type { Locale } from '../platform/markets';
import {
  type Alternates,
  alternatesOf,
  cacheTags,
  type DraftRef,
  documentTags,
  getAll,
  listTag,
  nothingListed,
} from '../services/prismic/documents';

type Category = Content.FaqCategoryDocument;
export type Question = Content.FaqQuestionDocument;
/** Questions grouped by category, both in the editor's order. */
export type Faq = { category: Category; questions: Question[] }[];

const byPosition = (a: Category | Question, b: Category | Question): number =>
  (a.data.position ?? 0) - (b.data.position ?? 0);

/** All questions grouped by category, both in the editor's order; a question without a category is left out. */
export async function getFaq(locale: Locale, ref?: DraftRef): Promise<Faq> {
  'use cache';
  cacheLife('content');
  const [categories, questions] = await Promise.all([
    getAll('faq_category', locale, ref),
    getAll('faq_question', locale, ref),
  ]);
  cacheTags([
    listTag('faq_category', locale),
    listTag('faq_question', locale),
    ...documentTags([...categories, ...questions]),
  ]);
  const under = Map.groupBy(questions, ({ data }) =>
    isFilled.contentRelationship(data.category) ? data.category.id : null,
  );
  return categories
    .sort(byPosition)
    .map((category) => ({ category, questions: (under.get(category.id) ?? []).sort(byPosition) }));
}

export type FaqPlace = { entry: Faq[number]; question: Question | null; alternates: Alternates };

/** The category, and the question if one is named, at `<category>[/<question>]`; null when it does not exist. */
export async function getFaqPlace(locale: Locale, path: readonly string[], ref?: DraftRef): Promise<FaqPlace | null> {
  'use cache';
  const [categoryUid, questionUid] = path;
  const entry = (await getFaq(locale, ref)).find(({ category }) => category.uid === categoryUid);
  const question = entry?.questions.find(({ uid }) => uid === questionUid) ?? null;
  if (!entry || path.length > 2 || (questionUid && !question))
    return nothingListed(questionUid ? 'faq_question' : 'faq_category', path.at(-1) ?? '', locale, ref);
  cacheLife('content');
  return { entry, question, alternates: await alternatesOf(question ?? entry.category, ref) };
}
