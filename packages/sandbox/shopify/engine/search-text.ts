import { fold, words } from './text.ts';

/** A text prepared for repeated searches. */
export interface SearchText {
  folded: string;
  words: string[];
}

export const searchText = (text: string): SearchText => ({ folded: fold(text), words: words(text) });

export const asSearchText = (text: string | SearchText): SearchText =>
  typeof text === 'string' ? searchText(text) : text;
