'use client';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/input';
import { saveNote } from '@/lib/cart/actions';
import { NOTE_LENGTH } from '@/lib/cart/note';
import { cleanText } from '@/lib/text/clean';
import * as css from './cart-note.css';
import { type FormAction, HiddenFields } from './hidden-fields';

type Props = {
  locale: string;
  note: string;
  /** What was typed, after a failure without script. */
  typed?: string | undefined;
  error?: string | undefined;
  busy: boolean;
  onSave: (note: string) => void;
};

/** A word to whoever packs the parcel, folded away until somebody has one. */
export function CartNote({ locale, note, typed, error, busy, onSave }: Props) {
  const t = useTranslations('cart');
  const [text, setText] = useState(typed ?? note);
  const id = useId();
  const [open] = useState(note !== '' || typed !== undefined);
  const saved = cleanText(text) === note;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy && !saved) onSave(cleanText(text));
  }

  return (
    <details className={css.box} open={open}>
      <summary className={css.summary}>{t('note.title')}</summary>
      <form action={saveNote as unknown as FormAction} onSubmit={submit}>
        <HiddenFields fields={{ locale }} />
        <Field id={id} label={t('note.label')} hint={t('note.hint', { length: NOTE_LENGTH })} error={error}>
          {(control) => (
            <TextArea
              {...control}
              name="note"
              rows={3}
              maxLength={NOTE_LENGTH}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div className={css.foot}>
          <Button type="submit" kind="secondary" size="small" busy={busy}>
            {t('note.save')}
          </Button>
          <span role="status">{saved && note !== '' && !busy ? t('note.saved') : ''}</span>
        </div>
      </form>
    </details>
  );
}
