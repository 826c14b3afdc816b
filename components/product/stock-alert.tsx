'use client';
import { EmailForm } from '@/components/forms/email-form';
import type { EmailFormWords } from '@/components/forms/words';
import { STOCK_ALERT } from '@/components/ui/element-ids';
import { Notice } from '@/components/ui/notice';
import { fill } from '@/lib/forms/state';
import { requestStockAlert } from '@/lib/stock-alert/actions';
import * as css from './buy.css';

export type AlertWords = {
  words: EmailFormWords;
  /** With {name}. */
  title: string;
  text: string;
  email: string;
  submit: string;
  done: string;
  doneText: string;
};

type Props = { locale: string; variantId: string; name: string; words: AlertWords };

/**
 * Replaces the buy button while the product is sold out: the visitor leaves an e-mail address and is notified once when it is
 * back.
 */
export function StockAlert({ locale, variantId, name, words }: Props) {
  return (
    <EmailForm
      // Another variant is another request.
      key={variantId}
      form="stock-alert"
      action={requestStockAlert}
      words={words.words}
      locale={locale}
      hidden={{ variantId }}
      label={words.email}
      submit={words.submit}
      done={{ title: words.done, text: <p>{words.doneText}</p> }}
      around={(form) => (
        <Notice tone="warning">
          <h2 id={STOCK_ALERT} className={css.title}>
            {fill(words.title, { name })}
          </h2>
          <p className={css.text}>{words.text}</p>
          {form}
        </Notice>
      )}
    />
  );
}
