import { formWords } from '@/components/forms/form-words';
import { AddButton } from '@/components/layout/islands';
import { PaymentMarks } from '@/components/payments/payment-marks';
import { VisuallyHidden } from '@/components/ui/icon';
import { inOrder } from '@/components/ui/markup';
import { Price } from '@/components/ui/price';
import { Container } from '@/components/ui/section';
import { RECIPIENT_LENGTHS } from '@/lib/cart/rules';
import { variantFor } from '@/lib/catalogue/variants';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { PricedProduct } from '@/lib/prices/reductions';
import { formatMoney } from '@/lib/services/shopify/money';
import * as css from './buy.css';
import type { Amount } from './gift-card-form';
import { LazyGiftCardForm } from './lazy-parts';

type Props = { locale: Locale; product: PricedProduct; name: string; search: string };

/** The amounts, the variant that is chosen at first, and the id of the form: pages that were left stay in the document. */
function offerOf({ locale, product: { variants }, search }: Omit<Props, 'name'>, unavailable: string) {
  const chosen = variantFor(variants, new URLSearchParams(search));
  const amounts = variants.map(
    (variant): Amount => ({
      variantId: variant.id,
      label: formatMoney(variant.price, MARKETS[locale].tag),
      unavailable: variant.availableForSale ? undefined : unavailable,
    }),
  );
  return { amounts, chosen, formId: `gift-card-${chosen?.id}` };
}

/**
 * What is bought of a gift card: its amounts, and to whom it is sent. Nothing of it is delivered, nothing is taxed before it
 * pays, and no guarantee of goods applies.
 */
export async function GiftCardBox({ locale, product, name, search }: Props) {
  const [t, words] = await Promise.all([translations(locale, 'catalogue'), formWords(locale, 'gift-card')]);
  const { price, priceVaries } = product;
  const { amounts, chosen, formId } = offerOf({ locale, product, search }, t('optionUnavailable'));
  const amount = formatMoney(price, MARKETS[locale].tag);
  return (
    <>
      <Price
        size="large"
        price={priceVaries ? { kind: 'range', from: amount, fromWords: t('from') } : { kind: 'plain', amount }}
      />
      <LazyGiftCardForm
        id={formId}
        locale={locale}
        name={name}
        cartHref={pathFor(locale, '/checkout/cart')}
        amounts={amounts}
        chosen={chosen?.id ?? ''}
        seen={chosen && { id: chosen.id, price: chosen.price, selectedOptions: chosen.selectedOptions }}
        words={words}
        labels={{
          amount: t('giftCard.amount'),
          recipient: t('giftCard.recipient'),
          recipientText: t('giftCard.recipientText'),
          email: t('giftCard.email'),
          emailHint: t('giftCard.emailHint'),
          name: t('giftCard.name'),
          message: t('giftCard.message'),
          messageHint: t('giftCard.messageHint', { length: RECIPIENT_LENGTHS.message }),
          sendOn: t('giftCard.sendOn'),
          sendOnHint: t('giftCard.sendOnHint', { days: RECIPIENT_LENGTHS.days }),
          add: t('add'),
        }}
      />
      <PaymentMarks locale={locale} />
    </>
  );
}

/** Amount and button at the lower edge, while the button of the form is out of view. It submits the form. */
export async function GiftCardBar({ locale, product, name, search }: Props) {
  const t = await translations(locale, 'catalogue');
  const { amounts, formId } = offerOf({ locale, product, search }, t('optionUnavailable'));
  if (amounts.length > css.MOST_AMOUNTS || amounts.every(({ unavailable }) => unavailable)) return null;
  return (
    <div className={css.bar}>
      <Container className={css.barLine}>
        <div className={css.barProduct}>
          <p className={css.barName}>{name}</p>
          <div>
            {inOrder(amounts, ({ label }) => (
              <div className={css.barAmount}>
                <Price size="card" price={{ kind: 'plain', amount: label }} />
              </div>
            ))}
          </div>
        </div>
        <AddButton form={formId}>
          {t('addShort')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </AddButton>
      </Container>
    </div>
  );
}
