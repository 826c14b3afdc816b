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

/** Whether a query asks for a document: by its type, the only filter that this repository knows. */
function isAsked(q: string | null, { type }: Published): boolean {
  const [, filter, types] = /^\[\[(any|not)\(document\.type, (.+)\)\]\]$/.exec(q ?? '') ?? [];
  if (!filter || !types) throw new Error(`unexpected filter ${q}`);
  return [JSON.parse(types)].flat().includes(type) === (filter === 'any');
}

/** A hosted repository with these documents, one a page. */
const publishing = (...all: Published[]) =>
  server.use(
    http.get(`${REPOSITORY}/api/v2`, () => HttpResponse.json({ refs: [{ ref: 'master', isMasterRef: true }] })),
    http.get(`${REPOSITORY}/api/v2/documents/search`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const page = Number(searchParams.get('page'));
      const asked = all.filter((document) => isAsked(searchParams.get('q'), document));
      return HttpResponse.json({ results: asked.slice(page - 1, page), total_pages: asked.length });
    }),
  );
const settings = (data: object): Published => ({ type: 'settings', uid: null, lang: 'fr-fr', data });

const ofContent = judgeDemonstration(documents);

describe('the values of the demonstration', () => {
  test.each(DEMONSTRATION_VALUES.map(({ sample, what }) => [sample, what]))('“%s” is in content/ (%s)', (sample) => {
    expect(ofContent.some(({ says }) => says.startsWith(`“${sample}”`))).toBe(true);
  });

  const having = documents.filter((document) => judgeDemonstration([document]).length > 0);
  test.each([...new Set(having.map(({ type }) => type))])(
    'are looked for in documents of the type %s',
    async (type) => {
      publishing(...having.filter((document) => document.type === type).slice(0, 1));
      expect(await linesOf(demonstration, contextWith(real))).toContainEqual(
        expect.stringMatching(`^problem: .*${type}`),
      );
    },
  );

  test('that are marked as invented are all in the list', () => {
    const marked = /\((?:\S+ )?(?:fictif|fictive|fictief|fictieve)(?: \S+)?\)/g;
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
