import { describe, expect, test } from 'vitest';
import { getAll } from '../../lib/services/prismic/documents.ts';
import { withLinkedDocuments } from '../../lib/services/prismic/preview.ts';
import { expectConsole } from '../setup/console.ts';
import { startServices } from '../setup/services.ts';

const { faults } = await startServices();

/** A published document, and a link to it as a tool sends it. */
async function example() {
  const [advice] = await getAll('advice', 'fr-fr');
  const id = advice?.id ?? '';
  return { advice, id, bare: { link_type: 'Document', id } };
}

describe('links of an editing tool', () => {
  test('have the address and the fields of their document', async () => {
    const { advice, bare, id } = await example();
    const [{ link }] = await withLinkedDocuments([{ link: { ...bare, text: 'Lire' } }], 'fr-fr');
    expect(link).toMatchObject({ text: 'Lire', id, url: advice?.url, lang: 'fr-fr', isBroken: false });
    expect(link).toHaveProperty('data.title', advice?.data.title);
  });

  test('lead to the translation, wherever they stand', async () => {
    const { bare, id } = await example();
    const text = [{ type: 'paragraph', text: 'a', spans: [{ type: 'hyperlink', start: 0, end: 1, data: bare }] }];
    const [block] = await withLinkedDocuments(text, 'nl-be');
    expect(block?.spans[0]?.data).toMatchObject({ lang: 'nl-be', isBroken: false });
    expect(block?.spans[0]?.data).not.toMatchObject({ id });
  });

  test('are broken where there is no such document', async () => {
    const { bare } = await example();
    const content = { a: { ...bare, id: 'nothing' }, b: { ...bare, id: 'no"quote' }, c: { link_type: 'Document' } };
    expect(await withLinkedDocuments(content, 'fr-fr')).toEqual({
      a: { ...content.a, isBroken: true },
      b: { ...content.b, isBroken: true },
      c: { ...content.c, isBroken: true },
    });
  });

  test('have nothing that was sent for their document, in whatever form', async () => {
    const { advice, bare, id } = await example();
    const sent = { url: '/a', data: { title: 'A' } };
    const invented = [{ ...bare, id: 'nothing' }, { ...bare, id: 7 }, { link_type: 'Web' }, { id: 'x' }, {}];
    const content = { known: { ...bare, ...sent }, unknown: invented.map((each) => ({ ...each, ...sent })) };
    const { known, unknown } = await withLinkedDocuments(content, 'fr-fr');
    expect(known).toMatchObject({ id, url: advice?.url, data: { title: advice?.data.title } });
    expect(unknown).toEqual(invented.map((each) => ({ ...each, isBroken: true })));
  });

  test('are broken while the content service does not respond, and what is no link stays', async () => {
    const { bare } = await example();
    const rest = { web: { link_type: 'Web', url: '/b' }, spans: [{ type: 'label', data: { label: 'note' } }] };
    faults.set({ service: 'content', operation: '*', kind: 'status', share: 1, seed: 1 });
    const lines = expectConsole('error', /simulator/);
    expect(await withLinkedDocuments({ ...rest, link: { ...bare, data: {} } }, 'nl-be')).toEqual({
      ...rest,
      link: { ...bare, isBroken: true },
    });
    expect(lines).toHaveLength(1);
  });
});
