'use client';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { RetryNotice } from '@/components/ui/answer-notice';
import { Button, ButtonLink } from '@/components/ui/button';
import { useFirstFocus } from '@/components/ui/hooks';
import { Loading, Status, VisuallyHidden } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Meter } from '@/components/ui/tag';
import { newsOf, problemOf } from '@/lib/cart/messages';
import { type Trouble, useTrouble } from '@/lib/cart/mutations';
import { allLines, giftOptionsOf, isSameGift, NO_GIFT } from '@/lib/cart/rules';
import type { CartState, LastResult } from '@/lib/cart/use-cart';
import type { CartLineView } from '@/lib/cart/view';
import type { FreeDelivery } from '@/lib/delivery/free-delivery';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { giftRuleOf } from '@/lib/services/shopify/cart-attributes';
import { formatMoney, fromCents } from '@/lib/services/shopify/money';
import { EmptyCart } from './cart-layout';
import * as css from './cart-lines.css';

type CartAbsentProps = {
  state: CartState;
  paths: { shop: string; cart: string };
  /** The shop did not respond to the server. */
  silent?: boolean;
};

/** Shown in place of lines: the shop does not respond, the cart is loading, or it is empty. */
export function CartAbsent({ state, paths, silent = false }: CartAbsentProps) {
  const t = useTranslations('cart');
  if (state.cart === undefined) return <CartAwaited state={state} href={paths.cart} silent={silent} />;
  const words = { title: t('empty.title'), text: t('empty.text'), action: t('empty.action') };
  return (
    <>
      <div className={css.notices}>
        {state.cart === null && state.lastResult?.reply.cart === null && (
          <Notice size="small" tone="error" live>
            {whyAbsent(state.lastResult, t)}
          </Notice>
        )}
      </div>
      <EmptyCart words={words} shop={paths.shop} />
    </>
  );
}

/** After a change that has found no cart: that it is gone, and what has become of the code that was typed. */
function whyAbsent({ about, name, reply }: LastResult, t: Translate): string {
  const gone = t('error.cartNotFound');
  if (about !== 'addCode' || reply.status === 'error') return gone;
  return `${gone} ${problemOf(reply, t) ?? t('codes.kept', { code: name })}`;
}

type Props = {
  state: Pick<CartState, 'failed' | 'retry'>;
  /** URL of the cart page, for visitors without JavaScript. */
  href: string;
  /** The shop did not respond to the server, which is also shown without JavaScript. */
  silent: boolean;
};

/** Shown while the cart is unknown: it is loading, it loads slowly, or the shop does not respond. */
function CartAwaited({ state: { failed, retry }, href, silent }: Props) {
  const t = useTranslations('cart');
  const trouble = useTrouble(failed);
  if (failed) {
    return <RetryNotice text={t('unavailable')} action={t('retry')} retry={retry} />;
  }
  return (
    <>
      <p role="status">
        <Loading />
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </p>
      <TroubleNotice trouble={trouble} />
      <noscript>
        {silent && <Notice tone="error">{t('unavailable')}</Notice>}
        <ButtonLink href={href} prefetch={false}>
          {t(silent ? 'retry' : 'addedLink')}
        </ButtonLink>
      </noscript>
    </>
  );
}

/** Notice that there is no connection, or that the shop responds slowly. */
export function TroubleNotice({ trouble }: { trouble: Trouble }) {
  const t = useTranslations('cart');
  return (
    <Status>
      {trouble && (
        <Notice size="small" tone={trouble === 'offline' ? 'warning' : 'info'}>
          {t(`trouble.${trouble}`)}
        </Notice>
      )}
    </Status>
  );
}

type LineNoticesProps = { state: CartState; newsId?: string | undefined; onUndo: () => void };

