import { expect, type Locator, type Page } from '@playwright/test';
import { sampleFiles } from '../../packages/tools/lib/resilience/sample-files.ts';
import type { Upload } from '../fixtures/files.ts';
import { linkIn, mailTo } from '../fixtures/inbox.ts';
import type { Words } from '../fixtures/words.ts';
import type { FormScreen } from './forms.ts';

export const fieldOf = (around: Locator, label: string): Locator => around.getByLabel(label, { exact: true });

export const summaryOf = (page: Page): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 2 }) });

/** The panel that replaces the form, with thanks or with the button that confirms. */
export const panelOf = (around: Locator): Locator =>
  around.getByRole('status').filter({ has: around.page().getByRole('heading', { level: 2 }) });

/** Of these panels, the one with thanks. */
export const thanksOf = (around: Locator, t: Words): Locator =>
  panelOf(around).filter({ hasNotText: t('submission.confirm.title') });

export const sendButton = (around: Locator, { submit }: Pick<FormScreen, 'submit'>): Locator =>
  around.getByRole('button', { name: submit, exact: true });

export const send = (page: Page, form: FormScreen): Promise<void> => sendButton(form.around(page), form).click();

const payloadOf = async (file: File): Promise<Upload> => ({
  name: file.name,
  mimeType: file.type,
  buffer: Buffer.from(await file.arrayBuffer()),
});

/** Two small files, distributed over the file fields of a form. */
export async function chooseFiles(page: Page, { around, files = [] }: FormScreen): Promise<void> {
  const payloads = await Promise.all(sampleFiles.map(payloadOf));
  for (const [index, label] of files.entries()) {
    const input = fieldOf(around(page), label);
    await input.setInputFiles(files.length === 1 ? payloads : payloads.slice(index, index + 1));
  }
}

type State = 'wrong' | 'right';

/** Fills in the fields and ticks the boxes; `wrong` uses the mistakes of the form's description. */
export async function fillIn(page: Page, form: FormScreen, email: string, state: State = 'right'): Promise<void> {
  const around = form.around(page);
  for (const { label, right, wrong } of form.fields(email)) {
    await fieldOf(around, label).fill(state === 'wrong' ? (wrong ?? right) : right);
  }
  for (const { label, error } of form.boxes ?? []) {
    if (state === 'right' || !error) await around.getByRole('checkbox', { name: label }).check();
  }
}

/** All input is still there, and so are the two files. */
export async function expectDraft(page: Page, form: FormScreen, email: string): Promise<void> {
  const around = form.around(page);
  for (const { label, right } of form.fields(email)) await expect(fieldOf(around, label)).toHaveValue(right);
  for (const { name } of sampleFiles) await expect(around.getByText(name, { exact: true })).toBeVisible();
}

/** The mistakes of a description: the control that each is about, and its error message. */
export const mistakesOf = (form: FormScreen, email: string): { label: string; error: string }[] =>
  [...form.fields(email), ...(form.boxes ?? [])].flatMap(({ label, error }) => (error ? [{ label, error }] : []));

/** All mails that a form causes have arrived in the inbox, once each, with their files and links. */
export async function expectMails(form: FormScreen, email: string): Promise<void> {
  for (const { to, words, subject, files = 0, link } of form.mails(email)) {
    const mail = await mailTo(to, words);
    if (subject) expect(mail.subject).toBe(subject);
    expect(mail.attachments).toHaveLength(files);
    if (link) expect(linkIn(mail, link)).toContain('?t=');
  }
}

/** The additional button that a visitor without JavaScript presses. */
export const confirm = (around: Locator, t: Words): Promise<void> =>
  around.getByRole('button', { name: t('submission.confirm.action') }).click();
