import type { ReactNode } from 'react';
import { ActionForm, SubmitButton } from '@/components/ui/action-form';
import { AnswerNotice, FocusedBox } from '@/components/ui/answer-notice';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/field';
import { VisuallyHidden } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import { everyWords } from '@/lib/plans/rules';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { lineName, type Subscription, type SubscriptionAction } from '@/lib/services/shopify/customer-types';
import { formatMoney } from '@/lib/services/shopify/money';
import { changeSubscription } from '@/lib/subscriptions/actions';
import type { SubscriptionOutcome } from '@/lib/subscriptions/outcome';
import { AccountCard } from './account-card';
import { type AccountWords, type CartWords, dayOf, orderPath } from './order-paths';

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
  const [t, words, common] = await Promise.all([
    translations(locale, 'account'),
    translations(locale, 'cart'),
    translations(locale, 'common'),
  ]);
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
          lost={common('lost')}
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
  /** Message shown when the connection fails. */
  lost: string;
};

function SubscriptionCard({ locale, subscription, isEnding, t, words, contact, lost }: CardProps) {
  const { id, state, createdAt, lines, order, actions, delivery, minOrders } = subscription;
  const { tag } = MARKETS[locale];
  // Of two subscriptions of one day, the product tells which is which.
  const [first] = lines;
  const which = { date: dayOf(createdAt, tag), name: first ? lineName(first) : '' };
  const isOver = state === 'cancelled' || state === 'expired';
  // After a payment that failed nothing comes any more, though its end can still be asked for.
  const comes = !isOver && state !== 'failed';
  const bound = minOrders !== null && minOrders > 1 ? minOrders : null;
  const payments = paymentWords(subscription, tag, t, words);
  return (
    <AccountCard title={t('subscription.one', which)}>
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
      {comes && <p>{t('subscription.delivered', { every: everyWords(delivery, words) })}</p>}
      {payments && <p>{payments}</p>}
      {comes && bound !== null && <p>{t('subscription.minimum', { count: bound })}</p>}
      {order && (
        <p>
          <Link href={orderPath(locale, order.number)} prefetch={false} className={textLink}>
            {t('subscription.order', { name: order.name })}
          </Link>
        </p>
      )}
      {isEnding ? (
        <Confirmation locale={locale} id={id} bound={bound} t={t} lost={lost} />
      ) : (
        <ButtonRow>
          {actions.map((action) => (
            <ActionButton key={action} locale={locale} id={id} action={action} which={which} t={t} lost={lost} />
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

/** What is taken and when, as far as it is known; null for a state that is not known here. */
function paymentWords(
  { state, nextPaymentAt, payment, billing }: Subscription,
  tag: string,
  t: AccountWords,
  words: CartWords,
): string | null {
  if (!state) return null;
  if (state === 'paused') return t('subscription.nextPaused');
  if (state !== 'active') return t('subscription.over');
  const every = everyWords(billing, words);
  const date = nextPaymentAt && dayOf(nextPaymentAt, tag);
  const amount = payment && formatMoney(payment, tag);
  if (date && amount) return t('subscription.next', { date, amount, every });
  if (date) return t('subscription.nextDay', { date, every });
  return amount ? t('subscription.nextAmount', { amount, every }) : t('subscription.nextEvery', { every });
}

type EndProps = Pick<CardProps, 'locale' | 't' | 'lost'> & { id: string };
type ActionProps = EndProps & { action: SubscriptionAction; which: { date: string; name: string } };

/** The end of a subscription is confirmed first; a pause is not, since it is taken back as easily. */
function ActionButton({ locale, id, action, which, t, lost }: ActionProps) {
  const label = (
    <>
      <span aria-hidden="true">{t(`subscription.${action}`)}</span>
      <VisuallyHidden>{t(`subscription.${action}Of`, which)}</VisuallyHidden>
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
    <ActionForm action={changeSubscription} lost={lost}>
      <HiddenFields fields={{ locale, id, action }} />
      <SubmitButton kind="secondary">{label}</SubmitButton>
    </ActionForm>
  );
}

/** @param bound payments that the subscription is for at least; null where there is no minimum */
function Confirmation({ locale, id, bound, t, lost }: EndProps & { bound: number | null }) {
  return (
    <ActionForm action={changeSubscription} lost={lost}>
      <HiddenFields fields={{ locale, id, action: 'cancel' }} />
      <FocusedBox role="status">
        <h3>{t('subscription.sureTitle')}</h3>
        <p>{bound === null ? t('subscription.sureText') : t('subscription.sureBound', { count: bound })}</p>
      </FocusedBox>
      <ButtonRow>
        <SubmitButton>{t('subscription.sure')}</SubmitButton>
        <ButtonLink href={pathFor(locale, '/my-account/subscriptions')} prefetch={false} kind="secondary">
          {t('subscription.keep')}
        </ButtonLink>
      </ButtonRow>
    </ActionForm>
  );
}
