'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { sayProblem } from '@/components/forms/words';
import { Button, ButtonLink, type ButtonLook } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Tag } from '@/components/ui/tag';
import { makeDefault, removeAddress } from '@/lib/account/actions';
import type { SavedOutcome } from '@/lib/account/form-state';
import type { Values } from '@/lib/account/values';
import type { AddressWarning } from '@/lib/delivery/rules';
import * as css from './account.css';
import { type AccountFormContext, type CustomerAction, problemOf, useAnswer } from './account-form';

type Props = Pick<ButtonLook, 'kind'> & {
  form: AccountFormContext;
  action: CustomerAction;
  /** The digits of the address's id. */
  number: string;
  /** Accessible name: what the button does and to which address. */
  label: string;
  onDone: (outcome: SavedOutcome) => void;
  children: ReactNode;
};

function AddressButton({ form, action, number, label, onDone, kind, children }: Props) {
  const sent = useAnswer(action, null, onDone);
  const problem = problemOf(sent);
  return (
    <form
      action={action as unknown as (posted: FormData) => Promise<void>}
      onSubmit={(event) => {
        event.preventDefault();
        void sent.send(new FormData(event.currentTarget));
      }}
    >
      {Object.entries({ locale: form.locale, who: form.who, address: number }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind={kind} size="small" busy={sent.busy}>
        <span aria-hidden="true">{children}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      {problem && (
        <Notice tone="error" size="small" live>
          {sayProblem(form.words, problem.code, problem.values)}
        </Notice>
      )}
    </form>
  );
}

export type ShownAddress = {
  /** The digits of its id. */
  number: string;
  /** The address in one line, to distinguish its buttons from those of other addresses. */
  name: string;
  lines: ReactNode;
  phone: string;
  values: Values;
  snapshot: string;
  isDefault: boolean;
  warning: AddressWarning | null;
};

type AddressCardProps = {
  form: AccountFormContext;
  address: ShownAddress;
  onEdit: () => void;
  onDone: (outcome: SavedOutcome) => void;
};

/** Id of the link that opens the form of an address: it gets the focus back. */
export const editLink = (number: string): string => `edit-${number}`;

/** A saved address with its actions. Deleting asks for confirmation in a disclosure that works without JavaScript. */
export function AddressCard({ form, address, onEdit, onDone }: AddressCardProps) {
  const t = useTranslations('customer');
  const delivery = useTranslations('delivery');
  const { number, name, isDefault, warning } = address;
  const about = { address: name };
  return (
    <div className={css.card}>
      {isDefault && <Tag>{t('addresses.default')}</Tag>}
      {address.lines}
      {address.phone && <p>{address.phone}</p>}
      {warning && (
        <Notice tone="warning" size="small">
          {delivery(`address.${warning}`)}
        </Notice>
      )}
      <div className={css.actions}>
        <ButtonLink
          id={editLink(number)}
          href={`${form.path}?address=${number}`}
          kind="secondary"
          size="small"
          prefetch={false}
          aria-label={t('addresses.editOf', about)}
          onClick={(event) => {
            event.preventDefault();
            onEdit();
          }}
        >
          {t('addresses.edit')}
        </ButtonLink>
        {!isDefault && (
          <AddressButton
            form={form}
            action={makeDefault}
            number={number}
            kind="ghost"
            label={t('addresses.makeDefaultOf', about)}
            onDone={onDone}
          >
            {t('addresses.makeDefault')}
          </AddressButton>
        )}
      </div>
      <details className={css.removal}>
        <summary className={css.summary}>
          <span aria-hidden="true">{t('addresses.remove')}</span>
          <VisuallyHidden>{t('addresses.removeOf', about)}</VisuallyHidden>
        </summary>
        <p>{t('addresses.removeSure')}</p>
        <AddressButton
          form={form}
          action={removeAddress}
          number={number}
          kind="secondary"
          label={`${t('addresses.removeYes')} (${name})`}
          onDone={onDone}
        >
          {t('addresses.removeYes')}
        </AddressButton>
      </details>
    </div>
  );
}
