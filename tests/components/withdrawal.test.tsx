import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TextAreaField, TextField } from '../../components/forms/fields.tsx';
import type { FormAction } from '../../components/forms/use-submission.ts';
import { OrderLinesField } from '../../components/returns/order-return-form.tsx';
import { WithdrawalForm } from '../../components/withdrawal/withdrawal-form.tsx';
import type { WithdrawalWords } from '../../components/withdrawal/withdrawal-view.tsx';
import type { Values, WithdrawalState } from '../../lib/withdrawal/state.ts';
import messages from '../../messages/fr/withdrawal.json';
import { words as form } from './forms/words.ts';

const words: WithdrawalWords = {
  form: { ...form, problems: { ...form.problems, ...messages.problems } },
  review: messages.review,
  facts: messages.facts,
  done: messages.done,
};
const values: Values = {
  name: 'Élise D’Hondt',
  order: '#1042',
  email: 'elise@exemple.fr',
  goods: '',
  reason: 'Trop grand.\nMerci.',
  lines: [],
  quantities: [],
};
const review: WithdrawalState = { status: 'review', token: 'abc', values };
const { lines: _, quantities: __, ...shown } = values;
const receipt = { reference: 'R-1', at: '24 novembre 2026 à 12:05:05', mailed: true, shown };
const back: WithdrawalState = { status: 'error', result: { initialValue: values } };

const action = vi.fn<FormAction<WithdrawalState>>();
beforeEach(() => {
  action.mockReset();
});

const LINES = ['Nuit posée', 'L’étui'].map((name, place) => ({
  name,
  detail: '29,80\u00a0€',
  notice: place === 0 ? messages.order.lineNotices.sealed : null,
  most: 2 - place,
  quantityLabels: {
    label: `Quantité ${name}`,
    decreaseLabel: `Un de moins ${name}`,
    increaseLabel: `Un de plus ${name}`,
  },
}));

function page(initial: WithdrawalState | null = null, from: 'guest' | 'order' = 'guest') {
  return (
    <WithdrawalForm
      locale="fr-fr"
      action={action}
      from={from}
      initial={initial}
      words={words}
      submit="Vérifier"
      note={null}
      hidden={from === 'order' ? { order: '1042' } : undefined}
      defaults={from === 'order' ? { name: 'Camille Morel' } : undefined}
    >
      {from === 'order' && <OrderLinesField legend="Produits" hint="Cochez." lines={LINES} />}
      <TextField name="name" label="Nom" />
      {from === 'guest' && <TextField name="order" label="Commande" />}
      <TextField name="email" label="E-mail" type="email" />
      <TextAreaField name="reason" label="Raison" optional />
    </WithdrawalForm>
  );
}
const show = (...shownAs: Parameters<typeof page>) => render(page(...shownAs));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (call: number) => action.mock.calls[call]?.[1] as FormData;
const fillIn = () => {
  type('Nom', values.name);
  type('Commande', values.order);
  type('E-mail', values.email);
};
const title = (name: string) => screen.findByRole('heading', { name });

