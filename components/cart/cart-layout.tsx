import type { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { AnswerNotice } from '@/components/ui/answer-notice';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/error-view';
import { Icon, VisuallyHidden } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Price, type PriceView } from '@/components/ui/price';
import { muted, text } from '@/components/ui/text.css';
import { formatDay } from '@/lib/platform/i18n/dates';
import type { Recipient } from '@/lib/services/shopify/cart-attributes';
import { formatMoney, toCents } from '@/lib/services/shopify/money';
import type { CartLine as ShopLine } from '@/lib/services/shopify/types';
import * as css from './cart-lines.css';

type PageProps = {
  title: string;
  /** Visually hidden heading of the lines. */
  heading?: string;
  /** Free-delivery progress. */
  meter?: ReactNode;
  /** Notices, lines and what follows them. */
  children: ReactNode;
  summary: ReactNode;
};

export function CartPageLayout({ title, heading, meter, children, summary }: PageProps) {
  return (
    <>
      <h1 className={css.title}>{title}</h1>
      <div className={css.page}>
        <div className={css.main}>
          {meter && <div className={cx(sectionClass('Beige Light'), css.meter)}>{meter}</div>}
          {heading && <VisuallyHidden as="h2">{heading}</VisuallyHidden>}
          {children}
        </div>
        {summary}
      </div>
    </>
  );
}

/** Inside a Drawer: lines that scroll, and a footer that stays visible. */
export function CartDrawerLayout({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  return (
    <div className={css.drawer}>
      <div>{children}</div>
      {footer && <div className={cx(sectionClass('Beige Light'), css.foot)}>{footer}</div>}
    </div>
  );
}

/** What the result of a form, or of a link, says before all else. */
export const CartNews = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <AnswerNotice tone="warning">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </AnswerNotice>
  );

type EmptyCartProps = { words: { title: string; text: string; action: string }; shop: string };

export const EmptyCart = ({ words, shop }: EmptyCartProps) => (
  <EmptyState
    title={words.title}
    action={
      <ButtonLink href={shop} prefetch={false}>
        {words.action}
      </ButtonLink>
    }
  >
    <p>{words.text}</p>
  </EmptyState>
);

/** Takes the focus when the focused element is removed. */
export function CartLines(props: ComponentProps<'ul'>) {
  return <ul role="list" className={css.lines} tabIndex={-1} {...props} />;
}

type CartLineView = {
  name: string;
  href?: string;
  image?: PictureSource;
  /** Selected options, or the name of the offer for a gift. */
  line?: string;
  /** To whom and when a gift card is sent, and the message that goes with it. */
  recipient?: readonly string[];
  /** "23,00 € / 100 g" */
  unitPrice?: string;
  /** Its subscription: the name, and what is paid when. */
  plan?: readonly string[];
  /** Discounts of the line with their names: "SOMMEIL15 : − 2,10 €". */
  savings?: readonly string[];
  /** Total of the line; the word for "free" for a gift. */
  price: PriceView;
  /** "Quantité : 1": a gift has no stepper, and its line is green. */
  gift?: string;
};

type Props = {
  line: CartLineView;
  stepper?: ReactNode;
  remove?: ReactNode;
  /** Error about stock, postcode or a refusal, shown in the line that it concerns. */
  error?: string;
  /** The error is of an earlier change than the one that is under way: still shown, but no longer announced. */
  isPastError?: boolean;
  updating?: boolean;
  /** Below the words of the line: the choice of a subscription. */
  children?: ReactNode;
};

export function CartLine({ line, stepper, remove, error, isPastError, updating, children }: Props) {
  const { name, href, image, line: details, recipient = [], unitPrice, plan = [], savings = [], price, gift } = line;
  const wide = image && image.width > image.height;
  return (
    <li className={css.line({ gift: Boolean(gift), updating })} aria-busy={updating || undefined}>
      <div className={css.tile}>
        {image && <Picture image={image} sizes="7.5rem" className={cx(css.picture, wide && css.group)} />}
      </div>
      <div>
        <div className={css.top}>
          <h3 className={css.name}>
            {href ? (
              <Link href={href} className={css.link}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          <Price price={price} size="line" className={css.price} />
        </div>
        {details && <p className={cx(text.small, !gift && muted)}>{details}</p>}
        {recipient.map((sentence) => (
          <p key={sentence} className={cx(text.small, muted, css.recipient)}>
            {sentence}
          </p>
        ))}
        {unitPrice && <p className={cx(text.mini, muted)}>{unitPrice}</p>}
        {plan.map((sentence) => (
          <p key={sentence} className={text.small}>
            {sentence}
          </p>
        ))}
        {savings.map((saving) => (
          <p key={saving} className={css.saving}>
            {saving}
          </p>
        ))}
        {error && (
          // A new element, so that the same error once more is announced too.
          <p key={isPastError ? 'past' : 'new'} className={css.error} role={isPastError ? undefined : 'alert'}>
            <Icon name="warning" size="small" />
            <span>{error}</span>
          </p>
        )}
        {children}
      </div>
      <div className={css.controls}>
        {gift ? (
          <span className={css.giftNote}>
            <Icon name="gift" size="small" />
            {gift}
          </span>
        ) : (
          stepper
        )}
        {remove && <div className={css.remove}>{remove}</div>}
      </div>
    </li>
  );
}

/** Whether a discount makes a line free: it is shown as a gift, without a quantity to choose. */
export const isGift = ({ total, discounts }: Pick<ShopLine, 'total' | 'discounts'>): boolean =>
  toCents(total.amount) === 0 && discounts.length > 0;

type Translate = ReturnType<typeof useTranslations<'cart'>>;

/**
 * What a line says of the recipient of its gift card.
 * @param isGiftCard whether the line is one, so that it says so as well when it goes to the buyer
 */
export function recipientWords(recipient: Recipient | null, tag: string, t: Translate, isGiftCard = false): string[] {
  if (!recipient) return isGiftCard ? [t('recipient.self')] : [];
  const { email, name, message, sendOn } = recipient;
  const to = name ? t('recipient.toName', { name, email }) : t('recipient.to', { email });
  const day = /^\d{4}-\d{2}-\d{2}$/.test(sendOn) ? t('recipient.on', { day: formatDay(sendOn, tag) }) : '';
  return [to, day, message && t('recipient.message', { message })].filter(Boolean);
}

/** What a line costs, beside what it would cost without its discounts. */
export function linePrice(
  line: Pick<ShopLine, 'total' | 'subtotal' | 'discounts'>,
  tag: string,
  words: { gift: string; before: string },
): PriceView {
  if (isGift(line)) return { kind: 'plain', amount: words.gift };
  const amount = formatMoney(line.total, tag);
  if (toCents(line.total.amount) === toCents(line.subtotal.amount)) return { kind: 'plain', amount };
  return { kind: 'sale', amount, before: formatMoney(line.subtotal, tag), beforeWords: words.before };
}
