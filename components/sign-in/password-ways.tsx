import { NextIntlClientProvider } from 'next-intl';
import { customerWords } from '@/components/forms/form-words';
import { text } from '@/components/ui/text.css';
import type { SavedQuery } from '@/lib/account/form-draft';
import { VISITOR, type VisitorPlace } from '@/lib/account/form-state';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { Recover, Register, SignIn } from './lazy-visitor-forms';
import * as css from './login-view.css';

type Props = { locale: Locale; to: string; query: SavedQuery };

/** Sign-in options where the shop itself stores the passwords: sign in, create an account, recover a password. */
export async function PasswordWays({ locale, to, query }: Props) {
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
          <p>{t('login.register.text')}</p>
          <Register form={form} answer={answerTo('register')} />
        </section>
      </div>
    </NextIntlClientProvider>
  );
}
