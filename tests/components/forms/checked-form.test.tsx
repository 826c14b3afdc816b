import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CheckedForm } from '../../../components/forms/checked-form.tsx';
import {
  CheckboxField,
  CheckboxGroup,
  FormContext,
  RadioGroup,
  TextAreaField,
  TextField,
  useErrorLines,
} from '../../../components/forms/fields.tsx';
import { name } from '../../../lib/forms/fields.ts';
import { words } from './words.ts';

const options = ['1', '2'].map((value) => ({ value, label: value }));
const NAMES = ['name', 'message', 'terms', 'news', 'products', 'rating'];
const onSend = vi.fn<(data: FormData) => void>();

const form = (more: Partial<ComponentProps<typeof CheckedForm>> = {}) => (
  <CheckedForm
    id="f"
    schema={async () => z.object({ name: name('name') })}
    words={words}
    locale="fr-fr"
    action={() => undefined}
    onSend={onSend}
    result={undefined}
    answers={0}
    phase="idle"
    submit="Envoyer"
    {...more}
  >
    <TextField name="name" label="Nom" />
    <TextAreaField name="message" label="Message" optional />
    <CheckboxField name="terms" required>
      Conditions
    </CheckboxField>
    <CheckboxField name="news">Nouvelles</CheckboxField>
    <CheckboxGroup name="products" legend="Produits" options={options} />
    <RadioGroup name="rating" legend="Note" options={options} />
  </CheckedForm>
);
const page = (part: ReactNode) => {
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(part);
  return element;
};
const Lines = ({ errors }: { errors: string[] }) => <p>{useErrorLines(errors)}</p>;
const controls = (of: string) => [...document.querySelectorAll<HTMLInputElement>(`[name=${of}]`)];
const button = () => screen.getByRole('button', { name: 'Envoyer' });

describe('a field', () => {
  test.each([
    ['name', 'Nom ', true],
    ['message', `Message ${words.optional}`, false],
    ['terms', 'Conditions ', true],
    ['news', `Nouvelles ${words.optional}`, false],
  ])('%s says whether it is optional: "%s"', (of, label, required) => {
    render(form());
    const [control] = controls(of);
    expect(control?.labels?.[0]?.textContent).toBe(label);
    expect(control?.required).toBe(required);
  });

  test('without an error is not marked, and nothing is chosen in advance', () => {
    render(form());
    expect(document.querySelector('[aria-invalid], [aria-describedby], [id$=-error]')).toBeNull();
    expect(document.querySelector(':checked')).toBeNull();
  });

  test.each(NAMES)('%s with an error is marked, and described by it', (of) => {
    render(form({ result: { status: 'error', error: { [of]: ['invalid'] } }, answers: 1 }));
    const description = document.getElementById(`f-${of}`)?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe(`${words.errorPrefix} ${words.errors.invalid}`);
    expect([...document.querySelectorAll('[aria-invalid=true]')]).toEqual(controls(of));
  });

  test.each(['products', 'rating'])('%s is focused as a whole only from the summary', (of) => {
    render(form());
    expect(document.getElementById(`f-${of}`)?.getAttribute('tabindex')).toBe('-1');
  });

  test('with several errors has a list of them, with one no list', () => {
    const lines = (...errors: string[]) =>
      page(
        <FormContext value={{ words, sending: false }}>
          <Lines errors={errors} />
        </FormContext>,
      );
    const { nameRequired, nameShort } = words.errors;
    const several = [...lines('nameRequired', 'nameShort').querySelectorAll('ul > li')];
    expect(several.map(({ textContent }) => textContent)).toEqual([nameRequired, nameShort]);
    expect(lines('nameRequired').textContent).toBe(`${words.errorPrefix} ${nameRequired}`);
    expect(lines('nameRequired').querySelector('ul')).toBeNull();
  });

  test('outside of a form is a mistake of the program', () => {
    expect(() => page(<Lines errors={[]} />)).toThrow('A field stands outside of a SubmissionForm.');
  });
});

describe('the form', () => {
  test.each([
    ['idle', '', null],
    ['checking', words.checking, 'true'],
    ['sending', words.sending, 'true'],
  ] as const)('%s: says "%s"', (phase, said, busy) => {
    render(form({ phase }));
    expect(screen.getByRole('status').textContent).toBe(said);
    expect(button().getAttribute('aria-busy')).toBe(busy);
  });

  test('says which fields are required, unless none is', () => {
    const { rerender } = render(form());
    const text = () => document.querySelector('#f')?.textContent;
    expect(text()).toContain(words.required);
    rerender(form({ allOptional: true }));
    expect(text()).not.toContain(words.required);
  });

  test('is checked by the browser where there is no script, and by its own rules where there is', () => {
    expect(page(form()).querySelector('form')?.hasAttribute('novalidate')).toBe(false);
    render(form());
    expect(document.querySelector('#f')?.hasAttribute('novalidate')).toBe(true);
  });

  test('who corrects a field keeps the focus there', async () => {
    render(form());
    const [field] = controls('name') as [HTMLInputElement];
    const type = (value: string) => fireEvent.input(field, { target: { value } });
    fireEvent.click(button());
    const box = await screen.findByRole('alert');
    await waitFor(() => expect(box.textContent).toContain(words.errors.nameRequired));
    field.focus();
    type('É');
    await waitFor(() => expect(box.textContent).toContain(words.errors.nameShort));
    expect(document.activeElement).toBe(field);
    type('Élise');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(onSend).not.toHaveBeenCalled();
  });
});
