import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { SavedOutcome } from '../../lib/account/form-state.ts';
import { type Locale, MARKETS } from '../../lib/platform/markets.ts';
import type { Words } from '../fixtures/words.ts';
import { fieldOf } from './sending.ts';

/** A number that no other customer has: the shop accepts each number only once. */
export const newPhone = (): string => `+3247${randomInt(1_000_000, 10_000_000)}`;

export type Address = { address1: string; zip: string; city: string };

const places: Record<'fr' | 'be', Address> = {
  fr: { address1: '4 place du Marché', zip: '26150', city: 'Die' },
  be: { address1: 'Korenmarkt 4', zip: '9000', city: 'Gent' },
};

/** An address in the country of a market. */
export const addressIn = (market: Locale): Address => places[MARKETS[market].country === 'fr' ? 'fr' : 'be'];

const formWith = (page: Page, submit: string): Locator =>
  page.locator('form').filter({ has: page.getByRole('button', { name: submit, exact: true }) });

const profileForm = (page: Page, t: Words): Locator => formWith(page, t('customer.profile.submit'));
export const addressForm = (page: Page, t: Words): Locator => formWith(page, t('customer.addresses.submit'));

export const saveProfile = (page: Page, t: Words): Locator =>
  page.getByRole('button', { name: t('customer.profile.submit'), exact: true });
export const saveAddress = (page: Page, t: Words): Locator =>
  page.getByRole('button', { name: t('customer.addresses.submit'), exact: true });

/** @param name `phone` is optional, and its label says so */
export const profileField = (page: Page, t: Words, name: 'firstName' | 'lastName' | 'email' | 'phone'): Locator => {
  const label = t(`customer.profile.${name}`);
  return fieldOf(profileForm(page, t), name === 'phone' ? `${label} ${t('forms.optional')}` : label);
};

export const addressField = (page: Page, t: Words, name: keyof Address): Locator =>
  fieldOf(addressForm(page, t), t(`customer.addresses.${name}`));

export async function fillAddress(page: Page, t: Words, address: Partial<Address>): Promise<void> {
  for (const [name, value] of Object.entries(address)) await addressField(page, t, name as keyof Address).fill(value);
}

/** The confirmation message, above the part of the page that it is about. */
export const savedNotice = (page: Page, t: Words, what: Exclude<SavedOutcome, 'in' | 'recover'>): Locator =>
  page.getByRole('status').filter({ hasText: t(`customer.outcome.${what}`) });

export const addressItems = (page: Page, t: Words): Locator =>
  page.getByRole('list', { name: t('customer.addresses.list') }).getByRole('listitem');

/** A saved address, by its street. */
export const addressItem = (page: Page, t: Words, street: string): Locator =>
  addressItems(page, t).filter({ hasText: street });

/** Whether the customer accepts marketing mails. */
export const marketingBox = (page: Page, t: Words): Locator =>
  page.getByRole('checkbox', { name: t('customer.profile.marketing') });

/** Deletes a saved address, with a confirmation. */
export async function removeAddress(item: Locator, t: Words): Promise<void> {
  await item.getByText(t('customer.addresses.remove'), { exact: true }).click();
  await item.getByRole('button', { name: t('customer.addresses.removeYes') }).click();
}

export const deletionReason = (page: Page, t: Words): Locator =>
  fieldOf(page.getByRole('main'), `${t('customer.data.reason')} ${t('forms.optional')}`);
