import type { SubmissionResult } from '@conform-to/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { Activity, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountFormContext } from '../../components/account/account-form.tsx';
import { AddressBook, type ShownAddress } from '../../components/account/address-book.tsx';
import { DeletionForm, PasswordForm, ProfileForm } from '../../components/account/information-forms.tsx';
import type { FormWords } from '../../components/forms/words.ts';
import type { CustomerAnswer } from '../../lib/account/form-state.ts';
import { addressValues } from '../../lib/account/values.ts';
import customer from '../../messages/fr/customer.json';
import delivery from '../../messages/fr/delivery.json';
import { addressLike } from '../fixtures/customer.ts';
import * as actions from '../setup/customer-actions.ts';
import { visit } from '../setup/next/navigation.ts';
import { words as formWords } from './forms/words.ts';

vi.mock('../../lib/account/actions.ts', () => import('../setup/customer-actions.ts'));

const words: FormWords = {
  ...formWords,
  errors: { ...formWords.errors, ...customer.errors },
  problems: { ...formWords.problems, ...customer.problems },
};
const PATH = '/mon-compte/informations';
const form: AccountFormContext = {
  locale: 'fr-fr',
  words,
  path: PATH,
  country: 'FR',
  who: 'camille',
  contactPage: null,
};
const inWords = (part: ReactNode) => (
  <NextIntlClientProvider locale="fr-FR" messages={{ customer, delivery }} timeZone="Europe/Paris">
    {part}
  </NextIntlClientProvider>
);
const show = (part: ReactElement) => render(inWords(part));

const values = {
  firstName: 'Camille',
  lastName: 'Morel',
  email: 'camille@exemple.fr',
  phone: '',
  acceptsMarketing: 'on',
};
const profile = (more: Partial<Parameters<typeof ProfileForm>[0]> = {}) => (
  <ProfileForm
    form={form}
    values={values}
    snapshot="s1"
    signInEmail="camille@exemple.fr"
    outcome={null}
    answer={null}
    {...more}
  />
);

const shown = (number: string, more: Partial<ShownAddress> = {}): ShownAddress => ({
  number,
  name: `${number} rue haute`,
  lines: <p>{number} rue haute</p>,
  phone: '',
  values: addressValues(addressLike(Number(number), { address1: `${number} rue haute` })),
  snapshot: `s${number}`,
  isDefault: number === '1',
  warning: null,
  ...more,
});
const countries = ['FR', 'BE', 'DE'].map((value) => ({ value, label: value }));
const book = (more: Partial<Parameters<typeof AddressBook>[0]> = {}) => (
  <AddressBook
    form={form}
    addresses={[shown('1'), shown('2')]}
    most={10}
    countries={countries}
    fresh={{ firstName: 'Camille', lastName: 'Morel', country: 'FR' }}
    open={null}
    outcome={null}
    answer={null}
    {...more}
  />
);

