import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AlreadyIn } from '@/components/session/already-in';
import { LoginView } from '@/components/session/login-view';
import { askedOf } from '@/lib/customer/asked';
import { readKept } from '@/lib/customer/kept';
import { pathFor } from '@/lib/i18n/navigation';
import { localeOf, translations } from '@/lib/i18n/translations';
import { MARKETS } from '@/lib/markets';
import { VISITOR } from '@/lib/password/visitor';
import { ownMetadata } from '@/lib/seo/own-metadata';
import { ownPath } from '@/lib/session/own-path';
import { currentSession } from '@/lib/session/session';

// Who is signed in has no business here, and where to go on to stands in the address.
export const instant = false;

type Props = PageProps<'/[country]/[locale]/login'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'session');
  return ownMetadata(locale, t('login.title'));
}

export default async function LoginPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  if (!MARKETS[locale].shop) notFound();
  const query = await searchParams;
  const to = ownPath(query.to) ?? pathFor(locale, '/my-account');
  if (await currentSession()) return <AlreadyIn locale={locale} to={to} />;
  const asked = askedOf(query, await readKept(), VISITOR);
  return <LoginView locale={locale} to={to} unavailable={query.error !== undefined} asked={asked} />;
}
