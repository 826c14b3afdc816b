'use client';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type FormAction, HiddenFields, Select } from '@/components/ui/field';
import { Icon, VisuallyHidden } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { StepButton, Stepper } from '@/components/ui/quantity-input';
import { changePlan, changeQuantity, removeFromCart } from '@/lib/cart/actions';
import { lineProblem, newsOf } from '@/lib/cart/messages';
import { allLines, lineSavings } from '@/lib/cart/rules';
import type { CartState } from '@/lib/cart/use-cart';
import type { CartLineView } from '@/lib/cart/view';
import { MAX_QUANTITY, type QuantityAction } from '@/lib/catalogue/tables';
import { lineWords } from '@/lib/plans/rules';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { recipientOf } from '@/lib/services/shopify/cart-attributes';
import { formatMoney, unitPriceText, unitPriceWords } from '@/lib/services/shopify/money';
import { CartLine, CartLines, isGift, linePrice, recipientWords } from './cart-layout';
import * as css from './cart-lines.css';
import { announcement, LineNotices } from './cart-notices';

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
  const { cart, failed, lastResult } = state;
  const [hasFailed, setFailed] = useState(false);
  if (failed && !hasFailed) setFailed(true);
  if (!failed && hasFailed && lastResult) setFailed(false);

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
        {cart &&
          lastResult &&
          !lastResult.isPast &&
          [announcement(lastResult, state, t), ...newsOf(lastResult.reply, t)].filter(Boolean).join('. ')}
        {!lastResult && !failed && hasFailed && t('back')}
      </VisuallyHidden>
      {cart && (
        <>
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
            {cart.lines.map((line) => {
              const problem = lastResult && lineProblem(lastResult, line, allLines(cart), t);
              return (
                <CartLineItem
                  key={line.id}
                  locale={locale}
                  line={line}
                  quantity={state.quantityOf(line)}
                  updating={state.isUpdating(line)}
                  error={problem ?? excluded[line.id] ?? soldOutWords(line)}
                  isPastError={Boolean(problem && lastResult?.isPast)}
                  onPlan={(planId) => void state.changePlan(line, planId)}
                  onChange={(action) =>
                    isLast(line, action, state) ? void state.remove(line) : void state.change(line, action)
                  }
                  onRemove={() => void state.remove(line)}
                />
              );
            })}
          </CartLines>
        </>
      )}
    </>
  );
}

/** Decreasing a quantity of one removes the line, with undo. A click during a batch of quantity changes never counts as one. */
const isLast = (line: CartLineView, action: QuantityAction, state: CartState): boolean =>
  action === 'decrease' && line.quantity === 1 && !state.isUpdating(line);

type CartLineItemProps = {
  locale: Locale;
  line: CartLineView;
  quantity: number;
  updating: boolean;
  error?: string;
  isPastError?: boolean;
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
  isPastError,
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
  const perUnit = unitPriceWords(unit);
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
        price: linePrice(line, tag, { gift: t('gift'), before: t('oldPrice') }),
        gift: given ? t('giftQuantity', { quantity }) : undefined,
      }}
      updating={updating}
      error={error}
      isPastError={isPastError}
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

type LinePlanProps = {
  locale: Locale;
  line: CartLineView;
  /** @param planId empty for a one-time purchase */
  onPlan: (planId: string) => void;
};

/**
 * Another rhythm for a line, a first one, or none any more. Nothing for an article that is sold one way only. A rhythm that
 * the shop no longer offers stays the choice of its line, so that pressing the button changes nothing by itself.
 */
function LinePlan({ locale, line, onPlan }: LinePlanProps) {
  const t = useTranslations('cart');
  const id = useId();
  const { plan, variant } = line;
  const { plans = [], requiresPlan, productTitle: name, price } = variant;
  const { tag } = MARKETS[locale];
  const chosen = plan?.plan.id ?? '';
  const isOffered = !plan || plans.some(({ plan: { id: planId } }) => planId === chosen);
  const choices = isOffered ? plans : [plan, ...plans];
  if (choices.length + (requiresPlan ? 0 : 1) < 2) return null;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onPlan(String(new FormData(event.currentTarget).get('planId') ?? ''));
  }

  return (
    <details className={css.plan}>
      <summary className={css.summary}>
        {t(plan ? 'plan.change' : 'plan.subscribe')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </summary>
      <form action={changePlan as unknown as FormAction} onSubmit={submit} className={css.form}>
        <HiddenFields fields={{ locale, lineId: line.id }} />
        <label htmlFor={id} className={css.label}>
          {t('plan.choose', { name })}
        </label>
        {/* The choice of a line that the shop has changed begins anew. */}
        <Select key={chosen} id={id} name="planId" defaultValue={chosen}>
          {!requiresPlan && <option value="">{t('plan.onceOption', { price: formatMoney(price, tag) })}</option>}
          {choices.map(({ plan: { id: planId, name: of }, perDelivery }) => (
            <option key={planId} value={planId}>
              {t('plan.option', { name: of, price: formatMoney(perDelivery, tag) })}
            </option>
          ))}
        </Select>
        <Button type="submit" kind="secondary" size="small">
          {t('plan.apply')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </form>
    </details>
  );
}
