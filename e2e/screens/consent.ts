import type { Locator, Page } from '@playwright/test';
import {
  type Choice,
  CONSENT_COOKIE,
  type Consent,
  consentCookieValue,
  consentIn,
  newConsent,
} from '../../lib/consent/rules.ts';
import { settings } from '../fixtures/places.ts';
import type { Words } from '../fixtures/words.ts';

export const panelOf = (page: Page, t: Words): Locator =>
  page.getByRole('region', { name: t('consent.panel.title'), exact: true });

export const preferencesOf = (page: Page, t: Words): Locator =>
  page.getByRole('dialog', { name: t('preferences.title') });

export const manageButton = (page: Page, t: Words): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name: t('consent.manage') });

/** A visitor who has already made a choice: its cookie is sent to the server. */
export const answer = (page: Page, url: string, choice: Choice): Promise<void> =>
  page
    .context()
    .addCookies([
      { name: CONSENT_COOKIE, value: consentCookieValue({ ...newConsent(choice, new Date()), recorded: true }), url },
    ]);

/** The choice that the browser has stored for the page's host. */
export async function choiceOf(page: Page): Promise<Consent | null> {
  const cookies = await page.context().cookies(page.url());
  return consentIn(cookies.map(({ name, value }) => `${name}=${value}`).join('; '), new Date());
}

const { TAG_MANAGER_URL = '', TAG_MANAGER_ID = '', SUPPORT_WIDGET_URL = '' } = settings.values;
export const tags = { manager: `${TAG_MANAGER_URL}?id=${TAG_MANAGER_ID}`, widget: SUPPORT_WIDGET_URL };

/** The requests of the page for the tag manager and the widget from now on. */
export function tagRequests(page: Page): readonly string[] {
  const { origin } = new URL(tags.manager);
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${origin}/tags/`)) seen.push(request.url());
  });
  return seen;
}

/** Of those, the two scripts: further requests that these make are not counted. */
export const scriptsIn = (requests: readonly string[]): string[] =>
  requests.filter((url) => url === tags.manager || url === tags.widget);
