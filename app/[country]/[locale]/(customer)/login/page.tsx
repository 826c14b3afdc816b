import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AlreadyIn, LoginView } from '@/components/sign-in/login-view';
import { readDrafts, readSavedQuery } from '@/lib/account/form-draft';
import { VISITOR } from '@/lib/account/form-state';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { ownMetadata } from '@/lib/seo/metadata';
import { safeRedirectPath } from '@/lib/session/redirect-path';
import { currentSession } from '@/lib/session/session';

// Signed-in customers are redirected, and the redirect target is read from the URL: the page is rendered per request.
export const instant = false;

type Props = PageProps<'/[country]/[locale]/login'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'session');
  // The page that the URL leads to may have a token.
  return { ...(await ownMetadata(locale, t('login.title'))), referrer: 'strict-origin' };
}

export default async function LoginPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  if (!MARKETS[locale].shop) notFound();
  const query = await searchParams;
  const to = safeRedirectPath(query.to) ?? pathFor(locale, '/my-account');
  if (await currentSession()) return <AlreadyIn locale={locale} to={to} />;
  const saved = readSavedQuery(query, await readDrafts(), VISITOR);
  return <LoginView locale={locale} to={to} unavailable={query.error !== undefined} query={saved} />;
}
