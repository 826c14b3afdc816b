import 'server-only';
import { AccountCard } from '@/components/account/account-card';
import { AccountFrame, AccountTrouble } from '@/components/account/account-frame';
import { comingBackPath, dayOf, orderAlternates } from '@/components/account/order-paths';
import { TextAreaField } from '@/components/forms/fields';
import { DonePanel } from '@/components/forms/panels';
import { sayProblem } from '@/components/forms/words';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { muted, textLink } from '@/components/ui/text.css';
import * as css from '@/components/withdrawal/withdrawal.css';
import { WithdrawalForm } from '@/components/withdrawal/withdrawal-form';
import { orderFormWords, PersonFields, ReasonField, withdrawalWords } from '@/components/withdrawal/withdrawal-view';
import type { Problem } from '@/lib/forms/state';
import { hasOnlyCards } from '@/lib/orders/rules';
import { formatDay } from '@/lib/platform/i18n/dates';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { logError } from '@/lib/platform/log/log';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { sealedAmong } from '@/lib/returns/queries';
import { lineName, type Order, type OrderLine } from '@/lib/services/shopify/customer-types';
import { formatMoney } from '@/lib/services/shopify/money';
import type { Closed } from '@/lib/session/account';
import type { Session } from '@/lib/session/session';
import { declareFromOrder } from '@/lib/withdrawal/actions';
import { lineNotice, type OrderNotice, orderNotice } from '@/lib/withdrawal/eligible';
import { declaredStep, type OrderReturnQuery } from '@/lib/withdrawal/queries';
import { returnable } from '@/lib/withdrawal/schema';
import { type LineChoice, OrderLinesField, OrderReturnForm } from './order-return-form';

/**
 * The lines of an order for their form. `explained`: the content's text about opened packs is available. A defect shows once a
 * pack is open, and is covered by the legal guarantee: only a withdrawal asks whether a pack is sealed.
 */
async function orderLines(locale: Locale, lines: readonly OrderLine[], kind: OrderReturnQuery['kind']) {
  const shopIds = kind === 'return' ? [] : lines.flatMap(({ variant }) => variant?.productId ?? []);
  const [t, sealed] = await Promise.all([
    translations(locale, 'withdrawal'),
    sealedAmong(locale, shopIds).catch((error) => {
      logError('returns', error);
      return null;
    }),
  ]);
  const choiceOf = (line: OrderLine): LineChoice | null => {
    // The sale of a card can be withdrawn from, but nothing of it is sent back.
    if (kind === 'return' && line.variant?.isGiftCard) return null;
    const notice = lineNotice(line, kind, sealed?.includes(line.variant?.productId ?? '') ?? false);
    const name = lineName(line);
    const ordered = t('order.ordered', { count: line.quantity });
    return {
      name,
      detail: `${ordered}, ${formatMoney(line.discountedTotal, MARKETS[locale].tag)}`,
      notice: notice && t(`order.lineNotices.${notice}`),
      most: returnable(line),
      quantityLabels: {
        label: t('order.quantity', { name }),
        decreaseLabel: t('order.decrease', { name }),
        increaseLabel: t('order.increase', { name }),
      },
    };
  };
  return { choices: lines.map(choiceOf), explained: sealed !== null };
}

const KINDS = ['withdrawal', 'return'] as const;

type Props = { locale: Locale; path: string; current: (typeof KINDS)[number] };

/** The two kinds of return: both are links, so that they work without JavaScript. */
async function ReturnChoice({ locale, path, current }: Props) {
  const t = await translations(locale, 'withdrawal');
  return (
    <nav aria-label={t('order.choice')} className={css.choices}>
      {KINDS.map((kind) => (
        <Link
          key={kind}
          href={`${path}?kind=${kind}`}
          prefetch={false}
          className={css.choice}
          aria-current={kind === current ? 'page' : undefined}
        >
          <span className={css.choiceName}>{t(`order.${kind}`)}</span>
          <span className={css.choiceText}>{t(`order.${kind}Text`)}</span>
        </Link>
      ))}
    </nav>
  );
}

type OrderWithdrawalProps = { locale: Locale; order: Order; session: Session; query: OrderReturnQuery };

const TONES = { open: 'info', unknown: 'info', closed: 'warning', canceled: 'warning', refunded: 'warning' } as const;

/** Notices based on the law and the order are shown above the fields; they never block a declaration. */
async function OrderWithdrawal({ locale, order, session, query }: OrderWithdrawalProps) {
  const [t, words, { choices, explained }, initial] = await Promise.all([
    translations(locale, 'withdrawal'),
    withdrawalWords(locale),
    orderLines(locale, order.lines, 'withdrawal'),
    declaredStep(order, query),
  ]);
  const isAtFields = !initial || initial.status === 'error';
  const emptied = initial?.status === 'error' && !initial.result.initialValue ? initial.problem : undefined;
  return (
    <Stack gap={5}>
      {isAtFields && <WindowNotice locale={locale} notice={orderNotice(order, MARKETS[locale])} />}
      {emptied && isRetried(emptied) && <Notice>{t('problems.typedBefore')}</Notice>}
      <WithdrawalForm
        locale={locale}
        action={declareFromOrder}
        from="order"
        initial={initial}
        words={words}
        submit={t('fields.submit')}
        note={<p className={muted}>{t('fields.note')}</p>}
        hidden={{ order: order.number }}
        defaults={{
          name: [session.givenName, session.familyName].filter(Boolean).join(' '),
          email: order.email ?? session.email,
        }}
      >
        <OrderLinesField legend={t('order.lines')} hint={t('order.linesHint')} optional lines={choices} />
        {!explained && <p className={muted}>{t('order.sealed')}</p>}
        <PersonFields locale={locale} />
        <ReasonField locale={locale} />
      </WithdrawalForm>
    </Stack>
  );
}

