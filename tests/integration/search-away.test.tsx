import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { FaqResultsView } from '../../components/editorial/faq-results-view.tsx';
import { SearchView } from '../../components/search/search-view.tsx';
import { AppError } from '../../lib/platform/errors.ts';
import { expectConsole } from '../setup/console.ts';
import { startServices } from '../setup/services.ts';

vi.mock('../../lib/search/queries.ts', () => {
  const away = async () => {
    throw new AppError('contentUnavailable', { message: 'no index' });
  };
  return { search: away, searchQuestions: away };
});
await startServices();

const results = { query: 'thym', kind: 'product', groups: ['hiver'], sort: 'recent', page: 2 } as const;

test.each([
  [
    'the search',
    <SearchView key="s" locale="fr-fr" selection={results} />,
    '/recherche/produits?q=thym&amp;group=hiver',
  ],
  ['the questions', <FaqResultsView key="q" locale="fr-fr" query="thym" />, '/faq/recherche?q=thym'],
])(
  'where %s cannot be asked, the page says so, keeps the words and offers the same address',
  async (_, view, retry) => {
    expectConsole('error', /\[search\]/);
    const { prelude } = await prerender(view);
    const html = await new Response(prelude as ReadableStream).text();
    expect(html).toContain('La recherche ne répond pas');
    expect(html).toContain('value="thym"');
    expect(html).toContain(`href="${retry}`);
  },
);
