import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { CUSTOMER_TOKEN_COOKIE } from '../../lib/session/cookies.ts';
import { type Messages, wordsFor } from '../../packages/sandbox/identity/messages.ts';
import { siteOf } from '../fixtures/places.ts';
import type { Words } from '../fixtures/words.ts';

export type Person = Record<'email' | 'password' | 'givenName' | 'familyName', string>;

/** A person known to neither the provider nor the shop. */
export const newPerson = (): Person => ({
  email: `${randomUUID()}@exemple.test`,
  password: randomUUID(),
  givenName: 'Maud',
  familyName: 'Delvaux',
});

export const identityWords = (locale: Locale): Messages => wordsFor(MARKETS[locale].tag).t;

/** The link to the account in the header of a wide page, by its label. */
export const accountLink = (page: Page, t: Words, says: 'signIn' | 'account'): Locator =>
  page.getByRole('banner').getByRole('link', { name: t(`session.link.${says}`), exact: true });

/** On the site's login page. */
export const expectLogin = (page: Page, t: Words): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: t('session.login.title') })).toBeVisible();

const fieldsOf = { signIn: ['email', 'password'], register: ['givenName', 'familyName', 'email', 'password'] } as const;
const buttonsOf = { signIn: 'signInButton', register: 'registerButton' } as const;

/** At the provider: fills in its login form. */
export async function sayWho(page: Page, market: Locale, person: Person, way: keyof typeof fieldsOf): Promise<void> {
  const words = identityWords(market);
  await expect(page.getByRole('heading', { level: 1, name: words[way] })).toBeVisible();
  for (const field of fieldsOf[way]) await page.getByLabel(words[field], { exact: true }).fill(person[field]);
  await page.getByRole('button', { name: words[buttonsOf[way]], exact: true }).click();
}

/** From the site's login page through the provider, which redirects back to the requested page. */
export async function enter(page: Page, market: Locale, t: Words, person: Person, way: keyof typeof fieldsOf) {
  await expectLogin(page, t);
  await page
    .getByRole('main')
    .getByRole('button', { name: t(`session.login.${way}.button`), exact: true })
    .click();
  await sayWho(page, market, person, way);
}

export const signOutButton = (page: Page, t: Words): Locator =>
  page
    .getByRole('navigation', { name: t('account.nav.label'), exact: true })
    .getByRole('button', { name: t('account.nav.signOut'), exact: true });

/** The shop's token in the browser's cookies, or null. */
export async function tokenIn(context: BrowserContext, market: Locale): Promise<string | null> {
  const cookies = await context.cookies(siteOf(market));
  const [, , ...token] = cookies.find(({ name }) => name === CUSTOMER_TOKEN_COOKIE)?.value.split('.') ?? [];
  return token.join('.') || null;
}
