import { describe, expect, test } from 'vitest';
import { getAll } from '../../lib/services/prismic/documents.ts';
import { withLinkedDocuments } from '../../lib/services/prismic/preview.ts';
import { startServices } from '../setup/services.ts';

await startServices();

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
    const content = { a: { ...bare, id: 'nothing' }, b: { ...bare, id: 'no"quote' } };
    expect(await withLinkedDocuments(content, 'fr-fr')).toEqual({
      a: { ...content.a, isBroken: true },
      b: content.b,
    });
  });

  test('keep what the tool has resolved', async () => {
    const { bare } = await example();
    const content = { link: { ...bare, url: '/a', data: { title: 'A' } }, web: { link_type: 'Web', url: '/b' } };
    expect(await withLinkedDocuments(content, 'nl-be')).toEqual(content);
  });
});
