import { describe, expect, test } from 'vitest';
import { colors, type SectionName, sections } from '../../components/theme/brand.ts';

// The pairs of the theme's two tables, with the minimum contrast ratio of each.
const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100 + 0.5) / 100;
}

type Row = [section: SectionName, text: number, secondary: number, button: number, label: number, focus: number];

const rows: Row[] = [
  ['Blue', 10.97, 6.08, 7.7, 11.12, 10.97],
  ['Green', 9.96, 7.35, 6.18, 8.79, 6.18],
  ['White', 15.83, 8.78, 11.12, 11.12, 15.83],
  ['Beige Light', 14.19, 7.87, 9.96, 11.12, 14.19],
  ['Beige Dark', 11.67, 6.47, 8.19, 11.12, 11.67],
  ['Aqua', 12.44, 6.9, 8.74, 11.12, 12.44],
  ['Ds-Turquoise', 9.05, 7.36, 6.36, 11.12, 9.05],
  ['Pink', 11.59, 6.43, 8.14, 11.12, 11.59],
];

const pairs: [what: string, front: string, back: string, least: number][] = [
  ['error on White', colors.error, sections.White, 7.37],
  ['error on Beige Light', colors.error, sections['Beige Light'], 6.6],
  ['error on Blue', colors.error, sections.Blue, 5.1],
  ['error on Ds-Turquoise', colors.errorDeep, sections['Ds-Turquoise'], 5.2],
  ['error on Green', colors.errorNight, sections.Green, 6.5],
  ['error on the footer', colors.errorNight, colors.ink, 9.2],
  ['success on White', colors.success, sections.White, 7.37],
  ['success on its tint', colors.success, colors.successTint, 6.26],
  ['ink on the error tint', colors.ink, colors.errorTint, 13.3],
  ['ink on the warning tint', colors.ink, colors.warnTint, 13.3],
  ['ink on the info tint', colors.ink, colors.infoTint, 13.3],
  ['cream on the footer', colors.cream, colors.ink, 14.19],
  ['sage on the footer', colors.sage, colors.ink, 10.46],
  ['unavailable option on white', colors.unavailable, colors.white, 6.07],
  ['ink on arnica', colors.ink, colors.arnica, 8.79],
  ['ink on souci', colors.ink, colors.souci, 5.84],
  ['placeholder on field', colors.placeholder, colors.white, 5.72],
  ['disabled label', colors.disabledText, colors.disabled, 4.59],
  ['white on the blue of the guarantee notice', colors.white, colors.europeBlue, 10.8],
  ['the blue of the guarantee notice on its yellow', colors.europeBlue, colors.europeYellow, 8],
  ['field border on white', colors.ink, colors.white, 15.83],
];

describe('contrast of the theme', () => {
  test.each(rows)('%s', (name, text, secondary, button, label, focus) => {
    const night = name === 'Green';
    const ground = sections[name];
    const second = night ? colors.sage : name === 'Ds-Turquoise' ? colors.ink3 : colors.ink2;
    const action = night ? colors.arnica : colors.button;
    expect(contrast(night ? colors.cream : colors.ink, ground)).toBeGreaterThanOrEqual(text);
    expect(contrast(second, ground)).toBeGreaterThanOrEqual(secondary);
    expect(contrast(action, ground)).toBeGreaterThanOrEqual(button);
    expect(contrast(night ? colors.ink : colors.white, action)).toBeGreaterThanOrEqual(label);
    expect(contrast(night ? colors.arnica : colors.ink, ground)).toBeGreaterThanOrEqual(focus);
  });

  test.each(pairs)('%s', (_, front, back, least) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});