async function WindowNotice({ locale, notice }: { locale: Locale; notice: OrderNotice }) {
  const t = await translations(locale, 'withdrawal');
  const day = 'lastDay' in notice ? formatDay(notice.lastDay, MARKETS[locale].tag) : '';
  return <Notice tone={TONES[notice.kind]}>{t(`order.notices.${notice.kind}`, { day })}</Notice>;
}

/** Whether the same form can be sent again: for these the message leads elsewhere. */
const isRetried = ({ code }: Problem): boolean => !['signedOut', 'orderUnknown'].includes(code);

/** Messages of fields have no full stop. */
const sentence = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);

type OrderReturnProps = { locale: Locale; order: Order; query: OrderReturnQuery };

/** A defect, a wrong product, any other return: no reason is required. */
async function OrderReturn({ locale, order, query: { done: outcome, problem } }: OrderReturnProps) {
  const [t, words, { choices }] = await Promise.all([
    translations(locale, 'withdrawal'),
    orderFormWords(locale, 'returns'),
    orderLines(locale, order.lines, 'return'),
  ]);
  const done = {
    title: t('order.done'),
    text: <p>{t('order.doneText')}</p>,
    unmailed: <p>{t('order.unmailed')}</p>,
  };
  if (outcome) return <DonePanel title={done.title} text={outcome === 'done' ? done.text : done.unmailed} />;
  return (
    <OrderReturnForm
      locale={locale}
      words={words}
      problem={
        problem &&
        [sentence(sayProblem(words, problem.code, problem.values)), isRetried(problem) && t('problems.typedBefore')]
          .filter(Boolean)
          .join(' ')
      }
      order={order.number}
      submit={t('order.submit')}
      done={done}
    >
      <OrderLinesField legend={t('order.lines')} hint={t('order.returnHint')} lines={choices} />
      <TextAreaField name="reason" label={t('order.reason')} hint={t('order.reasonHint')} rows={4} optional />
    </OrderReturnForm>
  );
}

/** The same return of an order in the other markets. */
const returnAlternates = (order: string, kind: OrderReturnQuery['kind']) =>
  orderAlternates(order, (locale) => comingBackPath(locale, order, kind));

type OrderReturnTroubleProps = {
  locale: Locale;
  order: string;
  kind: OrderReturnQuery['kind'];
  path: string;
  status: Closed;
};

/** While the shop cannot show the order, the customer can withdraw without it: the legal period continues during an outage. */
export async function OrderReturnTrouble({ locale, order, kind, path, status }: OrderReturnTroubleProps) {
  const t = await translations(locale, 'withdrawal');
  return (
    <AccountFrame
      locale={locale}
      current="/my-account/orders"
      title={t('order.title')}
      path={path}
      alternates={returnAlternates(order, kind)}
    >
      <Stack gap={5}>
        <AccountTrouble locale={locale} status={status} path={path} />
        <Notice>
          <p>{t('order.guest')}</p>
          <Link href={pathFor(locale, '/withdrawal')} className={textLink}>
            {t('order.guestLink')}
          </Link>
        </Notice>
      </Stack>
    </AccountFrame>
  );
}

type OrderReturnViewProps = { locale: Locale; path: string; order: Order; session: Session; query: OrderReturnQuery };

/** Returns from an order: a withdrawal from the contract, or a return for any other reason. */
export async function OrderReturnView({ locale, path, order, session, query }: OrderReturnViewProps) {
  const [t, own] = await Promise.all([translations(locale, 'withdrawal'), translations(locale, 'account')]);
  const step = {
    text: own('order.title', { name: order.name }),
    href: pathFor(locale, '/my-account/orders/[order]', { params: { order: order.number } }),
  };
  const day = dayOf(order.processedAt, MARKETS[locale].tag);
  const isCards = hasOnlyCards(order);
  const kind = isCards ? 'withdrawal' : query.kind;
  return (
    <AccountFrame
      locale={locale}
      current="/my-account/orders"
      title={t('order.title')}
      intro={<p>{t('order.of', { order: order.name, day })}</p>}
      path={path}
      steps={[step]}
      alternates={returnAlternates(order.number, kind)}
    >
      <Stack gap={5}>
        {!isCards && <ReturnChoice locale={locale} path={path} current={kind} />}
        <AccountCard title={t(`order.${kind}`)}>
          {kind === 'return' ? (
            <OrderReturn locale={locale} order={order} query={query} />
          ) : (
            <OrderWithdrawal locale={locale} order={order} session={session} query={query} />
          )}
        </AccountCard>
      </Stack>
    </AccountFrame>
  );
}
