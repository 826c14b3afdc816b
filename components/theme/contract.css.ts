import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colors, sections } from './brand';

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
