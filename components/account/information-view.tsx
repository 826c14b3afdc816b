import { NextIntlClientProvider } from 'next-intl';
import { seenOf, whoOf } from '@/lib/account/form-draft';
import { type Part, SAID, type Said } from '@/lib/account/form-state';
import type { SavedQuery } from '@/lib/account/saved-query';
import { addressCountries, profileValues } from '@/lib/account/values';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { Customer } from '@/lib/services/shopify/customer-types';
import { customers } from '@/lib/services/shopify/customers';
import { MOST_ADDRESSES } from '@/lib/services/shopify/map-customer';
import type { Session } from '@/lib/session/session';
import { AccountCard } from './account-card';
import { AddressBook } from './address-book';
import { customerWords } from './customer-words';
import { DataCard } from './data-card';
import type { Desk } from './desk';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { shownAddresses } from './shown-addresses';

type Props = { locale: Locale; path: string; customer: Customer; session: Session; asked: SavedQuery };

const saidIn = (part: Part, said: Said | null): Said | null => (said && SAID[said] === part ? said : null);
const answerTo = (place: string, asked: SavedQuery) => (asked.place === place ? asked.answer : null);

/** The customer's data as the shop has it, and the forms that change it. */
export async function InformationView({ locale, path, customer, session, asked }: Props) {
  const [t, words, messages] = await Promise.all([
    translations(locale, 'customer'),
    customerWords(locale),
    loadMessages(locale),
  ]);
  const { tag, shop } = MARKETS[locale];
  const { password, hasSignInEmail, contactPage } = customers().capabilities();
  const desk: Desk = { locale, country: shop?.country ?? 'FR', words, path, who: whoOf(customer), contactPage };
  const values = profileValues(customer);
  return (
    <NextIntlClientProvider
      locale={tag}
      messages={{ customer: messages.customer, delivery: messages.delivery }}
      timeZone="Europe/Paris"
    >
      <AccountCard title={t('profile.title')}>
        <ProfileForm
          desk={desk}
          values={values}
          seen={seenOf(values)}
          signInEmail={hasSignInEmail ? session.email : null}
          said={saidIn('profile', asked.said)}
          answer={answerTo('profile', asked)}
        />
      </AccountCard>
      <Addresses locale={locale} desk={desk} customer={customer} asked={asked} />
      {password && (
        <AccountCard title={t('password.title')}>
          {password === 'here' ? (
            <PasswordForm desk={desk} said={saidIn('password', asked.said)} answer={answerTo('password', asked)} />
          ) : (
            <p>{t('password.elsewhere')}</p>
          )}
        </AccountCard>
      )}
      <DataCard
        locale={locale}
        desk={desk}
        email={session.email}
        done={asked.said === 'deletion'}
        answer={answerTo('deletion', asked)}
      />
    </NextIntlClientProvider>
  );
}

async function Addresses({
  locale,
  desk,
  customer,
  asked,
}: Pick<Props, 'locale' | 'customer' | 'asked'> & { desk: Desk }) {
  const t = await translations(locale, 'customer');
  const { tag, shop } = MARKETS[locale];
  const own = shop?.country ?? 'FR';
  const addresses = shownAddresses(customer);
  const answer = asked.place?.startsWith('address') ? asked.answer : null;
  const isOwn = addresses.some(({ number }) => number === asked.address);
  // Input for an address that has been deleted meanwhile becomes a new address.
  const asNew = asked.address === 'new' || (answer !== null && asked.address !== null) || addresses.length === 0;
  const { firstName, lastName } = customer;
  return (
    <AccountCard title={t('addresses.title')}>
      <AddressBook
        desk={desk}
        addresses={addresses}
        most={MOST_ADDRESSES}
        countries={addressCountries(tag, own)}
        fresh={{ firstName: firstName ?? '', lastName: lastName ?? '', country: own }}
        open={isOwn ? asked.address : asNew ? 'new' : null}
        said={saidIn('addresses', asked.said)}
        answer={answer}
      />
    </AccountCard>
  );
}
