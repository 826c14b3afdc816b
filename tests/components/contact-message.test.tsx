import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { ContactForm, type ContactWords } from '../../components/contact/contact-form.tsx';
import { countryOptions } from '../../lib/platform/i18n/countries.ts';
import messages from '../../messages/fr/forms.json';
import { words } from './forms/words.ts';

vi.mock('../../lib/contact/actions.ts', () => ({ sendContact: vi.fn() }));

const { contact } = messages;
const URL = 'https://www.notifieruneffetindesirable.be/';
const vigilance = {
  expressions: ['allergi*', 'effet* secondaire*'],
  text: 'Votre message parle d’un effet indésirable ?',
  link: { href: URL, text: 'Notifier un effet indésirable' },
};

const form = (hint = vigilance) => (
  <ContactForm
    locale="fr-be"
    words={words}
    labels={contact as unknown as ContactWords}
    tag="nl-BE"
    country="FR"
    vigilance={hint}
    done={{ title: '', text: '' }}
    note={null}
  />
);
const show = () => render(form());

const field = () => screen.getByLabelText<HTMLTextAreaElement>(contact.message);
const type = (value: string) => fireEvent.input(field(), { target: { value } });
/** The status region of the message: those of the files and of the form come later. */
const region = () => field().closest('form')?.querySelector('[role="status"]');
const isSilent = () => waitFor(() => expect(region()?.textContent).toBe(''));

test('a message about an adverse event: where it is declared stands below, in a region that was there before', async () => {
  show();
  const before = region();
  expect(before?.textContent).toBe('');
  type('Bonjour, une ALLERGIE est apparue.');
  const link = await screen.findByRole('link', { name: `${vigilance.link.text} ${contact.newTab}` });
  expect(link.getAttribute('href')).toBe(URL);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(region()).toBe(before);
  expect(before?.textContent).toContain(vigilance.text);
  expect(field().value).toBe('Bonjour, une ALLERGIE est apparue.');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('goes when it is about something else again', async () => {
  show();
  type('Un effet secondaire');
  await screen.findByText(vigilance.text);
  type('Où acheter la crème ?');
  await isSilent();
});

test('content that has no words for it says nothing', async () => {
  const { rerender } = show();
  type('Une allergie.');
  await screen.findByText(vigilance.text);
  rerender(form({ ...vigilance, text: '' }));
  expect(region()?.textContent).toBe('');
});

const countries = () => screen.getByLabelText<HTMLSelectElement>(contact.country);
const namesOf = ({ options }: HTMLSelectElement) => [...options].map(({ value, text }) => ({ value, label: text }));

test('after a navigation the browser has the countries of its own', async () => {
  show();
  await waitFor(() => expect(namesOf(countries())).toEqual(countryOptions('nl-BE')));
  expect(countries().value).toBe('FR');
});

test('what was chosen and said is still there at a return to the page', async () => {
  const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{form()}</Activity>;
  const { rerender } = render(page('visible'));
  await waitFor(() => expect(countries().value).toBe('FR'));
  fireEvent.change(countries(), { target: { value: 'LU' } });
  type('Une allergie est apparue.');
  const notice = await screen.findByText(vigilance.text);
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(countries().value).toBe('LU');
  expect(screen.getByText(vigilance.text)).toBe(notice);
});
