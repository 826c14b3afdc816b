import { NextIntlClientProvider } from 'next-intl';
import { partTitle } from '@/components/account/account-card.css';
import { customerWords } from '@/components/customer/customer-words';
import * as css from '@/components/session/login-view.css';
import { text } from '@/components/ui/text.css';
import type { VisitorPlace } from '@/lib/customer/answer';
import type { Asked } from '@/lib/customer/asked';
import { loadMessages } from '@/lib/i18n/messages';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';
import { VISITOR } from '@/lib/password/visitor';
import { Recover, Register, SignIn } from './forms';

type Props = { locale: Locale; to: string; asked: Asked };

/** The ways in where the shop itself keeps the passwords: an account, a new one, a forgotten password. */
export async function PasswordWays({ locale, to, asked }: Props) {
  const [t, words, messages] = await Promise.all([
    translations(locale, 'session'),
    customerWords(locale),
    loadMessages(locale),
  ]);
  const desk = { locale, words, path: pathFor(locale, '/login', { query: { to } }), who: VISITOR, to };
  const answerTo = (place: VisitorPlace) => (asked.place === place ? asked.answer : null);
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
          <SignIn desk={desk} answer={answerTo('sign-in')} />
          <div className={css.forgotten}>
            <h3 className={partTitle}>{t('login.forgotten.title')}</h3>
            <p>{t('login.forgotten.text')}</p>
            <Recover desk={desk} answer={answerTo('recover')} done={asked.said === 'recover'} />
          </div>
        </section>
        <section className={css.way} aria-labelledby="without-account">
          <h2 id="without-account" className={text.h3}>
            {t('login.register.title')}
          </h2>
          <p>{t('login.register.text')}</p>
          <Register desk={desk} answer={answerTo('register')} />
        </section>
      </div>
    </NextIntlClientProvider>
  );
}
