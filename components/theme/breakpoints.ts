/** Section 9 of the specification, in px; `nav` is where the five entries of the desktop navigation fit. */
export const breakpoints = { xs: 0, sm: 640, md: 768, lg: 1024, nav: 1180, xl: 1280, '2xl': 1536 } as const;

export type Breakpoint = keyof typeof breakpoints;

export const from = (name: Breakpoint) => `(min-width: ${breakpoints[name]}px)`;
export const until = (name: Breakpoint) => `(max-width: ${breakpoints[name] - 0.02}px)`;
export const between = (low: Breakpoint, high: Breakpoint) => `${from(low)} and ${until(high)}`;

export const motionOk = '(prefers-reduced-motion: no-preference)';
export const motionReduced = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
export const noScript = '(scripting: none)';
export const print = 'print';
