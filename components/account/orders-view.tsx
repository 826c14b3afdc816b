import { sectionClass } from '@/components/theme/section';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/error-view';
import { VisuallyHidden } from '@/components/ui/icon';
import { cx } from '@/components/ui/markup';
import { Picture } from '@/components/ui/picture';
import { muted, text } from '@/components/ui/text.css';
import { hasOnlyCards, type Stage, stageOf } from '@/lib/orders/rules';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { OrderPage, OrderSummary } from '@/lib/services/shopify/customer-types';
import { formatMoney } from '@/lib/services/shopify/money';
import * as css from './account.css';
import { AccountCard } from './account-card';
import { type AccountWords, comingBackPath, dayOf, orderPath } from './order-paths';

const STEPS = ['ordered', 'prepared', 'sent', 'delivered'] as const;

/** Whether an order is final (canceled or refunded): it has no current step, and nothing of it can be returned. */
export const isOver = ({ kind }: Stage): boolean => kind === 'canceled' || kind === 'refunded';

/** The four steps of an order, with the current one. */
export function OrderTrack({ stage, t }: { stage: Stage; t: AccountWords }) {
  const { step: current } = stage;
  if (isOver(stage) || current === null) return null;
  return (
    <ol className={css.track} aria-label={t('track.label')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={css.step({ reached: index <= current, current: index === current })}
          aria-current={index === current ? 'step' : undefined}
        >
          {t(`track.${step}`)}
          {index < current && <VisuallyHidden> ({t('track.done')})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}

/** Shown before the first order. */
export function NoOrder({ locale, t }: { locale: Locale; t: AccountWords }) {
  const action = <ButtonLink href={pathFor(locale, '/ecommerce')}>{t('orders.empty.action')}</ButtonLink>;
  return (
    <div className={sectionClass('White')}>
      <EmptyState as="h2" title={t('orders.empty.title')} action={action}>
        <p>{t('orders.empty.text')}</p>
      </EmptyState>
    </div>
  );
}

type Props = { locale: Locale; order: OrderSummary; t: AccountWords; as?: 'h2' | 'h3' };

/** An order in a list: its state, its lines, and its links. */
export function OrderCard({ locale, order, t, as: Title = 'h2' }: Props) {
  const { tag } = MARKETS[locale];
  const stage = stageOf(order);
  const isByMail = hasOnlyCards(order) && stage.kind === 'sent';
  const name = t('card.name', { name: order.name });
  const image = order.lines.find(({ variant }) => variant?.image)?.variant?.image;
  return (
    <article className={cx(sectionClass('White'), css.orderCard)}>
      <div className={css.tile}>
        {image && (
          <Picture
            image={{ ...image, src: image.url, alt: '', service: 'shopify' }}
            sizes="6rem"
            className={css.picture}
          />
        )}
      </div>
      <div className={css.words}>
        <p className={cx(text.small, muted)}>
          {name}, <time dateTime={order.processedAt}>{t('card.placed', { date: dayOf(order.processedAt, tag) })}</time>
        </p>
        <Title className={css.state}>
          <VisuallyHidden>{name}, </VisuallyHidden>
          {t(isByMail ? 'state.byMail' : `state.${stage.kind}`)}
        </Title>
        {!isByMail && <OrderTrack stage={stage} t={t} />}
        <p className={text.small}>{namesOf(order, t)}</p>
        <p className={cx(text.small, muted)}>
          {t('card.facts', { count: order.pieces, total: formatMoney(order.total, tag) })}
        </p>
      </div>
      <div className={css.orderActions}>
        <ButtonLink href={orderPath(locale, order.number)} prefetch={false} size="small">
          {t('card.open')}
          <VisuallyHidden> {order.name}</VisuallyHidden>
        </ButtonLink>
        {!isOver(stage) && (
          <ButtonLink
            href={comingBackPath(locale, order.number, 'withdrawal')}
            reloadDocument
            kind="secondary"
            size="small"
          >
            {t('card.withdraw')}
            <VisuallyHidden> ({order.name})</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

const NAMED = 3;

function namesOf({ lines }: OrderSummary, t: AccountWords): string {
  const titles = [...new Set(lines.map(({ title }) => title))];
  const names = titles.slice(0, NAMED).join(', ');
  return titles.length > NAMED ? t('card.more', { names, count: titles.length - NAMED }) : names;
}

type OrdersViewProps = {
  locale: Locale;
  page: OrderPage;
  /** Whether there is a previous page with newer orders. */
  isLater: boolean;
};

/** A page of the orders, newest first, with pagination. */
export async function OrdersView({ locale, page: { orders, next }, isLater }: OrdersViewProps) {
  const t = await translations(locale, 'account');
  if (orders.length === 0 && !isLater) return <NoOrder locale={locale} t={t} />;
  return (
    <>
      {orders.length === 0 ? (
        <AccountCard title={t('orders.end.title')}>
          <p>{t('orders.end.text')}</p>
        </AccountCard>
      ) : (
        <ul role="list" className={css.cards}>
          {orders.map((order) => (
            <li key={order.number}>
              <OrderCard locale={locale} order={order} t={t} />
            </li>
          ))}
        </ul>
      )}
      <Pages locale={locale} next={next} isLater={isLater} t={t} />
    </>
  );
}

type PagesProps = { locale: Locale; next: string | null; isLater: boolean; t: AccountWords };

/** The shop's list is paginated by cursor: there are no page numbers, and no link to the previous page. */
function Pages({ locale, next, isLater, t }: PagesProps) {
  if (!next && !isLater) return null;
  const to = (query?: { after: string }) => pathFor(locale, '/my-account/orders', { query });
  return (
    <nav aria-label={t('orders.pages')} className={css.pages}>
      {isLater && (
        <ButtonLink href={to()} prefetch={false} kind="secondary">
          {t('orders.newest')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={to({ after: next })} prefetch={false} rel="next" kind="secondary">
          {t('orders.older')}
        </ButtonLink>
      )}
    </nav>
  );
}
