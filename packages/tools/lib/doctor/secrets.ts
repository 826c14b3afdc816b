import type { Env } from '../../../../lib/platform/env.ts';
import { secretsIn } from '../../../../lib/platform/secret.ts';
import { type Check, type DoctorContext, type Finding, orOk, problem, warning } from './check.ts';
import { example } from './example.ts';
import { isLocal, isPublic } from './local.ts';

/** Settings that must be known to the owner only. */
const OWN_SECRETS = [
  'AUTH_SECRET',
  'FORMS_SECRET',
  'OPS_TOKEN',
  'PRISMIC_WEBHOOK_SECRET',
  'SHOPIFY_WEBHOOK_SECRET',
] as const satisfies readonly (keyof Env)[];

/** Keys issued by a service, and the address of that service. */
const SERVICE_SECRETS = [
  ['SHOPIFY_STOREFRONT_TOKEN', 'SHOPIFY_STORE_DOMAIN'],
  ['SHOPIFY_PRIVATE_TOKEN', 'SHOPIFY_STORE_DOMAIN'],
  ['SHOPIFY_CLIENT_SECRET', 'SHOPIFY_STORE_DOMAIN'],
  ['SHOPIFY_ADMIN_TOKEN', 'SHOPIFY_STORE_DOMAIN'],
  ['SHOPIFY_MULTIPASS_SECRET', 'SHOPIFY_STORE_DOMAIN'],
  ['SHOPIFY_CUSTOMER_CLIENT_SECRET', 'SHOPIFY_STORE_DOMAIN'],
  ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER'],
] as const;

/** Fewer characters, or fewer different ones, can be guessed. */
const LEAST_LENGTH = 24;
const LEAST_DIFFERENT = 10;
const isWeak = (secret: string): boolean => secret.length < LEAST_LENGTH || new Set(secret).size < LEAST_DIFFERENT;

function own({ env }: DoctorContext, written: Record<string, string | undefined>): Finding[] {
  const newOne = 'make one: openssl rand -base64 36';
  const found: Finding[] = [];
  const seen = new Map<string, string>();
  for (const name of OWN_SECRETS) {
    for (const secret of secretsIn(env[name])) {
      const twin = seen.get(secret);
      seen.set(secret, name);
      if (secret === written[name]) found.push(problem(`${name} is the example’s, which everybody can read`, newOne));
      else if (isWeak(secret)) found.push(warning(`${name} can be guessed: short, or of few characters`, newOne));
      if (twin) found.push(warning(`${name} and ${twin} are the same`, 'give each a secret of its own'));
    }
  }
  return found;
}

const ofServices = ({ env }: DoctorContext, written: Record<string, string | undefined>): Finding[] =>
  SERVICE_SECRETS.filter(
    ([name, address]) => env[name] && env[name] === written[name] && !isLocal(env[address] ?? ''),
  ).map(([name, address]) =>
    problem(`${name} is the example’s, and ${address} a real one`, 'write the key that the service gave you'),
  );

export const secrets: Check = {
  area: 'secrets',
  look(context) {
    const written = example(context);
    if (isPublic(context.env)) return orOk([...own(context, written), ...ofServices(context, written)], 'are your own');
    return orOk(
      ofServices(context, written),
      'are good for this machine; the example’s would be refused for a public site',
    );
  },
};
