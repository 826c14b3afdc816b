'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { Tag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { makeDefault, removeAddress } from '@/lib/customer/actions';
import type { Said } from '@/lib/customer/answer';
import type { Values } from '@/lib/customer/values';
import type { AddressWarning } from '@/lib/delivery/address-warning';
import { AddressButton } from './address-button';
import * as css from './address-card.css';
import type { Desk } from './desk';

/** An address as the page shows it. */
export type ShownAddress = {
  /** The digits of its id. */
  number: string;
  /** In one line, to tell its buttons from another's. */
  name: string;
  lines: ReactNode;
  phone: string;
  values: Values;
  seen: string;
  isDefault: boolean;
  warning: AddressWarning | null;
};

type Props = { desk: Desk; address: ShownAddress; onEdit: () => void; onDone: (said: Said) => void };

/** The id of the link that opens the form of an address: it takes the focus back. */
export const editLink = (number: string): string => `edit-${number}`;

/** A saved address and what can be done with it. Deleting asks once more, in a part that opens without script. */
export function AddressCard({ desk, address, onEdit, onDone }: Props) {
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
          href={`${desk.path}?address=${number}`}
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
            desk={desk}
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
          desk={desk}
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
