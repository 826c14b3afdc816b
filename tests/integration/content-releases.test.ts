import { beforeEach, describe, expect, test } from 'vitest';
import { getHealthLanding } from '../../lib/editorial/health.ts';
import type { Env } from '../../lib/platform/env.ts';
import { LOCALES, type Locale } from '../../lib/platform/markets.ts';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import { getSettings } from '../../lib/settings/queries.ts';
import { contentClient } from '../../prismicio.ts';
import { changed } from '../setup/changed-settings.ts';
import { startServices } from '../setup/services.ts';

await startServices();

const follow = (mode: Env['PRISMIC_RELEASE_MODE'], release: string) => {
  Object.assign(changed, { PRISMIC_RELEASE_MODE: mode, PRISMIC_RELEASE: release });
  bumpContentVersion();
};

beforeEach(bumpContentVersion);

describe('the demonstration release, content/releases/fetes', () => {
  const announcement = async (locale: Locale) => (await getSettings(locale, undefined)).preHeader?.text ?? null;
  const CHRISTMAS = /25 d[eé]cembe?re?/;
  const refOf = async (id: string) => (await contentClient().getRefs()).find((ref) => ref.id === id)?.ref ?? '';

  test.each<[Env['PRISMIC_RELEASE_MODE'], release: () => Promise<string> | string]>([
    ['ReleaseID', () => 'fetes'],
    ['ReleaseLabel', () => 'Fêtes de fin d’année'],
    ['Manual', () => refOf('fetes')],
  ])('is shown by %s', async (mode, release) => {
    follow(mode, await release());
    expect(await announcement('fr-fr')).toMatch(/25 décembre.*20 décembre/);
    expect(await announcement('fr-be')).toMatch(/25 décembre.*17 décembre/);
    expect(await announcement('nl-be')).toMatch(/25 december.*17 december/);
    expect(await announcement('fr-tn')).toBeNull();
  });

  test.each(['', 'fetes'])('is not shown by Master, whatever release is named (%j)', async (release) => {
    follow('Master', release);
    for (const locale of LOCALES) expect((await announcement(locale)) ?? '').not.toMatch(CHRISTMAS);
  });

  test('shows everything else as it is published', async () => {
    const published = (await getHealthLanding('fr-fr', 1))?.advice;
    follow('ReleaseID', 'fetes');
    expect((await getHealthLanding('fr-fr', 1))?.advice).toEqual(published);
  });

  test.each<[Env['PRISMIC_RELEASE_MODE'], message: string]>([
    ['ReleaseID', 'Release with ID "paques" could not be found.'],
    ['ReleaseLabel', 'Release with label "paques" could not be found.'],
  ])('another one that %s names is an error, not what is published', async (mode, message) => {
    follow(mode, 'paques');
    await expect(announcement('fr-fr')).rejects.toMatchObject({ code: 'contentNotFound', values: { message } });
  });
});
