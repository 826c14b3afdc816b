import type { ReactNode } from 'react';
import { type FormAction, HiddenFields } from '@/components/cart/hidden-fields';
import { AnswerNotice } from '@/components/ui/answer-notice';
import { Button, ButtonLink, ButtonRow } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import { everyWords } from '@/lib/plans/words';
import { formatMoney } from '@/lib/platform/i18n/money';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { lineName, type Subscription, type SubscriptionAction } from '@/lib/services/shopify/customer-types';
import { changeSubscription } from '@/lib/subscriptions/actions';
import type { SubscriptionOutcome } from '@/lib/subscriptions/outcome';
import { AccountCard } from './account-card';
import { dayOf, orderPath } from './order-paths';
import type { AccountWords, CartWords } from './types';

type Props = {
  locale: Locale;
  /** Null where they are not to be seen and changed here. */
  subscriptions: readonly Subscription[] | null;
  outcome: SubscriptionOutcome | null;
  /** Id of the subscription that the visitor wants to end, to be confirmed. */
  ending: string | null;
};

/** What the customer has subscribed to: its state, its next payment, and how to pause and end it, in three steps at most. */
export async function SubscriptionsView({ locale, subscriptions, outcome, ending }: Props) {
  const [t, words] = await Promise.all([translations(locale, 'account'), translations(locale, 'cart')]);
  const contact = (
    <ButtonLink href={pathFor(locale, '/contact')} kind="secondary">
      {t('subscription.contact')}
    </ButtonLink>
  );
  return (
    <>
      {outcome && (
        <AnswerNotice id="subscription-outcome" tone={outcome.kind === 'done' ? 'success' : 'error'}>
          <p>
            {outcome.kind === 'done'
              ? t(`subscription.done.${outcome.action}`)
              : t(`subscription.problem.${outcome.problem}`)}
          </p>
        </AnswerNotice>
      )}
      {subscriptions?.length === 0 && <p>{t('subscription.none')}</p>}
      {!subscriptions && (
        <AccountCard title={t('subscription.title')}>
          <p>{t('subscription.by')}</p>
          <p>{contact}</p>
        </AccountCard>
      )}
      {subscriptions?.map((subscription) => (
        <SubscriptionCard
          key={subscription.id}
          locale={locale}
          subscription={subscription}
          isEnding={ending === subscription.id && subscription.actions.includes('cancel')}
          t={t}
          words={words}
          contact={contact}
        />
      ))}
    </>
  );
}

type CardProps = {
  locale: Locale;
  subscription: Subscription;
  isEnding: boolean;
  t: AccountWords;
  words: CartWords;
  contact: ReactNode;
};

function SubscriptionCard({ locale, subscription, isEnding, t, words, contact }: CardProps) {
  const { id, state, createdAt, lines, order, actions, delivery, minOrders } = subscription;
  const { tag } = MARKETS[locale];
  const date = dayOf(createdAt, tag);
  const isOver = state === 'cancelled' || state === 'expired';
  return (
    <AccountCard title={t('subscription.one', { date })}>
      <p>
        <strong>{t(`subscription.state.${state ?? 'other'}`)}</strong>
      </p>
      <ul>
        {lines.map(({ title, variantTitle, quantity }) => (
          <li key={`${title} ${variantTitle}`}>
            {t('subscription.line', { quantity, name: lineName({ title, variantTitle }) })}
          </li>
        ))}
      </ul>
      {!isOver && <p>{t('subscription.delivered', { every: everyWords(delivery, words) })}</p>}
      <p>{paymentWords(subscription, tag, t, words)}</p>
      {!isOver && minOrders !== null && minOrders > 1 && <p>{t('subscription.minimum', { count: minOrders })}</p>}
      {order && (
        <p>
          <Link href={orderPath(locale, order.number)} prefetch={false} className={textLink}>
            {t('subscription.order', { name: order.name })}
          </Link>
        </p>
      )}
      {isEnding ? (
        <Confirmation locale={locale} id={id} t={t} />
      ) : (
        <ButtonRow>
          {actions.map((action) => (
            <ActionButton key={action} locale={locale} id={id} action={action} date={date} t={t} />
          ))}
        </ButtonRow>
      )}
      {!isOver && actions.length === 0 && (
        <>
          <p>{t('subscription.atShop')}</p>
          <p>{contact}</p>
        </>
      )}
    </AccountCard>
  );
}

function paymentWords(
  { state, nextPaymentAt, payment, billing }: Subscription,
  tag: string,
  t: AccountWords,
  words: CartWords,
) {
  if (state === 'paused') return t('subscription.nextPaused');
  if (!nextPaymentAt || !payment) return t('subscription.over');
  return t('subscription.next', {
    date: dayOf(nextPaymentAt, tag),
    amount: formatMoney(payment, tag),
    every: everyWords(billing, words),
  });
}

type ActionProps = { locale: Locale; id: string; action: SubscriptionAction; date: string; t: AccountWords };

/** The end of a subscription is confirmed first; a pause is not, since it is taken back as easily. */
function ActionButton({ locale, id, action, date, t }: ActionProps) {
  const label = (
    <>
      <span aria-hidden="true">{t(`subscription.${action}`)}</span>
      <VisuallyHidden>{t(`subscription.${action}Of`, { date })}</VisuallyHidden>
    </>
  );
  if (action === 'cancel') {
    return (
      <ButtonLink
        href={pathFor(locale, '/my-account/subscriptions', { query: { end: id } })}
        prefetch={false}
        kind="secondary"
      >
        {label}
      </ButtonLink>
    );
  }
  return (
    <form action={changeSubscription as FormAction}>
      <HiddenFields fields={{ locale, id, action }} />
      <Button type="submit" kind="secondary">
        {label}
      </Button>
    </form>
  );
}

function Confirmation({ locale, id, t }: { locale: Locale; id: string; t: AccountWords }) {
  return (
    <form action={changeSubscription as FormAction}>
      <HiddenFields fields={{ locale, id, action: 'cancel' }} />
      <h3>{t('subscription.sureTitle')}</h3>
      <p>{t('subscription.sureText')}</p>
      <ButtonRow>
        <Button type="submit" autoFocus>
          {t('subscription.sure')}
        </Button>
        <ButtonLink href={pathFor(locale, '/my-account/subscriptions')} prefetch={false} kind="secondary">
          {t('subscription.keep')}
        </ButtonLink>
      </ButtonRow>
    </form>
  );
}
