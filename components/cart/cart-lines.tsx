'use client';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type SubmitEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useFirstFocus } from '@/components/ui/hooks';
import { Icon, VisuallyHidden } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { StepButton, Stepper } from '@/components/ui/quantity-input';
import { changeQuantity, removeFromCart } from '@/lib/cart/actions';
import { allLines, giftOptionsOf, isSameGift, NO_GIFT } from '@/lib/cart/rules';
import { lineSavings } from '@/lib/cart/savings';
import type { CartLineView } from '@/lib/cart/types';
import type { CartState, LastResult } from '@/lib/cart/use-cart';
import { useTrouble } from '@/lib/cart/use-trouble';
import { lineProblem, newsOf, problemOf } from '@/lib/cart/words';
import { MAX_QUANTITY, type QuantityAction } from '@/lib/catalogue/tables';
import { lineWords } from '@/lib/plans/rules';
import { formatMoney } from '@/lib/platform/i18n/money';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { giftRuleOf, recipientOf } from '@/lib/services/shopify/cart-marks';
import { toCents, unitPriceText } from '@/lib/services/shopify/money';
import { type FormAction, HiddenFields } from '../ui/field';
import { TroubleNotice } from './cart-absent';
import { CartLine, CartLines, isGift, recipientWords } from './cart-layout';
import * as css from './cart-lines.css';
import { LinePlan } from './line-plan';

type Props = { state: CartState; newsId?: string | undefined; onUndo: () => void };

