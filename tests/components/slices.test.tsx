import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { headingsOf } from '../../lib/editorial/headings.ts';
import type { AdviceCardView } from '../../lib/editorial/health.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import AccordionSlice from '../../slices/Accordion/index.tsx';
import AdviceCarouselSlice from '../../slices/AdviceCarousel/index.tsx';
import DownloadsSlice from '../../slices/Downloads/index.tsx';
import DuoSlice from '../../slices/Duo/index.tsx';
import FiguresSlice from '../../slices/Figures/index.tsx';
import FormBlockSlice from '../../slices/FormBlock/index.tsx';
import HeroSlice from '../../slices/Hero/index.tsx';
import LogosSlice from '../../slices/Logos/index.tsx';
import NeedsSlice from '../../slices/Needs/index.tsx';
import ShelvesSlice from '../../slices/Shelves/index.tsx';
import SitesMapSlice from '../../slices/SitesMap/index.tsx';
import StepsSlice from '../../slices/Steps/index.tsx';
import TableSlice from '../../slices/Table/index.tsx';
import TextSlice from '../../slices/Text/index.tsx';
import TimelineSlice from '../../slices/Timeline/index.tsx';
import VideoSlice from '../../slices/Video/index.tsx';
import { type AnySlice, type SliceProps, Slices } from '../../slices/zone.tsx';

vi.mock('../../components/editorial/lazy-video.tsx', () => import('../fixtures/video-at-once.ts'));
const getThemeAdvice = vi.hoisted(() => vi.fn<(...asked: unknown[]) => Promise<AdviceCardView[]>>());
vi.mock('../../lib/editorial/health.ts', async (original) => ({
  ...(await original<typeof import('../../lib/editorial/health.ts')>()),
  getThemeAdvice,
}));

type Slice<T extends AnySlice['slice_type']> = (props: SliceProps<T>) => ReactNode | Promise<ReactNode>;

type Shown = { variation: string; index: number; locale: Locale; draft: string; opening: boolean };

/** Renders a slice with these fields as a page of the locale does. */
async function show<T extends AnySlice['slice_type']>(
  slice: Slice<T>,
  primary: object,
  { variation = 'default', index = 0, locale = 'fr-fr', draft, opening = false }: Partial<Shown> = {},
) {
  const props = { slice: { variation, primary }, slices: [], index, context: { locale, draft, opening } };
  return render(await slice(props as unknown as SliceProps<T>));
}

const rich = (text: string) => [{ type: 'paragraph', text, spans: [], direction: 'ltr' }];
const file = (name: string) => ({
  link_type: 'Media',
  id: name,
  kind: 'file',
  name,
  url: `/files/${name}`,
  size: '118400',
});
const document = (type: string, more: object) => ({
  link_type: 'Document',
  id: 'Zx1',
  type,
  tags: [],
  lang: 'fr-fr',
  ...more,
});
const none = { link_type: 'Any' };

test.each([
  ['a text', 'Voir nos extraits', ['Voir nos extraits', 'Notre boutique']],
  ['no text', undefined, ['Notre boutique']],
  ['spaces as a text', '  ', ['Notre boutique']],
])('a button with %s', async (_, text, names) => {
  const link = (url: string, words?: string) => ({ link_type: 'Web', url, text: words });
  await show(HeroSlice, {
    title: 'Le soin',
    labels: [],
    primary_link: link('/nos-produits', text),
    secondary_link: link('/notre-boutique', 'Notre boutique'),
  });
  expect(screen.getAllByRole('link').map((each) => each.textContent)).toEqual(names);
});

test('the FAQ’s questions come with their links; one that is gone is left out', async () => {
  const question = document('faq_question', { data: { question: 'Où livrez-vous ?', answer: rich('En France.') } });
  const questions = [{ question }, { question: { ...question, isBroken: true } }, { question: none }];
  await show(AccordionSlice, { title: 'Vos questions', questions, link: none }, { variation: 'faq' });
  const [first, ...others] = screen.getAllByRole('group');
  expect(first?.textContent).toBe('Où livrez-vous ?En France.');
  expect(first?.hasAttribute('open')).toBe(true);
  expect(others).toEqual([]);
});

