import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const { env } = process;

function port(name: string, fallback: number): number {
  const number = Number(env[name] || fallback);
  if (Number.isInteger(number) && number >= 0 && number < 65_536) return number;
  throw new Error(`${name} must be a port number, as ${fallback}. It is "${env[name]}".`);
}

/** Where the embedded services live, from the environment; .env.example says the same. */
export const settings = {
  host: env.SANDBOX_HOST || '127.0.0.1',
  ports: {
    control: port('SANDBOX_PORT', 3100),
    commerce: port('SANDBOX_SHOPIFY_PORT', 3101),
    content: port('SANDBOX_PRISMIC_PORT', 3102),
  },
  stateDir: path.resolve(root, env.SANDBOX_STATE_DIR || '.sandbox'),
  contentDir: path.join(root, 'content'),
  modelsDir: path.join(root, 'customtypes'),
  slicesDir: path.join(root, 'slices'),
  repository: env.PRISMIC_REPOSITORY || 'silene',
  accessToken: env.PRISMIC_ACCESS_TOKEN || undefined,
  /** Where the checkout sends the buyer back to, by the names that shop.json uses. */
  sites: {
    SITE_URL_FR: env.SITE_URL_FR || 'http://fr.localhost:3000',
    SITE_URL_BE: env.SITE_URL_BE || 'http://be.localhost:3000',
    SITE_URL_TN: env.SITE_URL_TN || 'http://tn.localhost:3000',
  } as Record<string, string>,
};