describe('the two steps', () => {
  test('fields, then everything once more with a button of its own, then the receipt; the focus goes along', async () => {
    action.mockResolvedValueOnce(review).mockResolvedValueOnce({ status: 'done', receipt });
    show();
    fillIn();
    press('Vérifier');
    const heading = await title(messages.review.title);
    // An effect moves the focus, after the heading is in the document.
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Toute la commande')).toBeDefined();
    expect(screen.getByText('#1042')).toBeDefined();
    press('Confirmer la rétractation');
    await title(messages.done.title);
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('status'));
    for (const text of [receipt.at, receipt.reference, messages.done.mailed])
      expect(screen.getByText(text)).toBeDefined();
    expect(sent(0).has('token')).toBe(false);
    expect(sent(1).get('token')).toBe('abc');
    expect(sent(1).has('step')).toBe(false);
    expect(action).toHaveBeenCalledTimes(2);
  });

  test('"back to correct": what was typed is in the fields again, and the first has the focus', async () => {
    action.mockResolvedValueOnce(back);
    show(review);
    press('Corriger');
    await waitFor(() => expect(field('Nom').value).toBe(values.name));
    expect(sent(0).get('step')).toBe('edit');
    expect(sent(0).get('reason')).toBe(values.reason);
    await waitFor(() => expect(document.activeElement).toBe(field('Nom')));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['guest', null],
    ['order', '1042'],
  ] as const)('the review by a %s names the page that it is on, beside the name of the order', async (from, number) => {
    action.mockResolvedValueOnce({ status: 'done', receipt });
    show({ ...review, values: { ...values, order: 'SIL-1042-BE' } }, from);
    press('Confirmer la rétractation');
    await title(messages.done.title);
    expect([sent(0).get('order'), sent(0).get('number')]).toEqual(['SIL-1042-BE', number]);
  });

  test('a connection that is gone at the button leaves everything there, and says so', async () => {
    action.mockRejectedValueOnce(new TypeError('failed to fetch')).mockResolvedValueOnce({ status: 'done', receipt });
    show(review);
    const region = screen.getByRole('status');
    press('Confirmer la rétractation');
    expect(region.textContent).toBe(form.sending);
    expect((await screen.findByRole('alert')).textContent).toBe(form.problems.unanswered);
    press('Confirmer la rétractation');
    await title(messages.done.title);
  });

  test('a confirmation that failed on the server can be pressed again, and is said again', async () => {
    show({ ...review, problem: { code: 'undeclared', values: {} } });
    expect(screen.getByRole('alert').textContent).toContain(messages.problems.undeclared);
    action.mockResolvedValueOnce({ ...review, problem: { code: 'undeclared', values: {} } });
    press('Confirmer la rétractation');
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await screen.findByRole('alert')).textContent).toContain(messages.problems.undeclared);
    expect(screen.getByRole('button', { name: 'Confirmer la rétractation' })).toBeDefined();
  });

  test('mistakes are said at their fields before anything is sent', async () => {
    show();
    type('E-mail', 'elise@');
    press('Vérifier');
    await screen.findByRole('alert');
    for (const label of ['Nom', 'Commande', 'E-mail']) expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(action).not.toHaveBeenCalled();
  });

  test('where no mail went the page says that it is the receipt', () => {
    show({ status: 'done', receipt: { ...receipt, mailed: false } });
    expect(screen.getByRole('status').textContent).toContain(messages.done.page);
  });
});

describe('the lines of an order', () => {
  test('are posted by their places, with a quantity for each', async () => {
    action.mockResolvedValueOnce(review);
    show(null, 'order');
    type('E-mail', values.email);
    fireEvent.click(screen.getByRole('checkbox', { name: /L’étui/ }));
    press('Un de moins Nuit posée');
    press('Vérifier');
    await title(messages.review.title);
    expect(sent(0).getAll('lines')).toEqual(['1']);
    expect(sent(0).getAll('quantities')).toEqual(['1', '1']);
    expect([sent(0).get('order'), sent(0).get('name')]).toEqual(['1042', 'Camille Morel']);
  });

  test('one that cannot come back unsealed says so, and can be ticked all the same', () => {
    show(null, 'order');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Nuit posée.*descellé/ });
    expect(box.disabled).toBe(false);
  });

  test('come back as they were ticked', () => {
    const kept = { ...values, order: '#1042', lines: ['0'], quantities: ['1', '1'] };
    show({ status: 'error', result: { initialValue: kept } }, 'order');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Nuit posée/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /L’étui/ }).checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantité Nuit posée' }).value).toBe('1');
  });
});

describe('after a declaration', () => {
  const another = () => screen.queryByRole('button', { name: messages.done.another });

  test.each(['by script', 'as the page of the answer'])('a guest can make another one (%s)', async (way) => {
    if (way === 'by script') {
      action.mockResolvedValueOnce({ status: 'done', receipt });
      show();
      fillIn();
      press('Vérifier');
    } else show({ status: 'done', receipt });
    await title(messages.done.title);
    press(messages.done.another);
    expect(document.activeElement).toBe(field('Nom'));
    expect([field('Nom').value, field('Commande').value]).toEqual(['', '']);
    expect(screen.queryByText('R-1')).toBeNull();
  });

  test('the page of one order offers none', async () => {
    show({ status: 'done', receipt }, 'order');
    await title(messages.done.title);
    expect(another()).toBeNull();
  });

  test.each([
    ['is not there for the next person who comes to the page', true, false],
    ['stays when it is the only one', false, true],
  ])('the receipt %s', async (_, mailed, stays) => {
    const kept = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>{page({ status: 'done', receipt: { ...receipt, mailed } })}</Activity>
    );
    const { rerender } = render(kept('visible'));
    await title(messages.done.title);
    rerender(kept('hidden'));
    rerender(kept('visible'));
    expect(screen.queryByText('R-1') !== null).toBe(stays);
    expect(screen.queryByRole('button', { name: 'Vérifier' }) !== null).toBe(!stays);
  });
});
