import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Route, templatesOf } from '../../../lib/i18n/routes.ts';
import { MAX_BODY_BYTES } from '../../../lib/uploads/limits.ts';
import { root } from '../processes.ts';
import { Advice } from '../report.ts';
import type { Settings } from '../settings.ts';
import type { Target } from './raw-post.ts';

const routes: readonly Route[] = ['/', '/contact', '/returns', '/checkout/cart', '/ecommerce', '/job-offers/list'];

type Manifest = { node: Record<string, unknown> };

/** Ids of the actions of a build. Those that begin with an 8 or more are cached functions. Throws Advice without a build. */
function actionIds(distDir: string): string[] {
  const file = path.join(root, distDir, 'server/server-reference-manifest.json');
  try {
    const { node } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    return Object.keys(node).filter((id) => /^[0-7]/.test(id));
  } catch {
    throw new Advice(`There is no build in ${distDir}: build the site first, or name its folder with NEXT_DIST_DIR.`);
  }
}

/** The French site of the settings, its real actions, and the addresses of some pages that have forms. */
export const targetOf = ({ values }: Settings, distDir = process.env.NEXT_DIST_DIR || '.next'): Target => ({
  origin: new URL(values.SITE_URL_FR ?? '').origin,
  otherOrigin: new URL(values.SITE_URL_BE ?? '').origin,
  paths: [...routes.flatMap((route) => templatesOf(route, 'fr-fr').slice(0, 1)), '/nulle-part'],
  actionIds: actionIds(distDir),
  maxBody: MAX_BODY_BYTES,
});
