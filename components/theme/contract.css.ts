import { createGlobalTheme, createGlobalThemeContract, globalLayer, globalStyle } from '@vanilla-extract/css';
import { colors, fonts, sections } from './brand';
import { motionReduced } from './breakpoints';

// The order of declaration sets the precedence: a component's unlayered styles override the design system, which overrides the
// reset, whatever the order in which the bundler emits the files.
export const base = globalLayer('base');
export const ui = globalLayer('ui');

const leaves = <K extends string>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<K, ''>;

export const vars = createGlobalThemeContract(
  {
    color: {
      ...leaves(...(Object.keys(colors) as (keyof typeof colors)[])),
      ...leaves('hairline', 'line', 'lineStrong', 'hover', 'backdrop', 'sheen', 'lineNight', 'granuleEmpty'),
    },
    ground: leaves(
      ...(Object.keys(sections).map((name) => name.toLowerCase().replace(' ', '-')) as Lowercase<string>[]),
    ) as Record<'blue' | 'green' | 'white' | 'beige-light' | 'beige-dark' | 'aqua' | 'ds-turquoise' | 'pink', ''>,
    font: leaves('serif', 'sans', 'italic'),
    text: leaves('display', 'h1', 'h2', 'h3', 'h4', 'lead', 'body', 'small', 'mini', 'count'),
    leading: leaves('display', 'title', 'h3', 'lead', 'body', 'prose', 'meta', 'control'),
    tracking: leaves('display', 'title', 'h3', 'entry'),
    weight: leaves('regular', 'medium', 'strong', 'bold'),
    space: leaves('1', '2', '3', '4', '5', '6', '7', '8', '9'),
    size: leaves(
      'content',
      'gutter',
      'section',
      'sectionTight',
      'target',
      'control',
      'pill',
      'chip',
      'icon',
      'iconSmall',
    ),
    border: leaves('hair', 'line', 'strong', 'ring', 'bar'),
    radius: leaves('box', 'check', 'field', 'touch'),
    shadow: leaves('toast', 'drawer', 'mega'),
    motion: leaves('color', 'panel', 'lift', 'ease'),
    z: leaves('bar', 'head', 'consent', 'toast', 'skip'),
  },
  (_, path) => path.join('-'),
);

/** The block padding that makes a single line of text as high as a touch target; a second line adds to it. */
export const targetPadding = `calc((${vars.size.target} - 1lh) / 2)`;

/** What a section offers to the components on it: they read only these. */
export const on = createGlobalThemeContract(
  leaves('bg', 'fg', 'fg2', 'rule', 'btn', 'btnFg', 'btnHover', 'focus', 'focusGap', 'field', 'tile', 'error'),
  (_, path) => path.join('-'),
);

const alpha = (hex: string, opacity: number) => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${r} ${g} ${b} / ${opacity})`;
};

createGlobalTheme(':root', vars, {
  color: {
    ...colors,
    hairline: alpha(colors.ink, 0.14),
    line: alpha(colors.ink, 0.2),
    lineStrong: alpha(colors.ink, 0.35),
    hover: alpha(colors.ink, 0.08),
    backdrop: alpha(colors.ink, 0.5),
    sheen: alpha(colors.white, 0.55),
    lineNight: alpha(colors.cream, 0.3),
    granuleEmpty: alpha(colors.ink, 0.35),
  },
  ground: {
    blue: sections.Blue,
    green: sections.Green,
    white: sections.White,
    'beige-light': sections['Beige Light'],
    'beige-dark': sections['Beige Dark'],
    aqua: sections.Aqua,
    'ds-turquoise': sections['Ds-Turquoise'],
    pink: sections.Pink,
  },
  font: fonts,
  text: {
    display: 'clamp(2.75rem, 1.55rem + 5.1vw, 6.25rem)',
    h1: 'clamp(2.25rem, 1.6rem + 2.75vw, 4rem)',
    h2: 'clamp(1.75rem, 1.35rem + 1.7vw, 2.875rem)',
    h3: 'clamp(1.3125rem, 1.2rem + .5vw, 1.625rem)',
    h4: '1.1875rem',
    lead: 'clamp(1.125rem, 1.06rem + .32vw, 1.3125rem)',
    body: '1.0625rem',
    small: '.9375rem',
    mini: '.8125rem',
    count: '.75rem',
  },
  leading: {
    display: '.96',
    title: '1.06',
    h3: '1.16',
    lead: '1.48',
    body: '1.55',
    prose: '1.65',
    meta: '1.4',
    control: '1.2',
  },
  tracking: { display: '-.035em', title: '-.024em', h3: '-.015em', entry: '-.01em' },
  weight: { regular: '400', medium: '500', strong: '600', bold: '700' },
  space: {
    1: '.25rem',
    2: '.5rem',
    3: '.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    9: '6rem',
  },
  size: {
    content: '85rem',
    // Capped in vw: enlarged text would otherwise lose line width to the gutter.
    gutter: 'min(clamp(1.25rem, .6rem + 2.8vw, 4rem), 6.25vw)',
    section: 'clamp(3.5rem, 2.2rem + 5.2vw, 7.5rem)',
    sectionTight: 'clamp(2.5rem, 1.8rem + 2.8vw, 4.5rem)',
    target: '2.75rem',
    control: '3.25rem',
    pill: '3rem',
    chip: '2.75rem',
    icon: '1.5rem',
    iconSmall: '1.125rem',
  },
  border: { hair: '1px', line: '1.5px', strong: '2px', ring: '3px', bar: '5px' },
  radius: { box: '0', check: '.375rem', field: '.625rem', touch: '999px' },
  shadow: {
    toast: `0 10px 30px -8px ${alpha(colors.ink, 0.22)}`,
    drawer: `0 30px 80px -20px ${alpha(colors.ink, 0.42)}`,
    mega: `0 40px 60px -40px ${alpha(colors.ink, 0.4)}`,
  },
  motion: { color: '140ms', panel: '260ms', lift: '520ms', ease: 'cubic-bezier(.2, .7, .2, 1)' },
  z: { bar: '30', head: '40', consent: '50', toast: '60', skip: '99' },
});

globalStyle(':root', {
  '@media': {
    [motionReduced]: {
      vars: { [vars.motion.color]: '0s', [vars.motion.panel]: '0s', [vars.motion.lift]: '0s' },
    },
  },
});
