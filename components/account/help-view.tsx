import { PaymentMarks } from '@/components/payments/payment-marks';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/markup';
import { muted, text } from '@/components/ui/text.css';
import type { Help } from '@/lib/contact/queries';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import * as css from './account.css';
import { AccountCard, LinkList } from './account-card';
import type { AccountWords } from './order-paths';

type Topic = { title: string; text: string; links: { href: string; text: string }[] };

/** The most frequent topics with links to their answers, then the questions and the contact options. */
export async function HelpView({ locale, help }: { locale: Locale; help: Help }) {
  const t = await translations(locale, 'account');
  const { categories, questions, phone } = help;
  const all = { href: pathFor(locale, '/f-a-q/[[...path]]'), text: t('help.allFaq') };
  return (
    <>
      <div className={css.topics}>
        {topicsOf(locale, help, t).map(({ title, text: words, links }) => (
          <AccountCard key={title} title={title}>
            <p>{words}</p>
            <LinkList links={links} />
          </AccountCard>
        ))}
      </div>
      <AccountCard title={t('help.faq')}>
        <LinkList links={[...questions, ...categories, all]} />
        <PaymentMarks locale={locale} />
      </AccountCard>
      <AccountCard title={t('help.contact')}>
        <p>{t('help.contactText')}</p>
        <div className={css.ways}>
          <ButtonLink href={pathFor(locale, '/contact')}>{t('help.contact')}</ButtonLink>
          {phone && (
            <ButtonLink href={phone.href} kind="secondary">
              <Icon name="phone" />
              {phone.number}
            </ButtonLink>
          )}
        </div>
        {phone?.text && <p className={cx(text.small, muted)}>{phone.text}</p>}
      </AccountCard>
    </>
  );
}

function topicsOf(locale: Locale, { privacy }: Help, t: AccountWords): Topic[] {
  const orders = pathFor(locale, '/my-account/orders');
  const information = { href: pathFor(locale, '/my-account/informations'), text: t('help.toInformation') };
  return [
    { title: t('help.orderTitle'), text: t('help.orderText'), links: [{ href: orders, text: t('help.toOrders') }] },
    {
      title: t('help.deliveryTitle'),
      text: t('help.deliveryText'),
      links: [{ href: orders, text: t('help.toDelivery') }],
    },
    {
      title: t('help.returnTitle'),
      text: t('help.returnText'),
      links: [
        { href: pathFor(locale, '/withdrawal'), text: t('card.withdraw') },
        { href: pathFor(locale, '/returns'), text: t('help.toReturn') },
      ],
    },
    {
      title: t('help.accountTitle'),
      text: t('help.accountText'),
      links: privacy ? [information, privacy] : [information],
    },
  ];
}
