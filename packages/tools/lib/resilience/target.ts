import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Route, templatesOf } from '../../../../lib/platform/i18n/routes.ts';
import { MAX_BODY_BYTES } from '../../../../lib/uploads/limits.ts';
import { root } from '../processes.ts';
import { Advice } from '../report.ts';
import type { Settings } from '../settings.ts';
import type { Target } from './raw-post.ts';

const routes: readonly Route[] = ['/', '/contact', '/returns', '/checkout/cart', '/ecommerce', '/job-offers/list'];

/** A server action of a build: its exported name and its file. */
export type Action = { id: string; name: string; file: string };

type Manifest = { node: Record<string, { exportedName: string; filename: string }> };

/** The actions of a build. An id whose first digit is 8 or more is a cached function. Throws Advice without a build. */
export function actionsOf(distDir = process.env.NEXT_DIST_DIR || '.next'): Action[] {
  const file = path.join(root, distDir, 'server/server-reference-manifest.json');
  try {
    const { node } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    return Object.entries(node)
      .filter(([id]) => /^[0-7]/.test(id))
      .map(([id, { exportedName: name, filename: file }]) => ({ id, name, file }));
  } catch {
    throw new Advice(`There is no build in ${distDir}: build the site first, or name its folder with NEXT_DIST_DIR.`);
  }
}

/** The French site of the settings, its real actions, and the addresses of some pages with forms. */
export const targetOf = ({ values }: Settings, distDir?: string): Target => ({
  origin: new URL(values.SITE_URL_FR ?? '').origin,
  otherOrigin: new URL(values.SITE_URL_BE ?? '').origin,
  paths: [...routes.flatMap((route) => templatesOf(route, 'fr-fr').slice(0, 1)), '/nulle-part'],
  actionIds: actionsOf(distDir).map(({ id }) => id),
  maxBody: MAX_BODY_BYTES,
});
