import { type Block, gap, stack } from '../pdf/stack.ts';
import { choices, field, foot, heading, hours, item, lines, moons, pair, table, words } from './blocks.ts';
import type french from './fr.json';

export type Words = typeof french;
const NIGHTS = 14;

const cover = ({ title, lead, owner, how, about }: Words): Block[] => [
  gap(40),
  words(title, { size: 32, bold: true }),
  words(lead, { size: 14 }),
  gap(10),
  moons(NIGHTS, 0),
  gap(20),
  field(owner.name),
  pair(owner.from, owner.to),
  gap(20),
  heading(how.title),
  ...how.steps.flatMap((step, index) => [words(`${index + 1}. ${step}`, { size: 11.5 }), gap(4)]),
  gap(8),
  words(how.note),
  gap(60),
  ...about.map((text) => words(text, { size: 9 })),
];

const night = ({ night: say }: Words, number: number): Block[] => [
  words(`${say.title} ${number}`, { size: 24, bold: true }),
  moons(NIGHTS, number),
  field(say.date),
  heading(say.evening),
  choices(say.coffee, say.cups),
  field(say.last),
  choices(say.screen, say.screenTimes),
  choices(say.sport, say.sportTimes),
  choices(say.nap, say.napTimes),
  choices(say.mood, say.moods),
  field(say.else),
  heading(say.morning),
  pair(say.bed, say.light),
  pair(say.awake, say.up),
  choices(say.wakings, say.times),
  choices(say.quality, say.qualities),
  choices(say.feeling, say.feelings),
  gap(8),
  words(say.strip),
  hours(19, 11),
  heading(say.notes),
  lines(3),
];

const count = ({ count: say }: Words): Block[] => [
  words(say.title, { size: 24, bold: true }),
  gap(6),
  ...say.text.map((text) => words(text)),
  gap(10),
  table(
    say.head,
    Array.from({ length: NIGHTS }, (_, index) => String(index + 1)),
  ),
  ...say.means.map(field),
  heading(say.notes),
  lines(3),
];

const listOf = ({ title, items }: { title: string; items: readonly string[] }): Block[] => [
  heading(title),
  ...items.map(item),
];

const rhythm = ({ rhythm: say }: Words): Block[] => [
  words(say.title, { size: 24, bold: true }),
  gap(6),
  words(say.lead),
  ...say.parts.flatMap(listOf),
  gap(14),
  words(say.caution, { bold: true }),
  heading(say.notes),
  lines(3),
];

const consult = ({ consult: say }: Words): Block[] => [
  words(say.title, { size: 24, bold: true }),
  ...say.parts.flatMap(listOf),
  heading(say.bring),
  ...say.fields.map(field),
  heading(say.questions),
  lines(5),
];

/** The PDF marks of every page: a cover, a page for each night, hours, rhythm, and when to see a doctor. */
export function notebookPages(say: Words): string[] {
  const nights = Array.from({ length: NIGHTS }, (_, index) => night(say, index + 1));
  const pages = [cover(say), ...nights, count(say), rhythm(say), consult(say)];
  return pages.map((blocks, index) => [stack(blocks), ...foot(say.foot, `${index + 1} / ${pages.length}`)].join('\n'));
}
