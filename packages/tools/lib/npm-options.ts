import type { ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Named extends Options> = {
  [Name in keyof Named]?: Named[Name]['type'] extends 'boolean' ? boolean : string;
};

/**
 * Options that npm consumed because `--` was left out: `npm run content push --dry-run` must not send anything.
 * npm passes them on as `npm_config_dry_run`.
 */
export function takenByNpm<Named extends Options>(options: Named, env: NodeJS.ProcessEnv): Values<Named> {
  const found = Object.entries(options).flatMap(([name, { type }]): [string, string | boolean][] => {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`];
    if (!value || (type === 'boolean' && value !== 'true')) return [];
    return [[name, type === 'boolean' ? true : value]];
  });
  return Object.fromEntries(found) as Values<Named>;
}
