import { fireEvent, render, screen } from '@testing-library/react';
import { z } from 'zod';
import type { LoadSchema } from '../../../components/forms/checked-form.tsx';
import { CheckboxGroup, SelectField, TextAreaField, TextField } from '../../../components/forms/fields.tsx';
import { SubmissionForm } from '../../../components/forms/submission-form.tsx';
import type { FormAction } from '../../../components/forms/use-submission.ts';
import { email, message, name } from '../../../lib/forms/fields.ts';
import { words } from './words.ts';

const schema = z.object({
  name: name('name'),
  email,
  country: z.string({ error: 'countryRequired' }),
  productIds: z.array(z.string()).min(1, 'productsRequired'),
  message: message('messageRequired'),
});
const loadSchema = async () => schema;
const options = (values: string[]) => values.map((value) => ({ value, label: value }));

/** A form with one field of each kind. */
export const showForm = (action: FormAction, bot: 'proof' | 'none' = 'proof', load: LoadSchema = loadSchema) =>
  render(
    <SubmissionForm
      id="f"
      form="contact"
      action={action}
      bot={bot}
      schema={load}
      words={words}
      locale="fr-fr"
      hidden={{ channel: 'x' }}
      defaults={{ country: 'FR' }}
      submit="Envoyer"
      done={{ title: 'C’est parti', text: <p>Merci.</p>, unmailed: <p>Merci, sans copie.</p> }}
    >
      <TextField name="name" label="Nom" />
      <TextField name="email" label="E-mail" type="email" />
      <SelectField name="country" label="Pays" options={options(['FR', 'BE'])} />
      <CheckboxGroup name="productIds" legend="Produits" options={options(['1', '2'])} />
      <TextAreaField name="message" label="Message" />
    </SubmissionForm>,
  );

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
export const typed = () => [field('Nom').value, field('E-mail').value, field('Pays').value, field('Message').value];
export const press = () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
export const summary = () => screen.findByRole('alert');

export const ANSWERS = ['Élise', 'elise@exemple.fr', 'BE', 'Bonjour.'];
export function fillIn(): void {
  type('Nom', 'Élise');
  type('E-mail', 'elise@exemple.fr');
  fireEvent.change(field('Pays'), { target: { value: 'BE' } });
  fireEvent.click(field('2'));
  type('Message', 'Bonjour.');
}