/** Above the lines: connection state, undo of a removal, the error of a line that is no longer there, and news. */
export function LineNotices({ state, newsId, onUndo }: Props) {
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
        <Notice size="small" tone="error" live>
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

type CartLineItemProps = {
  locale: Locale;
  line: CartLineView;
  quantity: number;
  updating: boolean;
  error?: string;
  onChange: (action: QuantityAction) => void;
  onRemove: () => void;
  /** @param planId empty for a one-time purchase */
  onPlan: (planId: string) => void;
};

/** One line with its small forms: they work before and without JavaScript, which only intercepts their submission. */
export function CartLineItem({
  locale,
  line,
  quantity,
  updating,
  error,
  onChange,
  onRemove,
  onPlan,
}: CartLineItemProps) {
  const t = useTranslations('cart');
  const { variant, plan } = line;
  const name = variant.productTitle;
  const { tag } = MARKETS[locale];
  const savings = lineSavings(line);
  const unit = useTranslations('prices');
  const perUnit = { perUnit: unit('perUnit', { price: '{price}', measure: '{measure}' }), piece: unit('piece') };
  const given = isGift(line);
  const unitPrice = plan ? plan.unitPrice : variant.unitPrice;

  const step = (action: QuantityAction, sign: 'minus' | 'plus', label: string) => (
    <form action={changeQuantity as unknown as FormAction} onSubmit={handled(() => onChange(action))}>
      <HiddenFields fields={{ locale, lineId: line.id, action }} />
      <StepButton step={sign} label={label} disabled={action === 'increase' && quantity >= MAX_QUANTITY} />
    </form>
  );

  return (
    <CartLine
      line={{
        name,
        href: line.href ?? undefined,
        image: variant.image ? { ...variant.image, src: variant.image.url, alt: '', service: 'shopify' } : undefined,
        line: given
          ? savings.map((saving) => saving.name).join(', ')
          : Object.values(variant.selectedOptions).join(', '),
        recipient: recipientWords(recipientOf(line), tag, t, variant.isGiftCard),
        unitPrice: given || variant.isGiftCard || !unitPrice ? undefined : unitPriceText(unitPrice, tag, perUnit),
        plan: plan && [t('plan.subscription', { name: plan.plan.name }), lineWords(plan, line, tag, t)],
        savings: given
          ? []
          : savings.map(({ name: of, amount }) =>
              t('saving', { name: of || t('discount'), amount: formatMoney(amount, tag) }),
            ),
        price: priceOf(line, tag, { gift: t('gift'), before: t('oldPrice') }),
        gift: given ? t('giftQuantity', { quantity }) : undefined,
      }}
      updating={updating}
      error={error}
      stepper={
        <Stepper
          label={t('quantityOf', { name })}
          quantity={quantity}
          decrease={step('decrease', 'minus', t('decrease', { name }))}
          increase={step('increase', 'plus', t('increase', { name }))}
        />
      }
      remove={<RemoveForm locale={locale} line={line} onRemove={onRemove} />}
    >
      {!given && <LinePlan locale={locale} line={line} onPlan={onPlan} />}
    </CartLine>
  );
}

type RemoveFormProps = Pick<CartLineItemProps, 'locale' | 'line' | 'onRemove'>;

function RemoveForm({ locale, line, onRemove }: RemoveFormProps) {
  const t = useTranslations('cart');
  return (
    <form action={removeFromCart as unknown as FormAction} onSubmit={handled(onRemove)}>
      <HiddenFields fields={{ locale, lineId: line.id }} />
      <Button type="submit" kind="ghost" size="small">
        <Icon name="remove" size="small" />
        {t('remove')}
        <VisuallyHidden> {line.variant.productTitle}</VisuallyHidden>
      </Button>
    </form>
  );
}

const handled = (work: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  work();
};

function priceOf(line: CartLineView, tag: string, words: { gift: string; before: string }) {
  if (isGift(line)) return { kind: 'plain', amount: words.gift } as const;
  const amount = formatMoney(line.total, tag);
  if (toCents(line.total.amount) === toCents(line.subtotal.amount)) return { kind: 'plain', amount } as const;
  return { kind: 'sale', amount, before: formatMoney(line.subtotal, tag), beforeWords: words.before } as const;
}

type CartLinesProps = {
  locale: Locale;
  state: CartState;
  /** Why a line cannot be delivered, by line id. */
  excluded?: Readonly<Record<string, string>>;
  /** Id of the notice about gifts and codes. */
  newsId?: string;
};

/** The lines of a cart, the undo notice, and the live region that announces the result of an action to screen readers. */
export function LiveCartLines({ locale, state, excluded = {}, newsId }: CartLinesProps) {
  const t = useTranslations('cart');
  const list = useRef<HTMLUListElement>(null);
  const { cart, lastResult } = state;
  if (!cart) return null;

  function undo(): void {
    // The button is removed with its notice.
    list.current?.focus();
    void state.undo();
  }

  const soldOutWords = ({ variant }: CartLineView) => (variant.availableForSale ? undefined : t('soldOutLine'));

  /** Its button is removed with the line. */
  function leave(line: CartLineView): void {
    list.current?.focus();
    void state.remove(line);
  }

  return (
    <>
      <VisuallyHidden as="p" role="status">
        {lastResult && [announcement(lastResult, state, t), ...newsOf(lastResult.reply, t)].filter(Boolean).join('. ')}
      </VisuallyHidden>
      <LineNotices state={state} newsId={newsId} onUndo={undo} />
      {cart.soldOut && (
        <div className={css.notices}>
          {cart.soldOut.map((line) => (
            <Notice key={line.id} size="small" tone="warning">
              <div className={css.undo}>
                <span className={css.words}>{t('soldOut', { name: line.variant.productTitle })} </span>
                <RemoveForm locale={locale} line={line} onRemove={() => leave(line)} />
              </div>
            </Notice>
          ))}
        </div>
      )}
      <CartLines ref={list}>
        {cart.lines.map((line) => (
          <CartLineItem
            key={line.id}
            locale={locale}
            line={line}
            quantity={state.quantityOf(line)}
            updating={state.isUpdating(line)}
            error={
              (lastResult && lineProblem(lastResult, line, allLines(cart), t)) ??
              excluded[line.id] ??
              soldOutWords(line)
            }
            onPlan={(planId) => void state.changePlan(line, planId)}
            onChange={(action) =>
              isLast(line, action, state) ? void state.remove(line) : void state.change(line, action)
            }
            onRemove={() => void state.remove(line)}
          />
        ))}
      </CartLines>
    </>
  );
}

/** Decreasing a quantity of one removes the line, with undo. A click during a batch of quantity changes never counts as one. */
const isLast = (line: CartLineView, action: QuantityAction, state: CartState): boolean =>
  action === 'decrease' && line.quantity === 1 && !state.isUpdating(line);

type Translate = ReturnType<typeof useTranslations<'cart'>>;

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

/** Lines, places and carriers announce their errors themselves; the fields of codes, gift cards and note do not. */
function announcement({ about, name, lineId, reply, restored }: LastResult, { cart }: CartState, t: Translate): string {
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