const anywhere = { link_type: 'Web', url: '/nos-plantes' };
const drawing = { url: '/media/plante.webp', alt: 'Une plante', dimensions: { width: 400, height: 900 } };

describe('a row that the editor left empty is not drawn', () => {
  const rows = (row: object): object[] => [{}, row, {}];
  const image = { picture: {}, section_background: null };

  type AnyView = (props: never) => ReactNode | Promise<ReactNode>;
  test.each<[string, AnyView, Record<string, unknown>, string, Shown['variation']?]>([
    ['accordion', AccordionSlice, { items: rows({ title: 'Savoir', text: rich('Un') }) }, 'SavoirUn'],
    [
      'accordion of the FAQ',
      AccordionSlice,
      {
        questions: ['Où ?', null].map((question) => ({
          question: document('faq_question', { data: { question, answer: rich('Ici') } }),
        })),
        link: none,
      },
      'Où ?Ici',
      'faq',
    ],
    ['steps', StepsSlice, { items: rows({ title: 'Cueillir', text: 'À la main' }) }, 'CueillirÀ la main'],
    ['shelves', ShelvesSlice, { items: rows({ ...image, title: 'Plantes', link: anywhere }) }, 'Plantes'],
    ['duo', DuoSlice, { items: rows({ ...image, title: 'Le soin', link: none }) }, 'Le soin'],
    ['hero', HeroSlice, { picture: drawing, labels: rows({ name: 'Arnica', link: anywhere }) }, 'Arnica'],
    ['figures', FiguresSlice, { items: rows({ value: '12', label: 'plantes' }) }, 'plantes12'],
    ['needs', NeedsSlice, { items: rows({ label: 'Dormir', link: anywhere }) }, 'Dormir'],
    ['timeline', TimelineSlice, { items: rows({ date: '1932', title: 'Die', text: [], picture: {} }) }, '1932 Die'],
    ['downloads', DownloadsSlice, { items: rows({ file: file('a.pdf'), title: 'Notice' }) }, 'NoticePDF, 116\u00a0ko'],
    ['logos', LogosSlice, { items: rows({ image: {}, name: 'Label', link: anywhere }) }, 'Label'],
    ['logos by their alternative', LogosSlice, { items: rows({ image: { alt: 'Bio' }, name: '' }) }, 'Bio'],
    ['labels', LogosSlice, { items: rows({ image: {}, name: 'Label', text: 'Sans' }) }, 'LabelSans', 'labels'],
  ])('%s', async (_, slice, primary, words, variation = 'default') => {
    const empty = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map((row) => (Object.keys(row).length === 0 ? { title: null, text: [], image: {}, picture: {} } : row))
        : value;
    const fields = Object.fromEntries(Object.entries(primary).map(([name, value]) => [name, empty(value)]));
    const { container } = await show(slice as Slice<'accordion'>, { title: null, ...fields }, { variation });
    expect(container.textContent).toBe(words);
    for (const each of container.querySelectorAll('h1, h2, h3, h4, a, summary, li, dt, figcaption'))
      expect(each.textContent, each.outerHTML).not.toBe('');
  });

  test('nor is the heading of a section that has a link alone', async () => {
    getThemeAdvice.mockResolvedValue([card]);
    const theme = document('health_theme', { url: '/slaap', data: { title: '', short_title: '' } });
    await show(AdviceCarouselSlice, { title: '', theme, count: 1 }, { variation: 'theme' });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Beter slapen']);
  });
});

test('an accordion opens what the editor opened', async () => {
  const items = [
    { title: 'Une', text: rich('1'), open: false },
    { title: 'Deux', text: rich('2'), open: true },
  ];
  await show(AccordionSlice, { title: 'Savoir', intro: rich('Deux choses'), items });
  expect(screen.getAllByRole('group').map((item) => item.hasAttribute('open'))).toEqual([false, true]);
  expect(screen.getByText('Deux choses')).toBeDefined();
});

