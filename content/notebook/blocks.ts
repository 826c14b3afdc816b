import { boxMark, circleMark, MARGIN, PAGE, ruleMark, textMark } from '../pdf/marks.ts';
import type { Block } from '../pdf/stack.ts';
import { wrap } from '../pdf/wrap.ts';

const RIGHT = PAGE.width - MARGIN;
/** Left edge of the answers: the labels stand to the left of it. */
const ANSWERS = MARGIN + 150;
const ROW = 25;

type Style = { size?: number; bold?: boolean; indent?: number };

/** A paragraph. */
export function words(text: string, { size = 10.5, bold, indent = 0 }: Style = {}): Block {
  const lines = wrap(text, size, RIGHT - MARGIN - indent);
  const step = size * 1.4;
  return {
    height: lines.length * step + size * 0.4,
    draw: (top) =>
      lines.map((line, i) => textMark({ text: line, x: MARGIN + indent, y: top - step * (i + 1), size, bold })),
  };
}

export const heading = (text: string): Block => {
  const line = words(text, { size: 13, bold: true });
  return { height: line.height + 12, draw: (top) => line.draw(top - 10) };
};

/** A sentence with a checkbox. */
export function item(text: string): Block {
  const body = words(text, { indent: 18 });
  return {
    height: body.height + 2,
    draw: (top) => [boxMark(MARGIN, top - 14.5, 8, 8), ...body.draw(top)],
  };
}

const label = (text: string, x: number, top: number): string => textMark({ text, x, y: top - 18, size: 10.5 });

/** A line to write on, after its label. */
export const field = (text: string): Block => ({
  height: ROW,
  draw: (top) => [label(text, MARGIN, top), ruleMark(ANSWERS, RIGHT, top - 20)],
});

/** Two short answers on a row. */
export const pair = (left: string, right: string): Block => {
  const middle = (ANSWERS + RIGHT) / 2 - 20;
  return {
    height: ROW,
    draw: (top) => [
      label(left, MARGIN, top),
      ruleMark(ANSWERS, middle - 14, top - 20),
      label(right, middle, top),
      ruleMark(middle + 115, RIGHT, top - 20),
    ],
  };
};

/** One or more answers from a few options, each with a checkbox. */
export function choices(text: string, options: readonly string[]): Block {
  const step = (RIGHT - ANSWERS) / options.length;
  return {
    height: ROW,
    draw: (top) => [
      label(text, MARGIN, top),
      ...options.flatMap((option, i) => {
        const x = Math.round(ANSWERS + step * i);
        return [boxMark(x, top - 20, 10, 10), label(option, x + 15, top)];
      }),
    ],
  };
}

/** Lines to write on. */
export const lines = (count: number): Block => ({
  height: count * ROW + 4,
  draw: (top) => Array.from({ length: count }, (_, i) => ruleMark(MARGIN, RIGHT, top - ROW * (i + 1))),
});

/** Left edges of equal columns between the margins, and the right edge of the last one. */
const edges = (count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => Math.round(MARGIN + ((RIGHT - MARGIN) / count) * i));

/** The hours of a night in a row of boxes, from one hour to another of the next day. */
export function hours(from: number, to: number): Block {
  const all = edges(24 - from + to);
  return {
    height: 52,
    draw: (top) =>
      all.flatMap((x, i) => {
        const hour = textMark({ text: String((from + i) % 24), x: x - 4, y: top - 46, size: 8 });
        const next = all[i + 1];
        return next ? [boxMark(x, top - 36, next - x, 26), hour] : [hour];
      }),
  };
}

/** The nights as a row of moons; past ones are filled. */
export const moons = (count: number, over: number): Block => ({
  height: 24,
  draw: (top) => Array.from({ length: count }, (_, i) => circleMark(MARGIN + 6 + 18 * i, top - 14, 5, i < over)),
});

/** An empty table: its head, and the first cell of each row. */
export function table(head: readonly string[], firsts: readonly string[]): Block {
  const all = edges(head.length);
  const rows = [head, ...firsts.map((first) => [first])];
  return {
    height: rows.length * ROW + 8,
    draw: (top) =>
      rows.flatMap((cells, row) =>
        all.slice(0, -1).flatMap((x, column) => {
          const y = top - ROW * (row + 1);
          const text = cells[column];
          const cell = boxMark(x, y, (all[column + 1] ?? x) - x, ROW);
          return text ? [cell, textMark({ text, x: x + 6, y: y + 8, size: 9.5, bold: row === 0 })] : [cell];
        }),
      ),
  };
}

/** Footer of the page in small print. */
export const foot = (left: string, right: string): string[] => [
  textMark({ text: left, x: MARGIN, y: 32, size: 8 }),
  textMark({ text: right, x: RIGHT - 30, y: 32, size: 8 }),
];
