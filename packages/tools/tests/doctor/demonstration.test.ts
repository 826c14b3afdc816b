import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { contextWith, linesOf } from '../../../../tests/setup/doctor.ts';
import { startServices } from '../../../../tests/setup/services.ts';
import { projectDirs, readContent } from '../../lib/content/read.ts';
import { demonstration, judgeDemonstration, type Published } from '../../lib/doctor/demonstration.ts';
import { DEMONSTRATION_VALUES } from '../../lib/doctor/demonstration-values.ts';

const { server } = await startServices();
const { entries } = await readContent(projectDirs);
const documents = entries.map(({ type, uid, lang, data }): Published => ({ type, uid, lang, data }));

const REPOSITORY = 'https://brand.cdn.prismic.io';
const real = { PRISMIC_REPOSITORY: 'brand', PRISMIC_API_ENDPOINT: '' };

/** A hosted repository with these documents, one a page. */
const publishing = (...all: Published[]) =>
  server.use(
    http.get(`${REPOSITORY}/api/v2`, () => HttpResponse.json({ refs: [{ ref: 'master', isMasterRef: true }] })),
    http.get(`${REPOSITORY}/api/v2/documents/search`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return HttpResponse.json({ results: all.slice(page - 1, page), total_pages: all.length });
    }),
  );
const settings = (data: object): Published => ({ type: 'settings', uid: null, lang: 'fr-fr', data });

describe('the values of the demonstration', () => {
  test.each(DEMONSTRATION_VALUES.map(({ sample, what }) => [sample, what]))('“%s” is in content/ (%s)', (sample) => {
    expect(judgeDemonstration(documents).some(({ says }) => says.startsWith(`“${sample}”`))).toBe(true);
  });

  test('that are marked as invented are all in the list', () => {
    const marked = /\((?:numéro |organisme |ligne )?(?:fictif|fictive|fictief|fictieve)(?: nummer| lijn)?\)/g;
    const texts = documents.flatMap(({ data }) => {
      const text = JSON.stringify(data).replace(/[\u00a0\u202f]/g, ' ');
      return [...text.matchAll(marked)].map(({ index, 0: mark }) => text.slice(Math.max(0, index - 60), index) + mark);
    });
    const unknown = texts.filter((text) => !DEMONSTRATION_VALUES.some(({ sample }) => text.includes(sample)));
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('are left alone in the embedded repository', async () => {
    expect(await linesOf(demonstration, contextWith({}))).toEqual([
      'unset: the embedded repository is the demonstration itself',
    ]);
  });

  test('are named one by one in a real one, on every page of its documents', async () => {
    publishing(
      settings({ mediator_name: 'Médiateur du commerce' }),
      settings({ mediator_name: 'Médiation des Deux Rives (organisme fictif)', phone: '04 65 71 19 31' }),
    );
    const lines = await linesOf(demonstration, contextWith(real));
    expect(lines).toHaveLength(2);
    expect(lines.join('\n')).toMatch(/^problem: “4 65 71 19 31” .*settings \(fr-fr\)/m);
    expect(lines.join('\n')).toMatch(/^problem: “Médiation des Deux Rives” .*settings \(fr-fr\)/m);
  });

  test.each([
    ['without an address', ''],
    ['whose address is in the settings', `${REPOSITORY}/api/v2`],
  ])('are gone in one %s that has its own', async (_, PRISMIC_API_ENDPOINT) => {
    publishing(settings({ mediator_name: 'Médiateur du commerce' }));
    expect(await linesOf(demonstration, contextWith({ ...real, PRISMIC_API_ENDPOINT }))).toEqual([
      `ok: none of the ${DEMONSTRATION_VALUES.length} invented values is left`,
    ]);
  });
});
