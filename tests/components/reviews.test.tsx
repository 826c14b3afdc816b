import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OrderReviews } from '../../components/account/order-follow-up.tsx';
import { ModerationLogin, ModerationView } from '../../components/moderation/moderation-view.tsx';
import { HowReviewsView } from '../../components/reviews/how-view.tsx';
import { ReviewForm } from '../../components/reviews/review-form.tsx';
import { RatingLine, ReviewsSection } from '../../components/reviews/reviews-section.tsx';
import { WriteReviewView } from '../../components/reviews/write-view.tsx';
import type { FormState } from '../../lib/forms/state.ts';
import type { Review, ShownReview } from '../../lib/reviews/book.ts';
import type { Invitation } from '../../lib/reviews/invitations.ts';
import { NO_RATINGS, summaryOf } from '../../lib/reviews/rules.ts';
import messages from '../../messages/fr/reviews.json';
import { words } from './forms/words.ts';

const { sendReview, openReview } = vi.hoisted(() => ({
  sendReview: vi.fn<() => Promise<FormState>>(),
  openReview: vi.fn<() => Promise<string>>(),
}));
vi.mock('../../lib/reviews/actions.ts', () => ({ sendReview, openReview }));
vi.mock('../../lib/moderation/actions.ts', () => ({
  openModeration: async () => undefined,
  closeModeration: async () => undefined,
  decideReview: async () => undefined,
}));
vi.mock('../../components/editorial/hero.tsx', () => import('../setup/hero-page.tsx'));

const labels: ComponentProps<typeof ReviewForm>['labels'] = {
  ...messages.form,
  ratings: Object.entries(messages.form.ratings).map(([value, label]) => ({ value, label })),
  title: messages.form.reviewTitle,
};

