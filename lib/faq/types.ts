import type { Content } from '@prismicio/client';

export type Category = Content.FaqCategoryDocument;
export type Question = Content.FaqQuestionDocument;
/** Questions below their category, both in the editor's order. */
export type Faq = { category: Category; questions: Question[] }[];