/** As Testing Library normalizes text: no-break spaces become spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const about = (message: string, address: string) => message.replace('{address}', address);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const sentBy = (action: typeof actions.saveProfile) => Object.fromEntries(action.mock.lastCall?.[0] ?? []);

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset();
  visit(PATH);
});

describe('where e-mail and phone are changed at the shop', () => {
  const page = 'https://shop.example/account';
  const atShop = { ...form, contactPage: page };

  test('the profile says both, links to the shop’s page, and sends names and consent alone', async () => {
    actions.saveProfile.mockResolvedValue({ status: 'done', outcome: 'profile' });
    show(profile({ form: atShop, values: { ...values, phone: '+33612345678' } }));
    expect(screen.queryByLabelText(/^E-mail/)).toBeNull();
    expect(screen.getByText('E-mail : camille@exemple.fr')).toBeTruthy();
    expect(screen.getByText('Téléphone : +33612345678')).toBeTruthy();
    expect(link(customer.profile.contactPage).getAttribute('href')).toBe(page);
    type('Prénom', 'Maud');
    press('Enregistrer');
    await waitFor(() => expect(actions.saveProfile).toHaveBeenCalledOnce());
    expect(sentBy(actions.saveProfile)).toMatchObject({ firstName: 'Maud', acceptsMarketing: 'on' });
    expect(Object.keys(sentBy(actions.saveProfile))).not.toContain('email');
  });

  test('an address asks for its province where the shop wants one, and only then', async () => {
    const result: SubmissionResult<string[]> = { status: 'error', error: { zoneCode: ['zoneRequired'] } };
    actions.saveAddress.mockResolvedValue({ status: 'error', result });
    show(book({ form: atShop, addresses: [], open: 'new' }));
    expect(screen.queryByLabelText(/^Province/)).toBeNull();
    expect(screen.getByRole('checkbox', { name: new RegExp(`^${customer.addresses.nameForAccount}`) })).toBeTruthy();
    for (const [label, text] of [
      ['Numéro et rue', '1 Main Street'],
      ['Code postal', '26150'],
      ['Ville', 'Die'],
    ] as const)
      type(label, text);
    press(customer.addresses.submit);
    expect(await screen.findByLabelText(/^Province/)).toBeTruthy();
    expect(screen.getAllByText(customer.errors.zoneRequired).length).toBeGreaterThan(0);
  });
});

describe('the customer', () => {
  test('what the browser sees is wrong is said at its field and takes the focus; nothing is sent', async () => {
    show(profile());
    type('Prénom', 'C');
    type('Téléphone', '06 12');
    press('Enregistrer');
    const box = await screen.findByRole('alert');
    expect(
      within(box)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([words.errors.givenNameShort, customer.errors.phoneUnusable]);
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(actions.saveProfile).not.toHaveBeenCalled();
  });

  test('is sent once with the marks of the page; what is saved is said, and takes the focus', async () => {
    actions.saveProfile.mockResolvedValue({ status: 'done', outcome: 'newsletterAsked' });
    show(profile());
    type('Prénom', 'Camillo');
    press('Enregistrer');
    press('Enregistrer');
    const notice = await screen.findByText(plain(customer.outcome.newsletterAsked));
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
    expect(notice.closest('[role=status]')).not.toBeNull();
    expect(actions.saveProfile).toHaveBeenCalledTimes(1);
    expect(sentBy(actions.saveProfile)).toEqual({
      ...values,
      firstName: 'Camillo',
      locale: 'fr-fr',
      who: 'camille',
      snapshot: 's1',
      scripted: 'true',
    });
  });

  test('what was saved is not said again to who comes back to the page, nor does it take the focus', async () => {
    actions.saveProfile.mockResolvedValue({ status: 'done', outcome: 'newsletterAsked' });
    const page = (mode: 'visible' | 'hidden') => inWords(<Activity mode={mode}>{profile()}</Activity>);
    const { rerender } = render(page('visible'));
    type('Prénom', 'Camillo');
    press('Enregistrer');
    await screen.findByText(plain(customer.outcome.newsletterAsked));
    rerender(page('hidden'));
    (document.activeElement as HTMLElement).blur();
    rerender(page('visible'));
    expect(screen.queryByText(plain(customer.outcome.newsletterAsked))).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test('what the shop says is at its field, and everything typed stays', async () => {
    actions.saveProfile.mockImplementation(async (form) => ({
      status: 'error',
      result: { status: 'error', initialValue: { email: String(form.get('email')) }, error: { email: ['emailTaken'] } },
    }));
    show(profile());
    type('E-mail', 'lotte@voorbeeld.be');
    press('Enregistrer');
    await waitFor(() => expect(field('E-mail').getAttribute('aria-invalid')).toBe('true'));
    const described = field('E-mail').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(
      customer.errors.emailTaken,
    );
    expect(field('E-mail').value).toBe('lotte@voorbeeld.be');
  });

  test('changed elsewhere: said so, and sending again says that this is seen', async () => {
    const result = { status: 'error', initialValue: { ...values, firstName: 'Camillo' } } as const;
    actions.saveProfile.mockResolvedValueOnce({
      status: 'error',
      result,
      problem: { code: 'changed', values: {} },
      snapshot: 's2',
    });
    show(profile());
    type('Prénom', 'Camillo');
    press('Enregistrer');
    await screen.findByText(plain(customer.problems.changed));
    expect(field('Prénom').value).toBe('Camillo');
    actions.saveProfile.mockResolvedValueOnce({ status: 'done', outcome: 'profile' });
    press('Enregistrer');
    await screen.findByText(plain(customer.outcome.profile));
    expect(sentBy(actions.saveProfile)).toMatchObject({ firstName: 'Camillo', snapshot: 's2' });
  });

  test('signed out: the form says so, shows the way, and keeps what was typed', async () => {
    actions.saveProfile.mockResolvedValue({ status: 'error', result: {}, problem: { code: 'signedOut', values: {} } });
    show(profile());
    type('Prénom', 'Camillo');
    press('Enregistrer');
    await screen.findByText(plain(customer.problems.signedOut));
    expect(link(customer.signIn).getAttribute('href')).toBe(PATH);
    expect(field('Prénom').value).toBe('Camillo');
  });

  test('a post that does not arrive loses nothing; sent again, it is said again', async () => {
    actions.saveProfile.mockRejectedValue(new TypeError('no connection'));
    show(profile());
    type('Prénom', 'Camillo');
    press('Enregistrer');
    await screen.findByText(plain(formWords.problems.unanswered ?? ''));
    expect(field('Prénom').value).toBe('Camillo');
    press('Enregistrer');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  });

  test('values that the shop has saved come into the form', () => {
    const { rerender } = show(profile());
    rerender(inWords(profile({ values: { ...values, phone: '+33612345678' }, snapshot: 's2' })));
    expect(field('Téléphone').value).toBe('+33612345678');
  });

  test('what is typed stays when the page brings other values, and is not sent as if they had been seen', async () => {
    const { rerender } = show(profile());
    type('Nom', 'Sy');
    rerender(inWords(profile({ values: { ...values, firstName: 'Camillo' }, snapshot: 's2' })));
    expect([field('Prénom').value, field('Nom').value]).toEqual(['Camille', 'Sy']);
    actions.saveProfile.mockResolvedValue({ status: 'done', outcome: 'profile' });
    press('Enregistrer');
    await screen.findByText(plain(customer.outcome.profile));
    expect(sentBy(actions.saveProfile)).toMatchObject({ firstName: 'Camille', lastName: 'Sy', snapshot: 's1' });
    expect(field('Nom').value).toBe('Sy');
    rerender(inWords(profile({ values: { ...values, lastName: 'SY' }, snapshot: 's3' })));
    expect(field('Nom').value).toBe('SY');
  });

  test('what a post without script has brought back stays, too', () => {
    const initialValue = { ...values, firstName: 'C' };
    const result: SubmissionResult<string[]> = {
      status: 'error',
      initialValue,
      error: { firstName: ['givenNameShort'] },
    };
    const answer = { status: 'error', result } as const;
    const { rerender } = show(profile({ answer }));
    rerender(inWords(profile({ answer: null, values: { ...values, phone: '+33612345678' }, snapshot: 's2' })));
    expect(field('Prénom').value).toBe('C');
  });

  test.each([
    ['camille@exemple.fr', customer.profile.emailSame],
    [null, customer.profile.emailSame],
    ['autre@exemple.fr', customer.profile.emailApart.replace('{email}', 'autre@exemple.fr')],
  ])('signed in as %s', (signInEmail, hint) => {
    show(profile({ signInEmail }));
    expect(screen.getByText(hint)).toBeTruthy();
  });
});

describe('the addresses', () => {
  test('one is opened, its heading has the focus; leaving it gives the focus back', async () => {
    show(book());
    fireEvent.click(link(about(customer.addresses.editOf, '2 rue haute')));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(customer.addresses.editTitle));
    expect(field('Numéro et rue').value).toBe('2 rue haute');
    fireEvent.click(link('Annuler'));
    await waitFor(() => expect(document.activeElement).toBe(link(about(customer.addresses.editOf, '2 rue haute'))));
    expect(screen.queryByLabelText(/^Numéro et rue/)).toBeNull();
  });

  test('another one opened beside it loses nothing that was typed', () => {
    show(book());
    fireEvent.click(link(customer.addresses.add));
    type('Ville', 'Die');
    fireEvent.click(link(about(customer.addresses.editOf, '2 rue haute')));
    const cities = screen.getAllByLabelText<HTMLInputElement>(/^Ville/).map(({ value }) => value);
    expect(cities).toHaveLength(2);
    expect(cities).toContain('Die');
  });

  test('one that has changed meanwhile is shown so until something is typed', () => {
    const changedTo = (address1: string, snapshot: string) =>
      inWords(book({ open: '2', addresses: [shown('2', { snapshot, values: { ...shown('2').values, address1 } })] }));
    const { rerender } = render(changedTo('2 rue haute', 's2'));
    rerender(changedTo('2 rue basse', 's3'));
    expect(field('Numéro et rue').value).toBe('2 rue basse');
    type('Ville', 'Die');
    rerender(changedTo('2 quai', 's4'));
    expect([field('Numéro et rue').value, field('Ville').value]).toEqual(['2 rue basse', 'Die']);
    expect(document.querySelector<HTMLInputElement>('input[name=snapshot]')?.value).toBe('s3');
  });

  test.each(['', 'AN'])('a country that is not in the list (%j) has to be chosen', async (country) => {
    show(book({ open: '2', addresses: [shown('2', { values: { ...shown('2').values, country } })] }));
    expect(field('Pays').value).toBe('');
    press(customer.addresses.submit);
    await waitFor(() => expect(field('Pays').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(words.errors.countryRequired ?? '').length).toBeGreaterThan(0);
    expect(actions.saveAddress).not.toHaveBeenCalled();
  });

  test('saved, the form closes and the page says so', async () => {
    actions.saveAddress.mockResolvedValue({ status: 'done', outcome: 'address' });
    show(book());
    fireEvent.click(link(customer.addresses.add));
    expect(field('Prénom').value).toBe('Camille');
    type('Numéro et rue', '3 quai');
    type('Code postal', '26150');
    type('Ville', 'Die');
    press(customer.addresses.submit);
    const notice = await screen.findByText(plain(customer.outcome.address));
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
    expect(screen.queryByLabelText(/^Ville/)).toBeNull();
    expect(sentBy(actions.saveAddress)).toMatchObject({
      address: 'new',
      address1: '3 quai',
      country: 'FR',
      who: 'camille',
    });
    expect(sentBy(actions.saveAddress)).not.toHaveProperty('snapshot');
  });

  test.each([
    ['97400', 'FR', delivery.address.region],
    ['10115', 'DE', delivery.address.country],
    ['69', 'FR', delivery.address.postcode],
    ['69004', 'FR', null],
  ])('%s in %s: %s', (zip, country, expected) => {
    show(book({ open: 'new' }));
    type('Code postal', zip);
    fireEvent.change(field('Pays'), { target: { value: country } });
    const warnings = Object.values(delivery.address).filter((text) => screen.queryByText(text));
    expect(warnings).toEqual(expected ? [expected] : []);
  });

  const zipLabel = () => plain(document.querySelector(`label[for="${field('Code postal').id}"]`)?.textContent ?? '');

  test('a postcode is optional where there are none, as soon as such a country is chosen', async () => {
    actions.saveAddress.mockResolvedValue({ status: 'done', outcome: 'address' });
    const listed = [...countries, ...['CI', 'HK'].map((value) => ({ value, label: value }))];
    show(book({ open: 'new', countries: listed }));
    expect(zipLabel()).not.toContain(words.optional);
    for (const [country, isOptional] of [
      ['HK', true],
      ['DE', false],
      ['CI', true],
    ] as const) {
      fireEvent.change(field('Pays'), { target: { value: country } });
      expect(zipLabel().includes(words.optional), country).toBe(isOptional);
    }
    type('Numéro et rue', '4 rue des Jardins');
    type('Ville', 'Abidjan');
    press(customer.addresses.submit);
    await waitFor(() => expect(actions.saveAddress).toHaveBeenCalledOnce());
    expect(sentBy(actions.saveAddress)).toMatchObject({ country: 'CI', zip: '' });
  });

  test('a postcode is optional there without script, too: what was posted says the country', () => {
    const initialValue = { ...shown('2').values, zip: '', city: '', country: 'HK' };
    const result: SubmissionResult<string[]> = { status: 'error', initialValue, error: { city: ['cityRequired'] } };
    const listed = [...countries, { value: 'HK', label: 'HK' }];
    const page = (more: object) => renderToString(inWords(book({ open: 'new', countries: listed, ...more })));
    document.body.innerHTML = page({});
    // The browser alone must not ask for it: the country may be changed before the form is sent.
    expect([field('Code postal').required, field('Ville').required]).toEqual([false, true]);
    expect(zipLabel()).not.toContain(words.optional);
    document.body.innerHTML = page({ answer: { status: 'error', result } });
    expect(zipLabel()).toContain(words.optional);
    document.body.innerHTML = '';
  });

  test('while a postcode is typed, what is wrong with it is for its field to say', () => {
    show(book({ open: 'new' }));
    type('Code postal', '1000');
    expect(screen.queryByText(delivery.address.postcode)).toBeNull();
    type('Code postal', '97400');
    expect(screen.getByText(delivery.address.region)).toBeTruthy();
    type('Code postal', '69004');
    expect(screen.queryByText(delivery.address.region)).toBeNull();
  });

  test('a saved one where nothing is delivered says so too', () => {
    show(book({ addresses: [shown('1', { warning: 'region' })] }));
    expect(screen.getByText(delivery.address.region)).toBeTruthy();
  });

  test('the default one is chosen; deleting asks once more; an error is said beside the button', async () => {
    actions.makeDefault.mockResolvedValue({
      status: 'error',
      result: {},
      problem: { code: 'addressGone', values: {} },
    });
    actions.removeAddress.mockResolvedValue({ status: 'done', outcome: 'removed' });
    show(book());
    expect(screen.queryByRole('button', { name: about(customer.addresses.makeDefaultOf, '1 rue haute') })).toBeNull();
    press(about(customer.addresses.makeDefaultOf, '2 rue haute'));
    expect((await screen.findByRole('alert')).textContent).toContain(customer.problems.addressGone);
    expect(sentBy(actions.makeDefault)).toEqual({ locale: 'fr-fr', who: 'camille', address: '2', scripted: 'true' });
    const removal = screen.getAllByText(customer.addresses.removeSure)[1]?.closest('details');
    expect(removal?.open).toBe(false);
    fireEvent.click(within(removal as HTMLElement).getByRole('button', { hidden: true }));
    await screen.findByText(plain(customer.outcome.removed));
    expect(sentBy(actions.removeAddress)).toMatchObject({ address: '2' });
  });

  test.each<[string, () => Promise<CustomerAnswer>]>([
    ['refused', async () => ({ status: 'error', result: {}, problem: { code: 'unsaved', values: {} } })],
    ['not arrived', () => Promise.reject(new TypeError('no connection'))],
  ])('a button that is pressed again says again that it was %s', async (_, answer) => {
    actions.makeDefault.mockImplementation(answer);
    show(book());
    const again = () => press(about(customer.addresses.makeDefaultOf, '2 rue haute'));
    again();
    const said = (await screen.findByRole('alert')).textContent;
    again();
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await screen.findByRole('alert')).textContent).toBe(said);
  });

  test('at ten there is no form for another, and a sentence instead', () => {
    show(book({ addresses: Array.from({ length: 10 }, (_, index) => shown(String(index + 1))), open: 'new' }));
    expect(screen.getByText(customer.addresses.full.replace('{count}', '10'))).toBeTruthy();
    expect(screen.queryByRole('link', { name: customer.addresses.add })).toBeNull();
    expect(screen.queryByLabelText(/^Ville/)).toBeNull();
  });
});

describe('the password', () => {
  test('changed, nothing of it stays in the page', async () => {
    actions.changePassword.mockResolvedValue({ status: 'done', outcome: 'password' });
    show(<PasswordForm form={form} outcome={null} answer={null} />);
    type('Mot de passe actuel', 'silene-demo-1');
    type('Nouveau mot de passe', 'silene-demo-99');
    expect(field('Nouveau').type).toBe('password');
    press(customer.password.submit);
    await screen.findByText(plain(customer.outcome.password));
    expect([field('Mot de passe actuel').value, field('Nouveau').value]).toEqual(['', '']);
  });
});

describe('the request to delete the account', () => {
  const deletion = (more: Partial<Parameters<typeof DeletionForm>[0]> = {}) => (
    <DeletionForm form={form} email="camille@exemple.fr" proven outcome={null} answer={null} {...more} />
  );

  test('has a second step that says what it means, and a way back that keeps the words', async () => {
    const result = { status: 'success', initialValue: { reason: 'Je déménage.' } } as const;
    actions.requestDeletion.mockResolvedValue({ status: 'confirm', result });
    show(deletion());
    type('Votre message', 'Je déménage.');
    press(customer.data.ask);
    await screen.findByText(customer.data.sureTitle);
    fireEvent.click(link('Annuler'));
    expect(field('Votre message').value).toBe('Je déménage.');
    press(customer.data.ask);
    await screen.findByText(customer.data.sureTitle);
    expect(document.activeElement?.textContent).toContain('camille@exemple.fr');
    actions.requestDeletion.mockResolvedValue({ status: 'done', outcome: 'deletion' });
    press(customer.data.sure);
    await screen.findByText(plain(customer.outcome.deletion));
    expect(sentBy(actions.requestDeletion)).toMatchObject({ sure: 'yes', reason: 'Je déménage.', who: 'camille' });
  });

  test('a second step that does not arrive says so, each time', async () => {
    const answer = { status: 'confirm', result: { status: 'success', initialValue: {} } } as const;
    actions.requestDeletion.mockRejectedValue(new TypeError('no connection'));
    show(deletion({ answer }));
    for (let tries = 0; tries < 2; tries += 1) {
      press(customer.data.sure);
      expect(screen.queryByRole('alert')).toBeNull();
      expect((await screen.findByRole('alert')).textContent).toBe(formWords.problems.unanswered);
    }
  });

  test.each([
    [true, ['sureNow', 'sureLater']],
    [false, ['sureNowUnproven', 'sureLaterUnproven']],
  ] as const)('says what goes at once and what within the month, with a proven address: %s', async (proven, keys) => {
    const answer = { status: 'confirm', result: { status: 'success', initialValue: {} } } as const;
    show(deletion({ proven, answer }));
    const said = [...screen.getByRole('status').querySelectorAll('p')].map((each) => each.textContent);
    expect(said).toEqual(keys.map((key) => customer.data[key].replace('{email}', 'camille@exemple.fr')));
  });
});

/** Forms as a browser without script sees them: the action that each posts to, and the fields that it sends unchanged. */
function formsOf(part: ReactElement) {
  document.body.innerHTML = renderToString(inWords(part));
  return [...document.forms].map((form) => {
    const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const [action = ''] = sent.map(([name]) => name).filter((name) => name?.startsWith('$ACTION_'));
    return [action.replace('$ACTION_', ''), Object.fromEntries(sent.filter(([name]) => !name?.startsWith('$')))];
  });
}

