import type { SectionName } from './brand';
import { pairClasses, sectionClasses } from './section.css';

type SectionPair = keyof typeof pairClasses;

const isSection = (name: string): name is SectionName => Object.hasOwn(sectionClasses, name);
const isPair = (name: string): name is SectionPair => Object.hasOwn(pairClasses, name);

/** The background at the top of a section, which the header takes as well: every pair begins with blue. */
export const topBackground = <Name extends string | null | undefined>(name: Name, pair?: string | null) =>
  pair && isPair(pair) ? 'Blue' : name;

/** Classes for the value of a Prismic select: an unknown or empty name is White, an unknown pair is none. */
export function sectionClass(name: string | null | undefined, pair?: string | null): string {
  const top = topBackground(name, pair);
  const ground = sectionClasses[top && isSection(top) ? top : 'White'];
  return pair && isPair(pair) ? `${ground} ${pairClasses[pair]}` : ground;
}
