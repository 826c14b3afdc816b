import { expect, type Locator, type Page } from '@playwright/test';
import { type Mail, mailsTo, mailTo } from '../fixtures/inbox.ts';
import { settings } from '../fixtures/places.ts';
import type { Words } from '../fixtures/words.ts';
import { fieldOf, panelOf } from './sending.ts';

const { RETURNS_MAILBOX = '' } = settings.values;

export type Declared = { name: string; email: string; order: string; goods: string; reason: string };

const main = (page: Page): Locator => page.getByRole('main');
const optional = (t: Words, label: string): string => `${label} ${t('forms.optional')}`;

type Field = keyof Declared;

export const withdrawalField = (page: Page, t: Words, name: Field): Locator => {
  const label = t(`withdrawal.fields.${name}`);
  return fieldOf(main(page), name === 'goods' || name === 'reason' ? optional(t, label) : label);
};

/** Fills in some of the fields. */
export async function fillDeclaration(page: Page, t: Words, declared: Partial<Declared>): Promise<void> {
  for (const [name, value] of Object.entries(declared)) await withdrawalField(page, t, name as Field).fill(value);
}

export const toReview = (page: Page, t: Words): Promise<void> =>
  main(page)
    .getByRole('button', { name: t('withdrawal.fields.submit'), exact: true })
    .click();

export const reviewButton = (page: Page, t: Words, does: 'confirm' | 'edit'): Locator =>
  main(page).getByRole('button', { name: t(`withdrawal.review.${does}`), exact: true });

/** The value of a fact of the declaration, in the review and on the receipt. */
export const factOf = (page: Page, t: Words, fact: Field | 'reference' | 'at'): Locator =>
  main(page)
    .locator('dl > div')
    .filter({
      has: page.getByRole('term').filter({ hasText: new RegExp(`^${RegExp.escape(t(`withdrawal.facts.${fact}`))}$`) }),
    })
    .getByRole('definition');

/** The second step shows the input, under its own heading, which has the focus. */
export async function expectReview(page: Page, t: Words, declared: Partial<Declared>): Promise<void> {
  const heading = main(page).getByRole('heading', { level: 2, name: t('withdrawal.review.title') });
  await expect(heading).toBeFocused();
  await expectFacts(page, t, declared);
}

async function expectFacts(page: Page, t: Words, declared: Partial<Declared>): Promise<void> {
  for (const [name, value] of Object.entries(declared)) await expect(factOf(page, t, name as Field)).toHaveText(value);
}

/** No part of a declaration has been sent before its own button is pressed. */
export const mailsOf = (declared: Pick<Declared, 'email'>): Promise<Mail[]> => mailsTo(declared.email);

/** The receipts that a person has received for an order. */
export const receiptsOf = ({ email }: Pick<Declared, 'email'>, t: Words, { name: order }: { name: string }) =>
  mailsTo(email, t('mail.withdrawal-receipt.subject', { order }));

/** The page is the receipt, and the mail contains the same: reference, date and time, and everything that was declared. */
export async function expectReceipt(
  page: Page,
  t: Words,
  declared: Pick<Declared, 'email' | 'order'> & Partial<Declared>,
) {
  await expect(panelOf(main(page)).getByRole('heading', { name: t('withdrawal.done.title') })).toBeVisible();
  await expectFacts(page, t, declared);
  const at = (await factOf(page, t, 'at').textContent()) ?? '';
  const reference = (await factOf(page, t, 'reference').textContent()) ?? '';
  expect(at).toMatch(/ 20\d\d .*\b\d{1,2}\D+\d\d\D+\d\d\b/);
  const receipt = await mailTo(declared.email, reference);
  expect(receipt.subject).toBe(t('mail.withdrawal-receipt.subject', { order: declared.order }));
  for (const said of [at, ...Object.values(declared)]) expect(receipt.text).toContain(said);
  const { text } = await mailTo(RETURNS_MAILBOX, reference);
  expect(text).toContain(declared.order);
}

/** A return from an order: the mails list the ticked items. */
export const lineBox = (page: Page, name: string): Locator => main(page).getByRole('checkbox', { name });

/** The quantity field of a line with several pieces; its label has the product's name, then the variant's. */
export const quantityOf = (page: Page, t: Words, product: string): Locator =>
  main(page).getByRole('spinbutton', { name: t('withdrawal.order.quantity', { name: product }) });
export const fewer = (page: Page, t: Words, product: string): Locator =>
  main(page).getByRole('button', { name: t('withdrawal.order.decrease', { name: product }) });

export const returnButton = (page: Page, t: Words): Locator =>
  main(page).getByRole('button', { name: t('withdrawal.order.submit'), exact: true });

export async function expectReturn(page: Page, t: Words, asked: { email: string; order: string; line: string }) {
  await expect(panelOf(main(page)).getByRole('heading', { name: t('withdrawal.order.done') })).toBeVisible();
  const { email, order, line } = asked;
  const mail = await mailTo(email, t('mail.return-received.subject', { order }));
  expect(mail.text).toContain(line);
  expect((await mailTo(RETURNS_MAILBOX, email)).text).toContain(order);
}
