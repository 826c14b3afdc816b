import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { LoadSchema } from '../../../components/forms/checked-form.tsx';
import { CheckboxField } from '../../../components/forms/fields.tsx';
import { SubmissionForm } from '../../../components/forms/submission-form.tsx';
import type { FormAction } from '../../../components/forms/use-submission.ts';
import { name } from '../../../lib/forms/fields.ts';
import { field, press, showForm, type } from './sample-form.tsx';
import { words } from './words.ts';

const schema = z.object({ name: name('name') });
const action = vi.fn<FormAction>();
const load = vi.fn<LoadSchema>();
const show = () => showForm(action, 'none', load);

beforeEach(() => {
  action.mockReset().mockResolvedValue({ status: 'done' });
  load.mockReset().mockResolvedValue(schema);
});

test('the rules are fetched once, when somebody begins, and not before', async () => {
  show();
  expect(load).not.toHaveBeenCalled();
  field('Nom').focus();
  field('E-mail').focus();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('what is sent before they are there waits for them', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof schema>();
  load.mockReturnValue(promise);
  show();
  press();
  resolve(schema);
  expect(await screen.findAllByText(words.errors.nameRequired ?? '', { exact: false })).not.toHaveLength(0);
  expect(action).not.toHaveBeenCalled();
});

test('rules that do not arrive leave the checking to the server, and are asked for again', async () => {
  load.mockRejectedValue(new Error('offline'));
  show();
  type('Nom', 'Élise');
  press();
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
  expect(action.mock.calls[0]?.[1].get('name')).toBe('Élise');
});

test('without rules nothing but the button sends: not what is typed after an answer', async () => {
  load.mockRejectedValue(new Error('offline'));
  action.mockResolvedValue({ status: 'error', result: { status: 'error', error: { name: ['nameRequired'] } } });
  show();
  press();
  await screen.findAllByText(words.errors.nameRequired ?? '', { exact: false });
  type('Nom', 'Élise');
  await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(1));
  await vi.dynamicImportSettled();
  expect(action).toHaveBeenCalledTimes(1);
  press();
  await waitFor(() => expect(action).toHaveBeenCalledTimes(2));
});

test('without rules a box that only the browser checks holds the form back until it is ticked', async () => {
  load.mockRejectedValue(new Error('offline'));
  const refused = vi.fn();
  render(
    <SubmissionForm
      id="f"
      form="contact"
      action={action}
      bot="none"
      schema={load}
      words={words}
      locale="fr-fr"
      submit="Envoyer"
      done={{ title: 'C’est parti', text: <p>Merci.</p> }}
    >
      <CheckboxField name="accepts_newsletter">Je m’inscris</CheckboxField>
      <CheckboxField name="accepts_terms" required>
        J’accepte
      </CheckboxField>
    </SubmissionForm>,
  );
  const box = field('J’accepte');
  box.addEventListener('invalid', refused);
  press();
  await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  expect(action).not.toHaveBeenCalled();
  fireEvent.click(box);
  press();
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
});