const card: AdviceCardView = {
  id: 'a',
  href: '/slaap/a',
  title: 'Beter slapen',
  standfirst: '',
  theme: 'Slaap',
  picture: null,
  background: null,
  readingMinutes: 6,
};

test('a theme’s newest advice, in the words of the page', async () => {
  getThemeAdvice.mockResolvedValue([card]);
  const theme = document('health_theme', {
    url: '/nl/advies/slaap',
    data: { title: 'Beter slapen', short_title: 'Slaap' },
  });
  await show(AdviceCarouselSlice, { title: '', theme, count: 40 }, { variation: 'theme', locale: 'nl-be' });
  expect(getThemeAdvice).toHaveBeenCalledWith('nl-be', 'Zx1', 12, undefined);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Slaap');
  expect(screen.getByRole('link', { name: 'Bekijk het thema Slaap' }).getAttribute('href')).toBe('/nl/advies/slaap');
  expect(screen.getByText('6 min leestijd')).toBeDefined();
});

test('in a preview, the advice of a theme is read with the reference of the draft', async () => {
  getThemeAdvice.mockResolvedValue([card]);
  const theme = document('health_theme', { url: '/slaap', data: { title: 'Slaap', short_title: null } });
  await show(AdviceCarouselSlice, { title: '', theme, count: null }, { variation: 'theme', draft: 'draft' });
  expect(getThemeAdvice).toHaveBeenCalledWith('fr-fr', 'Zx1', 4, 'draft');
});

test('chosen advice says no reading time that it does not know; a theme that is gone shows nothing', async () => {
  const advice = document('advice', {
    url: '/a',
    data: { title: 'Dormir', standfirst: null, picture: {}, theme: none },
  });
  const { container } = await show(AdviceCarouselSlice, { title: 'Lire', link: none, advice: [{ advice }] });
  expect(screen.getByRole('article').textContent).toBe('Dormir');
  expect(container.textContent).not.toContain('min');
  const gone = await show(AdviceCarouselSlice, { title: 'Lire', theme: none, count: null }, { variation: 'theme' });
  expect(gone.container.innerHTML).toBe('');
});

