import type { StyleRule } from '@vanilla-extract/css';
import { ui } from './layers.css';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule of `components/ui` in the `ui` layer, so that any class a parent passes wins over it. */
export const inUi = (rule: LayeredRule): StyleRule => ({ '@layer': { [ui]: rule } });
