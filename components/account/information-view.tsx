import { NextIntlClientProvider } from 'next-intl';
import { customerWords } from '@/components/forms/form-words';
import { button } from '@/components/ui/buttons.css';
import { Link } from '@/components/ui/link';
import { Stack } from '@/components/ui/section';
import { inlineLink } from '@/components/ui/text.css';
import { receiptAddress } from '@/lib/account/deletion';
import { formSnapshot, type SavedQuery, whoOf } from '@/lib/account/form-draft';
import { OUTCOMES, type Part, type SavedOutcome } from '@/lib/account/form-state';
import { addressCountries, addressNumber, addressValues, profileValues } from '@/lib/account/values';
import { addressWarning } from '@/lib/delivery/rules';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { customerCapabilities } from '@/lib/services/shopify/customer-capabilities';
import type { Customer, CustomerAddress } from '@/lib/services/shopify/customer-types';
import { MOST_ADDRESSES } from '@/lib/services/shopify/map-customer';
import type { Session } from '@/lib/session/session';
import { AccountCard, AddressLines } from './account-card';
import type { AccountFormContext, Unfinished } from './account-form';
import { partTitle } from './account-frame.css';
import { AddressBook, type ShownAddress } from './address-book';
import { DeletionForm, PasswordForm, ProfileForm } from './information-forms';

type DataCardProps = {
  locale: Locale;
  form: AccountFormContext;
  email: string;
  done: boolean;
  answer: Unfinished | null;
};

/** The customer's rights to their data: a copy, and deletion (GDPR, articles 15, 17 and 20). */
async function DataCard({ locale, form, email, done, answer }: DataCardProps) {
  const t = await translations(locale, 'customer');
  return (
    <AccountCard title={t('data.title')}>
      <Stack gap={3}>
        <h3 className={partTitle}>{t('data.export')}</h3>
        <p>{t('data.exportText')}</p>
        <p>
          {/* Not a page: the router must not prefetch it. */}
          <a
            href={`/api/ecommerce/customer-export?locale=${locale}`}
            className={button({ kind: 'secondary' })}
            download
          >
            {t('data.exportAction')}
          </a>
        </p>
      </Stack>
      <Stack gap={3}>
        <h3 className={partTitle}>{t('data.deletion')}</h3>
        <p>{t('data.deletionText', { email })}</p>
        {customerCapabilities().hasSubscriptions && (
          <p>
            {t.rich('data.deletionSubscriptions', {
              link: (words) => (
                <Link href={pathFor(locale, '/my-account/subscriptions')} prefetch={false} className={inlineLink}>
                  {words}
                </Link>
              ),
            })}
          </p>
        )}
        <DeletionForm
          form={form}
          email={email}
          proven={customerCapabilities().provesEmail}
          outcome={done ? 'deletion' : null}
          answer={answer}
        />
      </Stack>
    </AccountCard>
  );
}

/** The customer's addresses as the page shows them, the default one first. The shop's ids are not exposed. */
function shownAddresses({ addresses, defaultAddressId }: Customer): ShownAddress[] {
  const shown = addresses.map((address) => shownAddress(address, address.id === defaultAddressId));
  return shown.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

function shownAddress(address: CustomerAddress, isDefault: boolean): ShownAddress {
  const values = addressValues(address);
  const { address1, zip, city, phone } = address;
  return {
    number: addressNumber(address.id),
    name: [address1, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    lines: <AddressLines address={address} />,
    phone: phone ?? '',
    values,
    snapshot: formSnapshot(values),
    isDefault,
    warning: address.countryCode ? addressWarning(address.zip ?? '', address.countryCode) : null,
  };
}

type Props = { locale: Locale; path: string; customer: Customer; session: Session; query: SavedQuery };

const outcomeIn = (part: Part, outcome: SavedOutcome | null): SavedOutcome | null =>
  outcome && OUTCOMES[outcome] === part ? outcome : null;
const answerTo = (place: string, query: SavedQuery) => (query.place === place ? query.answer : null);

/** The customer's data as the shop has it, and the forms that change it. */
export async function InformationView({ locale, path, customer, session, query }: Props) {
  const [t, words, messages] = await Promise.all([
    translations(locale, 'customer'),
    customerWords(locale),
    loadMessages(locale),
  ]);
  const { tag, shop } = MARKETS[locale];
  const { password, hasSignInEmail, contactPage } = customerCapabilities();
  const form: AccountFormContext = {
    locale,
    country: shop?.country ?? 'FR',
    words,
    path,
    who: whoOf(customer),
    contactPage,
  };
  const values = profileValues(customer);
  return (
    <NextIntlClientProvider
      locale={tag}
      messages={{ customer: messages.customer, delivery: messages.delivery }}
      timeZone="Europe/Paris"
    >
      <AccountCard title={t('profile.title')}>
        <ProfileForm
          form={form}
          values={values}
          snapshot={formSnapshot(values)}
          signInEmail={hasSignInEmail ? session.email : null}
          outcome={outcomeIn('profile', query.outcome)}
          answer={answerTo('profile', query)}
        />
      </AccountCard>
      <Addresses locale={locale} form={form} customer={customer} query={query} />
      {password && (
        <AccountCard title={t('password.title')}>
          {password === 'here' ? (
            <PasswordForm
              form={form}
              outcome={outcomeIn('password', query.outcome)}
              answer={answerTo('password', query)}
            />
          ) : (
            <p>{t('password.elsewhere')}</p>
          )}
        </AccountCard>
      )}
      <DataCard
        locale={locale}
        form={form}
        email={receiptAddress(session, customer)}
        done={query.outcome === 'deletion'}
        answer={answerTo('deletion', query)}
      />
    </NextIntlClientProvider>
  );
}

async function Addresses({
  locale,
  form,
  customer,
  query,
}: Pick<Props, 'locale' | 'customer' | 'query'> & { form: AccountFormContext }) {
  const t = await translations(locale, 'customer');
  const { tag, shop } = MARKETS[locale];
  const own = shop?.country ?? 'FR';
  const addresses = shownAddresses(customer);
  const answer = query.place?.startsWith('address') ? query.answer : null;
  const isOwn = addresses.some(({ number }) => number === query.address);
  // Input for an address that has been deleted meanwhile becomes a new address.
  const asNew = query.address === 'new' || (answer !== null && query.address !== null) || addresses.length === 0;
  const { firstName, lastName } = customer;
  return (
    <AccountCard title={t('addresses.title')}>
      <AddressBook
        form={form}
        addresses={addresses}
        most={MOST_ADDRESSES}
        countries={addressCountries(tag, own)}
        fresh={{ firstName: firstName ?? '', lastName: lastName ?? '', country: own }}
        open={isOwn ? query.address : asNew ? 'new' : null}
        outcome={outcomeIn('addresses', query.outcome)}
        answer={answer}
      />
    </AccountCard>
  );
}