test.each([
  ['contact', 'Nous écrire', '/nous-ecrire'],
  ['spontaneous_application', 'Envoyer une candidature', '/nous-rejoindre/candidature-spontanee'],
  ['return_products', 'Demander un retour', '/retourner-un-produit'],
])('a form that has its own page is linked to: %s', async (form, name, href) => {
  await show(FormBlockSlice, { form, title: 'Écrivez-nous', text: [] });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test.each([
  ['stock_alert', 'fr-fr'],
  ['return_products', 'fr-tn'],
] as const)('a form without a page is not shown: %s in %s', async (form, locale) => {
  const { container } = await show(FormBlockSlice, { form, title: 'Écrivez-nous', text: [] }, { locale });
  expect(container.querySelector('a, form')).toBeNull();
});

test('files say what they are in the words of the page', async () => {
  const items = [{ file: file('notice-nl.pdf'), title: 'Bijsluiter', note: null }, { file: none }];
  await show(DownloadsSlice, { title: 'Bestanden', items }, { locale: 'nl-be' });
  const [link, ...others] = screen.getAllByRole('link');
  expect(link?.textContent).toBe('BijsluiterPDF, 116\u00a0kB, Nederlands');
  expect(link?.getAttribute('href')).toBe('/files/notice-nl.pdf');
  expect(others).toEqual([]);
});

test.each([
  [0, true, 1],
  [2, true, 2],
  // The page has a title above it.
  [0, false, 2],
])(
  'a compact hero at place %d of a page that opens with it (%s) has a heading of level %d',
  async (index, opening, level) => {
    const primary = { title: 'Nous rejoindre', text: null, primary_link: none, secondary_link: none };
    await show(HeroSlice, primary, { variation: 'compact', index, opening });
    expect(screen.getByRole('heading', { level }).textContent).toBe('Nous rejoindre');
  },
);

test('a hero with a picture alone adds no empty heading to the page', async () => {
  const picture = { url: '/media/salon.webp', alt: null, dimensions: { width: 1600, height: 900 } };
  const primary = { title: null, text: null, primary_link: none, secondary_link: none, labels: [] };
  const { container } = await show(HeroSlice, { ...primary, picture, picture_mobile: {} }, { opening: true });
  expect(container.querySelector('img')).not.toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a site without a place is in the list only', async () => {
  const items = [{ name: 'Die', kind: null, address: null, place: {} }];
  const { container } = await show(SitesMapSlice, { title: 'Sites', text: [], items });
  expect(screen.getByRole('listitem').textContent).toBe('1Die');
  expect(container.querySelector('[role=img]')).toBeNull();
});

test('a table without a title is a table in the page’s language', async () => {
  const cell = { key: 'c', type: 'data', content: rich('Tien jaar') };
  const primary = { title: null, table: { body: { rows: [{ key: 'r', cells: [cell] }] } }, note: [] };
  await show(TableSlice, primary, { locale: 'nl-be' });
  expect(screen.getByRole('table', { name: 'Tabel' })).toBeDefined();
  const empty = await show(TableSlice, { title: 'Durées', table: null, note: [] });
  expect(empty.container.innerHTML).toBe('');
});

test('the headings of a page have the ids of its table of contents, each once', async () => {
  const heading = (text: string) => ({ type: 'heading2', text, spans: [], direction: 'ltr' });
  const slices = [
    { slice_type: 'text', primary: { text: [heading('Les bons gestes'), heading('Les bons gestes')] } },
    { slice_type: 'callout', primary: { title: 'Les bons gestes', text: [], tone: 'info' } },
    { slice_type: 'text', variation: 'columns', primary: { title: 'Le soir', text: [heading('Les bons gestes')] } },
  ].map((each, index) => ({ id: `s${index}`, variation: 'default', items: [], ...each }));
  const { container } = render(<Slices slices={slices as unknown as AnySlice[]} locale="fr-fr" draft={undefined} />);
  const ids = ['les-bons-gestes', 'les-bons-gestes-2', 'les-bons-gestes-3', 'les-bons-gestes-4'];
  expect([...container.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(ids);
  expect(headingsOf(slices, true).map(({ id }) => id)).toEqual(ids);
});

test('a text beside its title stands one level below it', async () => {
  const text = [{ type: 'heading2', text: 'À la main', spans: [], direction: 'ltr' }];
  await show(TextSlice, { title: 'Notre manière', text }, { variation: 'columns' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Notre manière');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('À la main');
  expect((await show(TextSlice, { text: [] })).container.innerHTML).toBe('');
});

const film = { title: null, caption: 'Deux minutes', poster: {}, transcript: rich('Il est six heures.') };

test('a film of another host says who learns of it', async () => {
  await show(VideoSlice, { ...film, video: { embed_url: 'https://vimeo.com/76979871' } });
  expect(screen.getByRole('button', { name: 'Lire la vidéo' })).toBeDefined();
  expect(screen.getByText(/hébergée par Vimeo/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'La regarder chez Vimeo' }).getAttribute('href')).toBe(
    'https://vimeo.com/76979871',
  );
});

test('a film of a host that is not known is a link; an address that is none is nothing', async () => {
  await show(VideoSlice, { ...film, video: { embed_url: 'https://www.example.org/film' } });
  expect(screen.getByRole('link', { name: 'Voir la vidéo sur example.org' })).toBeDefined();
  const bad = await show(VideoSlice, { ...film, video: { embed_url: 'javascript:alert(1)' } });
  expect(bad.container.innerHTML).toBe('');
  const empty = await show(VideoSlice, { ...film, video: {} });
  expect(empty.container.innerHTML).toBe('');
});

test('a film of the media library is played here, with captions in the page’s language', async () => {
  const primary = { ...film, file: file('granule.mp4'), captions: file('granule.vtt') };
  const { container } = await show(VideoSlice, primary, { variation: 'file', locale: 'nl-be' });
  expect(container.querySelector('video')?.getAttribute('aria-label')).toBe('Deux minutes');
  expect(container.querySelector('track')?.getAttribute('srclang')).toBe('nl');
  expect(container.querySelector('track')?.getAttribute('label')).toBe('Nederlands');
});
