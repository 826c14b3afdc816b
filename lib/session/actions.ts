'use server';
import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { PROVIDER, signIn, signOut } from '@/auth';
import { env } from '../env';
import { pathFor } from '../i18n/navigation';
import { logError } from '../log';
import { enterWith } from '../request/context';
import { ask } from './discovery';
import { requestMarket } from './market';
import { ownPath, withQuery } from './own-path';
import { forgetSession, readTicket } from './session';
import { signOutElsewhere } from './sign-out';

/** Leads to the provider, and from there by `/auth` to the posted path `to`. With `screen=register`, to an account to be made. */
export async function startSignIn(form: FormData): Promise<void> {
  enterWith(form);
  const { locale, tag } = await requestMarket(form.get('locale'));
  const to = ownPath(form.get('to')) ?? pathFor(locale, '/my-account');
  const isNew = form.get('screen') === 'register';
  const login = pathFor(locale, '/login', { query: { to } });
  if (env().SHOP_IDENTITY === 'password') redirect(login);
  const ways = { ui_locales: tag, ...(isNew && { screen: 'register' }) };
  const back = withQuery(withQuery('/auth', 'to', to), 'event', isNew ? 'sign_up' : 'login');
  const address = await ask()
    .then(() => signIn(PROVIDER.multipass, { redirectTo: back, redirect: false }, ways))
    .catch((error) => {
      logError('session', error);
      return withQuery(login, 'error', 'ProviderUnavailable');
    });
  redirect(address as Route);
}

/**
 * Signs out at the shop, here and at the provider, and goes to the posted path `to`, by default `/` (section 2 of the
 * specification). With a provider that does not answer, signs out here and says so.
 */
export async function endSession(form: FormData): Promise<void> {
  enterWith(form);
  const market = await requestMarket(form.get('locale'));
  const to = ownPath(form.get('to')) ?? pathFor(market.locale, '/');
  const ticket = await readTicket();
  const address = await signOutElsewhere(ticket, market, to);
  await signOut({ redirect: false });
  await forgetSession();
  redirect(address as Route);
}
