import { createGlobalTheme, style, styleVariants } from '@vanilla-extract/css';
import type { SectionName } from './brand';
import { on, vars } from './contract.css';
import { inUi } from './rules';

const day = {
  [on.fg]: vars.color.ink,
  [on.fg2]: vars.color.ink2,
  [on.rule]: vars.color.line,
  [on.btn]: vars.color.button,
  [on.btnFg]: vars.color.white,
  [on.btnHover]: vars.color.ink,
  [on.focus]: vars.color.ink,
  [on.focusGap]: vars.color.white,
  [on.field]: vars.color.white,
  [on.tile]: vars.color.white,
  [on.error]: vars.color.error,
};

const night = {
  [on.fg]: vars.color.cream,
  [on.fg2]: vars.color.sage,
  [on.rule]: vars.color.lineNight,
  [on.btn]: vars.color.arnica,
  [on.btnFg]: vars.color.ink,
  [on.btnHover]: vars.color.arnicaLight,
  [on.focus]: vars.color.arnica,
  [on.field]: vars.color.white,
  [on.error]: vars.color.errorNight,
};

const painted = style(inUi({ backgroundColor: on.bg, color: on.fg }));
const ground = (bg: string, more: Record<string, string> = {}): Record<string, string> => ({
  ...day,
  [on.bg]: bg,
  ...more,
});

/** The eight section backgrounds, by the exact names of the specification, with the values for the components on them. */
export const grounds = {
  Blue: ground(vars.ground.blue),
  Green: ground(vars.ground.green, { ...night, [on.focusGap]: vars.ground.green, [on.tile]: vars.color.tileNight }),
  White: ground(vars.ground.white, { [on.tile]: vars.color.tile }),
  'Beige Light': ground(vars.ground['beige-light']),
  'Beige Dark': ground(vars.ground['beige-dark'], { [on.tile]: vars.ground['beige-light'] }),
  Aqua: ground(vars.ground.aqua),
  'Ds-Turquoise': ground(vars.ground['ds-turquoise'], { [on.fg2]: vars.color.ink3, [on.error]: vars.color.errorDeep }),
  Pink: ground(vars.ground.pink),
} satisfies Record<SectionName, Record<string, string>>;

export const sectionClasses = styleVariants(grounds, (each) => [painted, inUi({ vars: each })]);

/** The footer has an ink background; it is no section of the specification. */
export const onInk = style([
  painted,
  inUi({
    vars: { ...day, ...night, [on.bg]: vars.color.ink, [on.focusGap]: vars.color.ink, [on.tile]: vars.ground.green },
  }),
]);

/** The two gradients of the specification: CBD is blue to aqua, baby firsts blue to turquoise. */
export const pairClasses = styleVariants({
  'blue-aqua': inUi({ backgroundImage: `linear-gradient(180deg, ${vars.ground.blue}, ${vars.ground.aqua})` }),
  'blue-turquoise': inUi({
    backgroundImage: `linear-gradient(180deg, ${vars.ground.blue}, ${vars.ground['ds-turquoise']})`,
  }),
});

createGlobalTheme(':root', on, {
  bg: vars.color.white,
  fg: vars.color.ink,
  fg2: vars.color.ink2,
  rule: vars.color.line,
  btn: vars.color.button,
  btnFg: vars.color.white,
  btnHover: vars.color.ink,
  focus: vars.color.ink,
  focusGap: vars.color.white,
  field: vars.color.white,
  tile: vars.color.tile,
  error: vars.color.error,
});
