'use server';
import { redirect } from 'next/navigation';
import { signIn, signOut } from '@/auth';
import type { CustomerAnswer } from '../account/form-state';
import { pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import { assertFormData } from '../platform/request';
import { fetchDiscovery, openIdClient } from '../services/identity';
import { notePageLeft } from '../session/customer-token';
import { safeRedirectPath, withQuery } from '../session/redirect-path';
import { buyerContext, isLoadedByScript, requestMarket } from '../session/request-market';
import { forgetSession, readSessionToken } from '../session/session';
import { answerVisitor, recoverTask, registerTask, signInTask } from './by-password';
import { endShopToken, signOutElsewhere } from './sign-out';

/**
 * Redirects to the provider, and from there through `/auth` to the posted path `to`. With `screen=register`, to the
 * registration. With script, returns the provider's address (`isLoadedByScript`).
 */
export async function startSignIn(form: FormData): Promise<string> {
  assertFormData(form);
  const market = await requestMarket(form.get('locale'));
  const { locale, tag } = market;
  const to = safeRedirectPath(form.get('to')) ?? pathFor(locale, '/my-account');
  // A session that the provider has ended starts one login: who turns back from it goes on without a session. The cart
  // keeps the customer, whose note would be lost; a checkout without a session removes both (`beginCheckout`).
  if ((await readSessionToken())?.error) {
    if (market.shop) await endShopToken(await buyerContext(market));
    await forgetSession();
  }
  const isNew = form.get('screen') === 'register';
  const login = pathFor(locale, '/login', { query: { to } });
  const client = openIdClient();
  if (!client) redirect(login);
  const ways = { ui_locales: tag, ...(isNew && { screen: 'register' }) };
  const back = withQuery(withQuery('/auth', 'to', to), 'event', isNew ? 'sign_up' : 'login');
  const address = await fetchDiscovery()
    .then(() => signIn(client.id, { redirectTo: back, redirect: false }, ways))
    .catch((error) => {
      logError('session', error);
      return withQuery(login, 'error', 'ProviderUnavailable');
    });
  if (await isLoadedByScript(address)) return address;
  redirect(address);
}

/**
 * Signs out at the shop, at this site and at the provider, and redirects to the posted path `to`, by default `/` (section
 * 2 of the specification). When the provider does not respond, signs out at this site and reports it. With script, returns
 * the provider's address (`isLoadedByScript`).
 */
export async function endSession(form: FormData): Promise<string> {
  assertFormData(form);
  const market = await requestMarket(form.get('locale'));
  const to = safeRedirectPath(form.get('to')) ?? pathFor(market.locale, '/');
  const sessionToken = await readSessionToken();
  const address = await signOutElsewhere(sessionToken, market, to);
  await signOut({ redirect: false });
  await forgetSession();
  await notePageLeft(form.get('page'));
  if (await isLoadedByScript(address)) return address;
  redirect(address);
}

export const signInByPassword = async (posted: FormData): Promise<CustomerAnswer> => answerVisitor(signInTask, posted);

export const register = async (posted: FormData): Promise<CustomerAnswer> => answerVisitor(registerTask, posted);

export const recoverPassword = async (posted: FormData): Promise<CustomerAnswer> => answerVisitor(recoverTask, posted);
