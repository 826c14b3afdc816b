import { text } from '@/components/ui/text.css';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import * as css from './login-view.css';
import { SignInForm } from './sign-in-form';

const GAINS = ['orders', 'addresses', 'returns'] as const;

/** The two links to the identity provider: sign in, and create an account. */
export async function ProviderWays({ locale, to }: { locale: Locale; to: string }) {
  const t = await translations(locale, 'session');
  return (
    <div className={css.ways}>
      <section className={css.way} aria-labelledby="sign-in">
        <h2 id="sign-in" className={text.h3}>
          {t('login.signIn.title')}
        </h2>
        <p>{t('login.signIn.text')}</p>
        <SignInForm locale={locale} to={to}>
          {t('login.signIn.button')}
        </SignInForm>
      </section>
      <section className={css.way} aria-labelledby="register">
        <h2 id="register" className={text.h3}>
          {t('login.register.title')}
        </h2>
        <p>{t('login.register.text')}</p>
        <ul className={css.gains}>
          {GAINS.map((gain) => (
            <li key={gain}>{t(`login.register.gain.${gain}`)}</li>
          ))}
        </ul>
        <SignInForm locale={locale} to={to} screen="register" kind="secondary">
          {t('login.register.button')}
        </SignInForm>
      </section>
    </div>
  );
}
