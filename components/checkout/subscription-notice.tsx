import * as css from '@/components/cart/cart-summary.css';
import { Checkbox, FieldBox, FieldError } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { text, textLink } from '@/components/ui/text.css';
import { leftToPay } from '@/lib/cart/rules';
import type { CartView } from '@/lib/cart/view';
import { everyWords, planSentences, planTerms, planWords, recurringTotals } from '@/lib/plans/rules';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { customerCapabilities } from '@/lib/services/shopify/customer-capabilities';
import { formatMoney } from '@/lib/services/shopify/money';

type Props = { locale: Locale; cart: CartView };

/**
 * What an order with subscriptions binds to: its payments, and for each article what the law wants said before the contract
 * (L221-5 and L215-1 of the French consumer code, VI.45 of the Belgian one), with where to end it (L215-1-1).
 */
export async function SubscriptionNotice({ locale, cart }: Props) {
  const [t, words] = await Promise.all([translations(locale, 'checkout'), translations(locale, 'cart')]);
  const { tag } = MARKETS[locale];
  const isHere = customerCapabilities().hasSubscriptions;
  const totals = recurringTotals(cart.lines);
  return (
    <Notice tone="warning">
      <h2 className={text.label}>{t('plan.title')}</h2>
      <p>{t('plan.today', { amount: formatMoney(leftToPay(cart), tag) })}</p>
      {totals.map(({ every, amount, changes }) => (
        <p key={`${every.count} ${every.unit}`}>
          {t(changes ? 'plan.eachChanges' : 'plan.each', {
            amount: formatMoney(amount, tag),
            every: everyWords(every, words),
          })}
        </p>
      ))}
      {cart.lines.map(
        (line) =>
          line.plan && (
            <div key={line.id} className={css.plan}>
              <h3 className={text.label}>
                {t('line', { quantity: line.quantity, name: line.variant.productTitle })}, {line.plan.plan.name}
              </h3>
              <ul role="list">
                {planSentences(line.plan, planWords(line.plan.plan, words, isHere), tag, line.quantity).map(
                  (sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ),
                )}
              </ul>
            </div>
          ),
      )}
      <p>
        {t(isHere ? 'plan.whereText' : 'plan.contactText')}{' '}
        <Link
          href={pathFor(locale, isHere ? '/my-account/subscriptions' : '/contact')}
          prefetch={false}
          className={textLink}
        >
          {t(isHere ? 'plan.where' : 'plan.contact')}
        </Link>
      </p>
    </Notice>
  );
}

const ACCEPT = 'accept-subscription';

/** Nobody goes on to pay for a subscription without saying that they know it: the one of this page, not of a later cart. */
export async function SubscriptionConsent({ locale, cart, isMissing }: Props & { isMissing: boolean }) {
  const t = await translations(locale, 'checkout');
  return (
    <FieldBox invalid={isMissing}>
      {isMissing && <FieldError id={`${ACCEPT}-error`}>{t('plan.missing')}</FieldError>}
      <Checkbox
        name="subscription"
        value={planTerms(cart.lines)}
        required
        // The answer to a form that was sent without it.
        autoFocus={isMissing}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${ACCEPT}-error` : undefined}
      >
        {t('plan.accept')}
      </Checkbox>
    </FieldBox>
  );
}
