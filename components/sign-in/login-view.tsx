import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { AnswerNotice } from '@/components/ui/answer-notice';
import { Link } from '@/components/ui/link';
import { Container, Section, Stack } from '@/components/ui/section';
import { text } from '@/components/ui/text.css';
import type { SavedQuery } from '@/lib/account/form-draft';
import { isRouteIn, pathFor, pathInMarket } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { LOCALES, type Locale } from '@/lib/platform/markets';
import type { Alternates } from '@/lib/services/prismic/documents';
import { customerCapabilities } from '@/lib/services/shopify/customer-capabilities';
import { Onward } from './bare-page';
import * as css from './sign-in.css';
import { PasswordWays, ProviderWays } from './sign-in-ways';

/** Login page of a signed-in customer: redirects in the page, since the response has already started when this is known. */
export async function AlreadyIn({ locale, to }: { locale: Locale; to: string }) {
  const t = await translations(locale, 'session');
  return (
    <LoginFrame locale={locale} to={to}>
      <Stack gap={5}>
        <h1>{t('arrived.title')}</h1>
        <p>{t('arrived.text')}</p>
        <Onward href={to}>{t('onward')}</Onward>
      </Stack>
    </LoginFrame>
  );
}

type Props = {
  locale: Locale;
  /** The path to redirect to. */
  to: string;
  /** The identity provider did not respond to the last request. */
  unavailable: boolean;
  /** Result of a form post without JavaScript. */
  query: SavedQuery;
};

/** Section 2 of the specification, `login`: sign in, create an account, or continue without one. */
export async function LoginView({ locale, to, unavailable, query }: Props) {
  const t = await translations(locale, 'session');
  return (
    <LoginFrame locale={locale} to={to}>
      <Stack gap={5}>
        <h1>{t('login.title')}</h1>
        <p className={text.lead}>{t('login.lead')}</p>
        {unavailable && <AnswerNotice tone="warning">{t('login.unavailable')}</AnswerNotice>}
        {customerCapabilities().signIn === 'here' ? (
          <PasswordWays locale={locale} to={to} query={query} />
        ) : (
          <ProviderWays locale={locale} to={to} />
        )}
      </Stack>
      <div className={css.guest}>
        <h2 className={text.h3}>{t('login.guest.title')}</h2>
        <p>{t('login.guest.text')}</p>
        <div className={css.links}>
          <Link href={pathFor(locale, '/ecommerce')} className={css.link} prefetch={false}>
            {t('login.guest.shop')}
          </Link>
          <Link href={pathFor(locale, '/withdrawal')} className={css.link} prefetch={false}>
            {t('login.guest.withdrawal')}
          </Link>
        </div>
      </div>
    </LoginFrame>
  );
}

/** The login page of each market, which leads to the same page there; to the account where that market has none. */
const loginAlternates = (locale: Locale, to: string): Alternates =>
  Object.fromEntries(
    LOCALES.filter((each) => isRouteIn('/login', each)).map((each) => {
      const there = pathInMarket(to, locale, each);
      return [each, pathFor(each, '/login', there === null ? {} : { query: { to: there } })];
    }),
  );

/** Site frame of the login page, for every visitor. */
function LoginFrame({ locale, to, children }: { locale: Locale; to: string; children: ReactNode }) {
  return (
    <PageFrame locale={locale} background="Aqua" alternates={loginAlternates(locale, to)}>
      <Section background="Aqua" space="tight">
        <Container>{children}</Container>
      </Section>
    </PageFrame>
  );
}
