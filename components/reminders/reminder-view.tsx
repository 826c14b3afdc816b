import { HeroPage } from '@/components/editorial/hero';
import { formWords } from '@/components/forms/form-words';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Split, Stack } from '@/components/ui/section';
import { textLink } from '@/components/ui/text.css';
import { getLegalLink } from '@/lib/editorial/pages';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { type ReminderPage, reminderPath } from '@/lib/reminders/queries';
import { intervalsOf, TIMES } from '@/lib/reminders/schema';
import { draftRef } from '@/lib/services/prismic/preview';
import { formatMoney } from '@/lib/services/shopify/money';
import { ReminderForm } from './reminder-form';

/** Pages of the product's translations to ask for a reminder, in the markets that have a shop. */
export const reminderAlternates = ({ alternates }: ReminderPage): ReminderPage['alternates'] =>
  Object.fromEntries(
    Object.entries(alternates).flatMap(([locale, url]) =>
      MARKETS[locale as Locale].shop ? [[locale, reminderPath(locale as Locale, url)]] : [],
    ),
  );

/** Asks for a mail that reminds of a product, without a subscription. */
export async function ReminderView({ locale, page }: { locale: Locale; page: ReminderPage }) {
  const { title: name, href, product } = page;
  const t = await translations(locale, 'forms');
  const title = t('reminder.title', { name });
  const trail = [
    { text: name, href },
    { text: title, href: reminderPath(locale, href) },
  ];
  return (
    <HeroPage
      locale={locale}
      alternates={reminderAlternates(page)}
      trail={trail}
      title={title}
      intro={<p>{t('reminder.intro')}</p>}
    >
      <Split>
        <Stack gap={4}>
          <h2>{name}</h2>
          <p>
            <Link href={href} className={textLink}>
              {t('reminder.back')}
            </Link>
          </p>
          <p>{t('reminder.soldOut')}</p>
        </Stack>
        {product ? (
          <Choices locale={locale} page={page} product={product} />
        ) : (
          <Notice tone="warning">{t('reminder.unavailable')}</Notice>
        )}
      </Split>
    </HeroPage>
  );
}

type ChoicesProps = { locale: Locale; page: ReminderPage; product: NonNullable<ReminderPage['product']> };

async function Choices({ locale, page: { intakeDays }, product }: ChoicesProps) {
  const [t, privacy] = await Promise.all([
    translations(locale, 'forms'),
    draftRef(locale).then((ref) => getLegalLink('privacy', locale, ref)),
  ]);
  const { tag } = MARKETS[locale];
  const [first, ...others] = product.variants.map(({ id, selectedOptions, price }) => ({
    value: id,
    label: [...Object.values(selectedOptions), formatMoney(price, tag)].join(', '),
  }));
  if (!first) return <Notice tone="warning">{t('reminder.unavailable')}</Notice>;
  return (
    <ReminderForm
      locale={locale}
      words={await formWords(locale, 'reminder')}
      variants={[first, ...others]}
      intervals={intervalsOf(intakeDays).map((days) => ({
        value: String(days),
        label: t(days === intakeDays ? 'reminder.asLong' : 'reminder.days', { days }),
      }))}
      everyDays={String(intakeDays)}
      times={TIMES.map((times) => ({ value: times, label: t('reminder.timesOf', { times: Number(times) }) }))}
      privacy={privacy}
      labels={{
        variant: t('reminder.variant'),
        everyDays: t('reminder.everyDays'),
        times: t('reminder.times'),
        email: t('reminder.email'),
        agreement: t('reminder.agreement'),
        submit: t('reminder.submit'),
        done: t('reminder.done'),
        doneText: t('reminder.doneText'),
      }}
    />
  );
}
