'use client';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { addDiscountCode, removeDiscountCode } from '@/lib/cart/actions';
import { isApplicable } from '@/lib/cart/codes';
import type { CartView } from '@/lib/cart/types';
import * as css from './discount-codes.css';
import { type FormAction, HiddenFields } from './hidden-fields';

type Props = {
  locale: string;
  codes: CartView['discountCodes'];
  /** What was typed, after a failure without script. */
  typed?: string | undefined;
  /** Why the code that was tried last does not apply. */
  error?: string | undefined;
  busy: boolean;
  /** Resolves with whether the code was taken: then the field is emptied. */
  onAdd: (code: string) => Promise<boolean>;
  onRemove: (code: string) => void;
};

/** The codes of the cart, and the field for one more. */
export function DiscountCodes({ locale, codes, typed = '', error, busy, onAdd, onRemove }: Props) {
  const t = useTranslations('cart');
  const [code, setCode] = useState(typed);
  const [answered, setAnswered] = useState(error);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  if (error !== answered) {
    setAnswered(error);
    // What was said of a code that waits in the cart has gone with the next gesture: nothing is left to mend in the field.
    if (!error && isApplicable({ discountCodes: codes }, code) !== null) setCode('');
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || code.trim() === '') return;
    if (await onAdd(code.trim())) setCode('');
    else field.current?.focus();
  }

  function remove(known: string): void {
    // The button goes with its code.
    box.current?.focus();
    onRemove(known);
  }

  return (
    <div className={css.box} ref={box} tabIndex={-1}>
      <form action={addDiscountCode as unknown as FormAction} onSubmit={submit} className={css.form}>
        <HiddenFields fields={{ locale }} />
        <Field id={id} label={t('codes.label')} optional={t('codes.optional')} error={error}>
          {(control) => (
            <div className={css.row}>
              <Input
                {...control}
                ref={field}
                className={css.input}
                name="code"
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={100}
                required
              />
              <Button type="submit" kind="secondary" busy={busy}>
                {t('codes.apply')}
              </Button>
            </div>
          )}
        </Field>
      </form>
      {codes.length > 0 && (
        <ul className={css.list} aria-label={t('codes.list')}>
          {codes.map((known) => (
            <KnownCode key={known.code} locale={locale} known={known} onRemove={remove} />
          ))}
        </ul>
      )}
    </div>
  );
}

type KnownProps = Pick<Props, 'locale' | 'onRemove'> & { known: Props['codes'][number] };

function KnownCode({ locale, known: { code, applicable }, onRemove }: KnownProps) {
  const t = useTranslations('cart');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onRemove(code);
  }

  return (
    <li className={css.code({ applicable })}>
      <span className={css.words}>
        <strong>{code}</strong> {applicable ? t('codes.applied') : t('codes.waiting')}
      </span>
      <form action={removeDiscountCode as unknown as FormAction} onSubmit={submit}>
        <HiddenFields fields={{ locale, code }} />
        <Button type="submit" kind="ghost" size="small">
          <Icon name="close" size="small" />
          {t('remove')}
          <VisuallyHidden> {code}</VisuallyHidden>
        </Button>
      </form>
    </li>
  );
}
