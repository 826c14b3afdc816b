import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { customerWords } from '@/components/forms/form-words';
import { text } from '@/components/ui/text.css';
import type { SavedQuery } from '@/lib/account/form-draft';
import { VISITOR, type VisitorPlace } from '@/lib/account/form-state';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { customerCapabilities } from '@/lib/services/shopify/customer-capabilities';
import { Recover, Register, SignIn } from './lazy-visitor-forms';
import * as css from './sign-in.css';
import { SignInForm } from './sign-in-form';

type SessionWords = Awaited<ReturnType<typeof translations<'session'>>>;

const GAINS = ['orders', 'addresses', 'returns'] as const;

const Gains = ({ t }: { t: SessionWords }) => (
  <ul role="list">
    {GAINS.map((gain) => (
      <li key={gain}>{t(`login.register.gain.${gain}`)}</li>
    ))}
  </ul>
);

/** The links to the identity provider: sign in, and create an account where that has a page of its own. */
export async function ProviderWays({ locale, to }: { locale: Locale; to: string }) {
  const [t, common] = await Promise.all([translations(locale, 'session'), translations(locale, 'common')]);
  const form = { locale, to, lost: common('lost') };
  if (!customerCapabilities().canRegister) return <OneWay form={form} t={t} />;
  return (
    <div className={css.ways}>
      <section className={css.way} aria-labelledby="sign-in">
        <h2 id="sign-in" className={text.h3}>
          {t('login.signIn.title')}
        </h2>
        <p>{t('login.signIn.text')}</p>
        <SignInForm {...form}>{t('login.signIn.button')}</SignInForm>
      </section>
      <section className={css.way} aria-labelledby="register">
        <h2 id="register" className={text.h3}>
          {t('login.register.title')}
        </h2>
        <p>{t('login.register.text')}</p>
        <Gains t={t} />
        <SignInForm {...form} screen="register" kind="secondary">
          {t('login.register.button')}
        </SignInForm>
      </section>
    </div>
  );
}

type OneWayProps = { form: Pick<ComponentProps<typeof SignInForm>, 'locale' | 'to' | 'lost'>; t: SessionWords };

/** Signing in by a code in an e-mail makes the account as well. */
function OneWay({ form, t }: OneWayProps) {
  return (
    <section className={css.way} aria-labelledby="sign-in">
      <h2 id="sign-in" className={text.h3}>
        {t('login.byCode.title')}
      </h2>
      <p>{t('login.byCode.text')}</p>
      <Gains t={t} />
      <SignInForm {...form}>{t('login.signIn.button')}</SignInForm>
    </section>
  );
}

type PasswordWaysProps = { locale: Locale; to: string; query: SavedQuery };

/** Sign-in options where the shop itself stores the passwords: sign in, create an account, recover a password. */
export async function PasswordWays({ locale, to, query }: PasswordWaysProps) {
  const [t, words, messages] = await Promise.all([
    translations(locale, 'session'),
    customerWords(locale),
    loadMessages(locale),
  ]);
  const form = { locale, words, path: pathFor(locale, '/login', { query: { to } }), who: VISITOR, to };
  const answerTo = (place: VisitorPlace) => (query.place === place ? query.answer : null);
  const { login } = messages.session;
  return (
    <NextIntlClientProvider
      locale={MARKETS[locale].tag}
      messages={{ customer: messages.customer, session: { login } }}
      timeZone="Europe/Paris"
    >
      <div className={css.ways}>
        <section className={css.way} aria-labelledby="with-account">
          <h2 id="with-account" className={text.h3}>
            {t('login.signIn.title')}
          </h2>
          <p>{t('login.byPassword')}</p>
          <SignIn form={form} answer={answerTo('sign-in')} />
          <div className={css.forgotten}>
            <h3 className={css.forgottenTitle}>{t('login.forgotten.title')}</h3>
            <p>{t('login.forgotten.text')}</p>
            <Recover form={form} answer={answerTo('recover')} done={query.outcome === 'recover'} />
          </div>
        </section>
        <section className={css.way} aria-labelledby="without-account">
          <h2 id="without-account" className={text.h3}>
            {t('login.register.title')}
          </h2>
          <p>{t('login.register.textWithName')}</p>
          <Register form={form} answer={answerTo('register')} />
        </section>
      </div>
    </NextIntlClientProvider>
  );
}