/** Above the lines: connection state, undo of a removal, the error of a line that is no longer there, and news. */
export function LineNotices({ state, newsId, onUndo }: LineNoticesProps) {
  const t = useTranslations('cart');
  const { lastResult, removed } = state;
  const trouble = useTrouble(state.settled);
  const lost = lastResult && isLost(lastResult, state) ? problemOf(lastResult.reply, t, allLines(state.cart)) : null;
  const news = lastResult ? newsOf(lastResult.reply, t) : [];
  return (
    <div className={css.notices}>
      <TroubleNotice trouble={trouble} />
      {removed && (
        <Notice key={removed.id} size="small" icon="remove">
          <div className={css.undo}>
            <span className={css.words}>{t('removed', { name: removed.variant.productTitle })} </span>
            <UndoButton onClick={onUndo}>{t('undo')}</UndoButton>
          </div>
        </Notice>
      )}
      {lost && (
        <Notice key={lastResult?.isPast ? 'past' : 'new'} size="small" tone="error" live={!lastResult?.isPast}>
          {lost}
        </Notice>
      )}
      {news.length > 0 && (
        <div id={newsId} tabIndex={-1}>
          <Notice size="small" tone="warning">
            {news.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Notice>
        </div>
      )}
    </div>
  );
}

/** The button that had the focus was removed with the line; who has gone on to type is not interrupted. */
function UndoButton(props: Pick<ComponentProps<typeof Button>, 'onClick' | 'children'>) {
  const button = useFirstFocus<HTMLButtonElement>();
  return <Button ref={button} kind="ghost" size="small" className={css.button} {...props} />;
}

/** A problem about a line that is no longer in the cart, or about an undo, has no line to be shown in. */
const isLost = ({ about, lineId }: LastResult, { cart }: CartState): boolean =>
  about === 'restore' || ((about === 'line' || about === 'plan') && !cart?.lines.some(({ id }) => id === lineId));

type Translate = ReturnType<typeof useTranslations<'cart'>>;

/** Lines, places and carriers announce their errors themselves; the fields of codes, gift cards and note do not. */
export function announcement(
  { about, name, lineId, reply, restored }: LastResult,
  { cart }: CartState,
  t: Translate,
): string {
  // Its form says what can be delivered there, and how.
  if (about === 'place') return '';
  if (about !== 'line' && OF_FIELDS.has(about)) {
    const problem = problemOf(reply, t, allLines(cart));
    if (problem) return problem;
    if (about === 'note' && cart?.note === '') return t('note.removed');
    if (about === 'gift' && cart && isSameGift(giftOptionsOf(cart), NO_GIFT)) return t('giftOptions.removed');
    return t(`announcement.${about}`);
  }
  if (reply.status === 'error') return '';
  // The warnings say why it has not come back.
  if (restored && !reply.cart?.lines.some((line) => isSame(line, restored))) return '';
  if (about !== 'line') return t(`announcement.${about}`);
  const line = cart?.lines.find(({ id }) => id === lineId);
  if (line) return t('updated', { name, quantity: line.quantity });
  return t(cart?.soldOut?.some(({ id }) => id === lineId) ? 'soldOut' : 'removed', { name });
}

/** Changes whose field shows the problem without an alert of its own. */
const OF_FIELDS: ReadonlySet<string> = new Set([
  'addCode',
  'removeCode',
  'addGiftCard',
  'removeGiftCard',
  'note',
  'gift',
]);

/** Whether a line has what another one had before its removal: the gift of the same rule, or the same article. */
function isSame(line: CartLineView, removed: CartLineView): boolean {
  const rule = giftRuleOf(removed);
  return giftRuleOf(line) === rule && (rule !== null || line.variant.id === removed.variant.id);
}

type FreeDeliveryProps = { locale: Locale; progress: FreeDelivery };
type TranslateDelivery = ReturnType<typeof useTranslations<'delivery'>>;

/** Progress towards free delivery; changes are announced to screen readers. */
export function FreeDeliveryProgress({ locale, progress }: FreeDeliveryProps) {
  const t = useTranslations('delivery');
  const { tag, shop } = MARKETS[locale];
  const amount = (cents: number) => formatMoney(fromCents(cents, shop?.currency ?? 'EUR'), tag);
  return (
    <Meter share={progress.share} label={labelOf(progress, t, amount)}>
      <span role="status">{sentenceOf(progress, t, amount)}</span>
    </Meter>
  );
}

type Amount = (cents: number) => string;

function sentenceOf(progress: FreeDelivery, t: TranslateDelivery, amount: Amount): string {
  const { reached, missing, from, option } = progress;
  const kind = progress.kind ?? 'other';
  if (option !== null) return t('progress.reached', { kind, name: option });
  return reached
    ? t('progress.threshold', { from: amount(from ?? 0), kind })
    : t('progress.missing', { amount: amount(missing), kind });
}

function labelOf({ reached, goods, from, option }: FreeDelivery, t: TranslateDelivery, amount: Amount): string {
  if (from === null || (option !== null && goods < from)) return t('progress.labelFree');
  return reached
    ? t('progress.labelReached', { from: amount(from) })
    : t('progress.label', { amount: amount(goods), from: amount(from) });
}
