import type { SectionName } from './brand';
import { pairClasses, sectionClasses } from './section.css';

type SectionPair = keyof typeof pairClasses;

const isSection = (name: string): name is SectionName => Object.hasOwn(sectionClasses, name);
const isPair = (name: string): name is SectionPair => Object.hasOwn(pairClasses, name);

/** Classes for the value of a Prismic select: an unknown or empty name is White, an unknown pair is none. */
export function sectionClass(name: string | null | undefined, pair?: string | null): string {
  const ground = sectionClasses[name && isSection(name) ? name : 'White'];
  return pair && isPair(pair) ? `${ground} ${pairClasses[pair]}` : ground;
}
