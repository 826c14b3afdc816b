import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Price, type PriceView } from '@/components/ui/price';
import { muted, text } from '@/components/ui/text.css';
import * as css from './cart-lines.css';

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
  updating?: boolean;
  /** Below the words of the line: the choice of a subscription. */
  children?: ReactNode;
};

export function CartLine({ line, stepper, remove, error, updating, children }: Props) {
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
          <p className={css.error} role="alert">
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

/** Takes the focus when the focused element is removed. */
export function CartLines(props: ComponentProps<'ul'>) {
  return <ul className={css.lines} tabIndex={-1} {...props} />;
}
