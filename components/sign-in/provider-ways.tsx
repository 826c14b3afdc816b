import type { ComponentProps } from 'react';
import { text } from '@/components/ui/text.css';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { customers } from '@/lib/services/shopify/customers';
import * as css from './login-view.css';
import { SignInForm } from './sign-in-form';

type SessionWords = Awaited<ReturnType<typeof translations<'session'>>>;

const GAINS = ['orders', 'addresses', 'returns'] as const;

const Gains = ({ t }: { t: SessionWords }) => (
  <ul className={css.gains}>
    {GAINS.map((gain) => (
      <li key={gain}>{t(`login.register.gain.${gain}`)}</li>
    ))}
  </ul>
);

/** The links to the identity provider: sign in, and create an account where that has a page of its own. */
export async function ProviderWays({ locale, to }: { locale: Locale; to: string }) {
  const [t, common] = await Promise.all([translations(locale, 'session'), translations(locale, 'common')]);
  const form = { locale, to, lost: common('lost') };
  if (!customers().capabilities().canRegister) return <OneWay form={form} t={t} />;
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