describe('without script', () => {
  test('every form posts to its action, with the marks of the page', () => {
    const marks = { locale: 'fr-fr', who: 'camille' };
    expect(formsOf(profile())).toEqual([['profile', { ...values, ...marks, snapshot: 's1' }]]);
    expect(formsOf(book())).toEqual([
      ['remove', { ...marks, address: '1' }],
      ['default', { ...marks, address: '2' }],
      ['remove', { ...marks, address: '2' }],
    ]);
    expect(formsOf(book({ open: '1' }))[0]).toEqual([
      'address',
      { ...marks, address: '1', snapshot: 's1', ...shown('1').values },
    ]);
  });

  test('the page comes with what was typed, what is wrong, and the focus on it', () => {
    const error = { address1: ['streetRequired'] };
    const result = { status: 'error', initialValue: { address1: '', zip: '1', country: 'FR' }, error } as const;
    document.body.innerHTML = renderToString(inWords(book({ open: 'new', answer: { status: 'error', result } })));
    expect(field('Code postal').value).toBe('1');
    const box = screen.getByRole('alert');
    expect(box.hasAttribute('autofocus')).toBe(true);
    expect(within(box).getByRole('link').getAttribute('href')).toBe('#address-new-address1');
  });

  test('what was done is said, with the focus', () => {
    document.body.innerHTML = renderToString(inWords(profile({ outcome: 'newsletterOff' })));
    const notice = screen.getByText(plain(customer.outcome.newsletterOff)).closest('[autofocus]');
    expect(notice).not.toBeNull();
  });
});