/** As the queries read a text: every space is a plain one. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const showForm = (answered: FormState | null = null) =>
  render(
    <ReviewForm
      locale="fr-fr"
      words={words}
      labels={labels}
      link="token"
      answered={answered}
      done={{ title: 'Merci', text: null }}
      note={null}
    />,
  );

const rating = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => {
  sendReview.mockReset();
  sendReview.mockResolvedValue({ status: 'done' });
});

describe('the form of a review', () => {
  test('is sent with its link, and thanks', async () => {
    showForm();
    fireEvent.focus(rating('4, bien'));
    fireEvent.click(rating('4, bien'));
    fireEvent.change(screen.getByLabelText('Titre'), { target: { value: 'Bon produit' } });
    fireEvent.change(screen.getByLabelText('Votre avis'), {
      target: { value: 'Le flacon se referme bien, vraiment.' },
    });
    fireEvent.change(screen.getByLabelText('Nom affiché'), { target: { value: 'Hélène R.' } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer mon avis' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Merci' })).toBeDefined());
    const [, posted] = sendReview.mock.calls[0] as unknown as [null, FormData];
    expect(Object.fromEntries(posted)).toMatchObject({
      link: 'token',
      rating: '4',
      title: 'Bon produit',
      agreement: 'on',
    });
  });

  test('without any choice names each mistake, and sends nothing', async () => {
    showForm();
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer mon avis' }));
    const links = await waitFor(() => within(screen.getByRole('alert')).getAllByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#review-rating',
      '#review-title',
      '#review-text',
      '#review-displayName',
      '#review-agreement',
    ]);
    expect(screen.getByRole('group', { name: 'Votre note' }).id).toBe('review-rating');
    expect(sendReview).not.toHaveBeenCalled();
  });

  test('shows what a visitor without script had typed, with the mistakes', () => {
    const initialValue = { rating: '2', title: 'Déçu', text: 'Court.', displayName: 'É. D.', agreement: 'on' };
    showForm({
      status: 'error',
      result: { status: 'error', initialValue, error: { text: ['reviewShort {"min":20}'] } },
    });
    expect(rating('2, décevant')).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Titre')).toHaveProperty('value', 'Déçu');
    expect(screen.getByLabelText('Votre avis').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  });
});

const invitation = { productName: 'Baume', orderName: '#1042', orderedAt: new Date(), draft: null } as Invitation;

describe('what the link of a mail leads to', () => {
  type View = (props: object) => Promise<React.ReactElement<{ children: React.ReactElement }>>;
  // The views below the first one are asynchronous, too.
  const viewIn = ({ type, props }: React.ReactElement) => (type as View)(props as object);
  const show = async (access: ComponentProps<typeof WriteReviewView>['access'], done = false) =>
    render(await viewIn(await WriteReviewView({ locale: 'fr-fr', token: 'token', access, done })));

  test.each([
    ['fr-be', '(nouvel onglet)'],
    ['nl-be', '(nieuw tabblad)'],
  ] as const)('open, in %s: the links beside the form say that they open a tab', async (locale, words) => {
    const access = { status: 'open', invitation } as const;
    const frame = await viewIn(await WriteReviewView({ locale, token: 'token', access, done: false }));
    const form = frame.props.children as React.ReactElement<{ note: React.ReactElement }>;
    render(await viewIn(form.props.note));
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.endsWith(` ${words}`))).toEqual([true, true]);
    expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  });

  test.each([
    ['invalid', messages.link.invalid.title],
    ['expired', messages.link.expired.title],
    ['notHere', messages.link.notHere.title],
  ] as const)('%s: says why there is no form', async (status, title) => {
    await show({ status });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: messages.link.account })).toBeDefined();
  });

  test('while nothing answers: the link stays good', async () => {
    await show(null);
    expect(screen.getByText(plain(messages.link.unavailable.text))).toBeDefined();
  });

  test.each(['pending', 'approved', 'refused'] as const)('used: what has become of the review, %s', async (state) => {
    await show({ status: 'used', invitation, state });
    expect(screen.getByText(/Votre avis sur « Baume »/)).toBeDefined();
  });

  test('used just now, without script: thanks', async () => {
    await show({ status: 'used', invitation, state: 'pending' }, true);
    expect(screen.getByRole('heading', { level: 2, name: messages.form.done })).toBeDefined();
  });
});

const review: ShownReview = {
  id: 'r-1',
  displayName: 'Griet V.',
  rating: 4,
  title: 'Goed potje',
  text: 'Slikt vlot door.',
  answer: 'Dank u.',
  locale: 'nl-be',
  orderedAt: '2026-10-01T08:00:00.000Z',
  publishedAt: '2026-11-02T08:00:00.000Z',
};
const summary = summaryOf({ ...NO_RATINGS, 5: 1, 4: 11 });
if (!summary) throw new Error('there are reviews');
const shown = { summary, page: { page: 0, pages: 2, skip: 0, take: 3 }, reviews: [review] };

describe('the reviews of a product', () => {
  test('say their dates, their language, the order, and where the others are', async () => {
    render(await ReviewsSection({ locale: 'fr-fr', path: '/nos-produits/baume', search: '', shown }));
    const region = screen.getByRole('region', { name: messages.section.title });
    expect(within(region).getByText(messages.section.checked)).toBeDefined();
    const article = within(region).getByRole('article');
    expect(article.textContent).toContain('Griet V., commande du 1er octobre 2026, avis publié le 2 novembre 2026');
    expect(article.textContent).toContain('Écrit en néerlandais');
    expect(within(article).getByRole('img', { name: '4 sur 5' })).toBeDefined();
    expect(within(article).getByText('Slikt vlot door.').getAttribute('lang')).toBe('nl-BE');
    expect(within(article).getByText('Dank u.')).toBeDefined();
    expect(within(article).getByRole('link', { name: messages.section.report }).getAttribute('href')).toMatch(
      /^mailto:.*subject=.*r-1$/,
    );
    expect(
      within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '5 sur 5\u00a0: 1 avis',
      '4 sur 5\u00a0: 11 avis',
      '3 sur 5\u00a0: 0 avis',
      '2 sur 5\u00a0: 0 avis',
      '1 sur 5\u00a0: 0 avis',
    ]);
    expect(within(region).getByRole('link', { name: 'Voir les 12 avis' }).getAttribute('href')).toBe(
      '/nos-produits/baume?reviews=1#reviews',
    );
  });

  test('of the page’s own language need no word on it', async () => {
    render(await ReviewsSection({ locale: 'nl-be', path: '/nl/balsem', search: '', shown }));
    expect(screen.getByRole('article').textContent).not.toContain('geschreven');
    expect(screen.getByText('Slikt vlot door.').getAttribute('lang')).toBeNull();
  });

  test.each([
    ['of a static page', '', 'reviews=2'],
    ['of a choice', 'variant=70014&plan=80012&reviews=1', 'variant=70014&plan=80012&reviews=2'],
    ['of a choice without script', 'variant=choose&format=30', 'variant=choose&format=30&reviews=2'],
  ])('lead to the others with the address %s', async (_, search, expected) => {
    const first = { ...shown, page: { page: 1, pages: 2, skip: 0, take: 10 } };
    const section = <ReviewsSection locale="fr-fr" path="/baume" search={search} shown={first} />;
    document.body.innerHTML = await new Response((await prerender(section)).prelude).text();
    const hrefs = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(hrefs.slice(1)).toEqual(Array(2).fill(`/baume?${expected}#reviews`));
    document.body.innerHTML = '';
  });

  test('lead to the others with what is chosen in the browser meanwhile', async () => {
    window.history.replaceState(null, '', '/nos-produits/baume');
    render(await ReviewsSection({ locale: 'fr-fr', path: '/nos-produits/baume', search: '', shown }));
    act(() => {
      window.history.replaceState(null, '', '?variant=70013&plan=80011');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByRole('link', { name: 'Voir les 12 avis' }).getAttribute('href')).toBe(
      '/nos-produits/baume?variant=70013&plan=80011&reviews=1#reviews',
    );
    window.history.replaceState(null, '', '/');
  });

  test('are one line beside the name', async () => {
    render(await RatingLine({ locale: 'fr-fr', summary }));
    const link = screen.getByRole('link', { name: /12 avis/ });
    expect(link.getAttribute('href')).toBe('#reviews');
    expect(screen.getByRole('img', { name: '4 sur 5' }).textContent).toBe('★★★★☆');
  });

  test.each([
    ['an even average', { 5: 1, 3: 1 }, '★★★★☆', '4 sur 5'],
    ['half a star', { 4: 1, 3: 1 }, '★★★☆☆', '3,5 sur 5'],
    ['two thirds', { 5: 2, 4: 1 }, '★★★★☆', '4,6 sur 5'],
    ['nearly the best', { 5: 199, 1: 1 }, '★★★★☆', '4,9 sur 5'],
    ['the best', { 5: 7 }, '★★★★★', '5 sur 5'],
  ])('never overstate: %s', async (_, counts, stars, average) => {
    const rated = summaryOf({ ...NO_RATINGS, ...counts });
    if (!rated) throw new Error('there are reviews');
    render(await RatingLine({ locale: 'fr-fr', summary: rated }));
    expect(screen.getByRole('img', { name: average }).textContent).toBe(stars);
    // Beside the stars, for whoever sees them.
    expect(screen.getByRole('link').textContent).toMatch(new RegExp(`^${stars} ${average} \\(\\d+ avis\\)$`));
    cleanup();
    render(
      await ReviewsSection({
        locale: 'fr-fr',
        path: '/baume',
        search: '',
        shown: { ...shown, summary: rated, reviews: [] },
      }),
    );
    expect(screen.getByRole('img', { name: average }).textContent).toBe(stars);
    expect(screen.getByText(average)).toBeDefined();
  });

  test('are explained on a page of their own, with every period', async () => {
    render(await HowReviewsView({ locale: 'fr-fr' }));
    const { textContent } = document.body;
    for (const part of [/expire après 90 jours/, /sous 7 jours et gardé 3 ans/, /gardé 365 jours/])
      expect(textContent).toMatch(part);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
  });
});

describe('the reviews in an order', () => {
  test('are a button for what may be written, and a sentence for what was', async () => {
    const lines = [
      { variantId: '1', title: 'Baume', state: null },
      { variantId: '2', title: 'Tisane', state: 'approved' as const },
    ];
    render(await OrderReviews({ locale: 'fr-fr', order: '1042', lines, failed: false }));
    expect(screen.getByRole('button', { name: /^Donner mon avis\s: Baume$/ })).toBeDefined();
    expect(screen.getByText('Tisane : votre avis est publié.')).toBeDefined();
  });

  test('lead to the form with a page load of its own, as its address holds a token', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    const lines = [{ variantId: '1', title: 'Baume', state: null }];
    render(await OrderReviews({ locale: 'fr-fr', order: '1042', lines, failed: false }));
    openReview.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('/votre-avis?t=x');
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(messages.order.unavailable));
    expect(assign).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/votre-avis?t=x'));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent(window, new Event('pagehide'));
  });

  test('are nothing where there is nothing, and an error where the button failed', async () => {
    expect(await OrderReviews({ locale: 'fr-fr', order: '1042', lines: [], failed: false })).toBeNull();
    render(await OrderReviews({ locale: 'fr-fr', order: '1042', lines: [], failed: true }));
    expect(screen.getByRole('alert').textContent).toBe(messages.order.unavailable);
  });
});

describe('the page of the moderators', () => {
  const row = (state: Review['state'], more: Partial<Review> = {}) =>
    ({
      ...review,
      state,
      id: `r-${state}`,
      title: state,
      productName: 'Baume',
      orderName: '#1042',
      createdAt: new Date('2026-11-01T08:00:00Z'),
      draft: null,
      reason: null,
      answer: null,
      ...more,
    }) as unknown as Review;
  const found = {
    asked: null,
    waiting: 80,
    pending: [row('pending')],
    approved: [row('approved', { draft: { field: 'answer', text: 'Il soigne.', problem: 'claim', said: 'soigne' } })],
    refused: [row('refused', { reason: 'Hors sujet.' })],
    log: [{ id: 'l', reviewId: 'r-1', action: 'approved' as const, createdAt: new Date('2026-11-01T08:00:00Z') }],
  };
  test('has for each review what may be decided, and keeps what was not accepted', async () => {
    render(await ModerationView({ locale: 'fr-fr', found, reference: '', outcome: 'approved' }));
    expect(screen.getByRole('heading', { name: '80 avis en attente' })).toBeDefined();
    expect(screen.getByText(messages.moderation.outcome.approved)).toBeDefined();
    const all = screen.getAllByRole('article');
    const buttons = all.map((article) =>
      within(article)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    );
    expect(buttons).toEqual([['Publier', 'Refuser'], ['Refuser', 'Enregistrer la réponse'], ['Publier']]);
    expect(screen.getByLabelText(messages.moderation.answer)).toHaveProperty('value', 'Il soigne.');
    expect(screen.getByText(/Retirez « soigne »/)).toBeDefined();
    expect(screen.getByText(/publié, r-1$/)).toBeDefined();
  });

  test('finds a review by its reference, and has it once', async () => {
    const [asked] = found.approved;
    render(
      await ModerationView({
        locale: 'fr-fr',
        found: { ...found, asked: asked ?? null },
        reference: 'x',
        outcome: null,
      }),
    );
    const titles = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
    expect(titles()).toEqual(['approved', 'pending', 'refused']);
    expect(screen.queryByText(messages.moderation.notFound)).toBeNull();
  });

  test('says that no review has the reference', async () => {
    render(await ModerationView({ locale: 'fr-fr', found, reference: 'abc', outcome: null }));
    expect(screen.getByText(messages.moderation.notFound)).toBeDefined();
    expect(screen.getByLabelText(messages.moderation.find)).toHaveProperty('value', 'abc');
  });

  test('says that it cannot read them', async () => {
    render(await ModerationView({ locale: 'fr-fr', found: null, reference: '', outcome: null }));
    expect(screen.getByRole('alert').textContent).toBe(messages.moderation.unavailable);
  });

  test.each(['wrong', 'limited'] as const)('asks for the token, %s', async (outcome) => {
    render(await ModerationLogin({ locale: 'fr-fr', reference: '', outcome }));
    expect(screen.getByText(messages.moderation[outcome])).toBeDefined();
    expect(screen.getByLabelText(messages.moderation.login).getAttribute('aria-invalid')).toBe('true');
  });
});
