import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { createContent } from '../../prismic/service.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const { routes } = JSON.parse(readFileSync(path.join(root, 'prismic.config.json'), 'utf8'));

const open = () =>
  createContent({
    contentDir: path.join(root, 'content'),
    modelsDir: path.join(root, 'customtypes'),
    slicesDir: path.join(root, 'slices'),
    stateDir: temporaryDir(),
    repository: 'silene',
    routes,
  });

it('a page whose address changes gets a redirect as a draft, and so does every page below it', async () => {
  const { repository } = await open();
  const { drafts, core } = repository;
  const named = (type: string, uid: string) => {
    const found = drafts.all().find((one) => one.type === type && one.uid === uid && one.lang === 'fr-fr');
    if (!found) throw new Error(`there is no ${type} ${uid}`);
    return found;
  };
  const proposed = () => Object.values(core.state.drafts).filter(({ type }) => type === 'redirect');
  const sourcesOf = (id: string) =>
    proposed()
      .filter(({ data }) => (data.to as { id: string }).id === id)
      .flatMap(({ data }) => (data.from as { path: string }[]).map((row) => row.path));

  const advice = named('advice', 'travail-de-nuit');
  drafts.save({ ...advice, data: { ...advice.data, title: 'Autrement' } });
  drafts.publish(advice.id);
  expect(proposed()).toEqual([]);

  drafts.save({ ...drafts.existing(advice.id), uid: 'nuits-de-travail' });
  drafts.publish(advice.id);
  expect(sourcesOf(advice.id)).toEqual(['/nos-conseils-sante/sommeil/travail-de-nuit']);
  expect(proposed()).toMatchObject([{ lang: 'fr-fr', data: { temporary: false } }]);
  expect(proposed().map(({ id }) => drafts.status(id))).toEqual(['draft']);

  drafts.save({ ...drafts.existing(advice.id), uid: 'de-nuit' });
  drafts.publish(advice.id);
  expect(sourcesOf(advice.id)).toEqual([
    '/nos-conseils-sante/sommeil/travail-de-nuit',
    '/nos-conseils-sante/sommeil/nuits-de-travail',
  ]);

  const theme = named('health_theme', 'sommeil');
  drafts.save({ ...theme, uid: 'bien-dormir' });
  drafts.publish(theme.id);
  expect(sourcesOf(theme.id)).toEqual(['/nos-conseils-sante/sommeil']);
  expect(sourcesOf(advice.id)).toContain('/nos-conseils-sante/sommeil/de-nuit');
  expect(proposed().length).toBeGreaterThan(2);
});
