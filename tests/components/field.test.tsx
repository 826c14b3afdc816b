import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field, Input } from '../../components/ui/field.tsx';

const described = (control: HTMLElement) =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('label, hint and error reach the control', () => {
  render(
    <Field
      id="mail"
      label="E-mail"
      optional="(facultatif)"
      hint="Pour la réponse"
      error="Indiquez une adresse complète"
    >
      {(control) => <Input {...control} type="email" />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'E-mail (facultatif)' });
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(described(control)).toEqual(['Indiquez une adresse complète', 'Pour la réponse']);
});

test('a field in order describes nothing', () => {
  render(
    <Field id="name" label="Nom">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Nom' });
  expect(control.getAttribute('aria-invalid')).toBeNull();
  expect(control.getAttribute('aria-describedby')).toBeNull();
});
