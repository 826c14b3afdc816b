import { formWords, pickWords } from '@/components/forms/form-words';
import { PaymentMarks } from '@/components/payments/payment-marks';
import { Price } from '@/components/ui/price';
import { RECIPIENT_LENGTHS } from '@/lib/cart/rules';
import { variantFor } from '@/lib/catalogue/variants';
import { formatMoney } from '@/lib/platform/i18n/money';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { PricedProduct } from '@/lib/prices/reference';
import type { Amount } from './gift-card-form';
import { LazyGiftCardForm } from './lazy-gift-card-form';

/** Errors and problems of a gift card's form: the page loads no other messages. */
const ERRORS = ['invalid', 'amountRequired', 'recipientEmailRequired', 'emailInvalid', 'tooLong', 'sendOn'];
const PROBLEMS = ['unavailable', 'offline', 'outdated', 'giftCardNotAdded'];

type Props = { locale: Locale; product: PricedProduct; name: string; search: string };

/**
 * What is bought of a gift card: its amounts, and to whom it is sent. Nothing of it is delivered, nothing is taxed before it
 * pays, and no guarantee of goods applies.
 */
export async function GiftCardBox({ locale, product, name, search }: Props) {
  const [t, words] = await Promise.all([translations(locale, 'catalogue'), formWords(locale)]);
  const { tag } = MARKETS[locale];
  const { variants, price, priceVaries } = product;
  const chosen = variantFor(variants, new URLSearchParams(search));
  const amount = formatMoney(price, tag);
  const amounts = variants.map(
    (variant): Amount => ({
      variantId: variant.id,
      label: formatMoney(variant.price, tag),
      unavailable: variant.availableForSale ? undefined : t('optionUnavailable'),
    }),
  );
  return (
    <>
      <Price
        size="large"
        price={priceVaries ? { kind: 'range', from: amount, fromWords: t('from') } : { kind: 'plain', amount }}
      />
      <LazyGiftCardForm
        locale={locale}
        name={name}
        cartHref={pathFor(locale, '/checkout/cart')}
        amounts={amounts}
        chosen={chosen?.id ?? ''}
        seen={chosen && { id: chosen.id, price: chosen.price, selectedOptions: chosen.selectedOptions }}
        words={{ ...words, errors: pickWords(words.errors, ERRORS), problems: pickWords(words.problems, PROBLEMS) }}
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
