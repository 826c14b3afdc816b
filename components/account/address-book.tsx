'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { sayProblem } from '@/components/forms/words';
import { Button, ButtonLink, type ButtonLook } from '@/components/ui/button';
import { useFocusOnChange } from '@/components/ui/hooks';
import { VisuallyHidden } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import { makeDefault, removeAddress } from '@/lib/account/actions';
import type { SavedOutcome } from '@/lib/account/form-state';
import type { Values } from '@/lib/account/values';
import type { AddressWarning } from '@/lib/delivery/rules';
import * as css from './account.css';
import {
  type AccountFormContext,
  type CustomerAction,
  problemOf,
  SavedNotice,
  type Unfinished,
  useAnswer,
  useSaved,
} from './account-form';
import { AddressForm, formHeading, type Option } from './address-form';

type Props = {
  form: AccountFormContext;
  addresses: readonly ShownAddress[];
  /** The maximum number of addresses that the shop stores. */
  most: number;
  countries: readonly Option[];
  /** Initial values of a new address. */
  fresh: Values;
  /** Number of the address whose form is open without JavaScript, or `new`. */
  open: string | null;
  outcome: SavedOutcome | null;
  /** Result of the open form, or of a button when no form is open. */
  answer: Unfinished | null;
};

const NEW = 'new';

type Open = { numbers: readonly string[]; focus: string | null };

/** Which forms are open, and what takes the focus after a change. Opening one closes no other: what was typed is kept. */
function useOpen(first: string | null) {
  const [{ numbers, focus }, set] = useState<Open>({ numbers: first ? [first] : [], focus: null });
  useFocusOnChange(focus, (id) => document.getElementById(id ?? '')?.focus());
  const without = (number: string, next: string | null) =>
    set((before) => ({ numbers: before.numbers.filter((each) => each !== number), focus: next }));
  return {
    isOpen: (number: string) => numbers.includes(number),
    show: (number: string) => set((before) => ({ numbers: [...before.numbers, number], focus: formHeading(number) })),
    cancel: (number: string) => without(number, editLink(number)),
    close: (number: string) => without(number, null),
  };
}

/** The customer's addresses, each of which can be edited in place, and a button to add one. */
export function AddressBook({ form, addresses, most, countries, fresh, ...query }: Props) {
  const t = useTranslations('customer');
  const { saved, done } = useSaved(form.path, query.outcome);
  const { isOpen, show, cancel, close } = useOpen(query.open);
  const finish = (number: string, outcome: SavedOutcome) => {
    close(number);
    done(outcome);
  };
  const above =
    query.open === null && query.answer ? problemOf({ answer: query.answer, problem: null, busy: false }) : null;
  const formOf = (number: string, values: Values, snapshot?: string) => (
    <AddressForm
      form={form}
      number={number}
      values={values}
      snapshot={snapshot}
      countries={countries}
      answer={query.open === number ? query.answer : null}
      onDone={(outcome) => finish(number, outcome)}
      onCancel={() => cancel(number)}
    />
  );
  return (
    <Stack gap={4}>
      <SavedNotice saved={saved} />
      {above && (
        <Notice tone="error" live>
          {sayProblem(form.words, above.code, above.values)}
        </Notice>
      )}
      {addresses.length === 0 && !isOpen(NEW) && <p>{t('addresses.none')}</p>}
      {addresses.length > 0 && (
        <ul role="list" className={css.list} aria-label={t('addresses.list')}>
          {addresses.map((address) => (
            <li key={address.number} className={isOpen(address.number) ? css.open : undefined}>
              {isOpen(address.number) ? (
                formOf(address.number, address.values, address.snapshot)
              ) : (
                <AddressCard
                  form={form}
                  address={address}
                  onEdit={() => show(address.number)}
                  onDone={(outcome) => finish(address.number, outcome)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {addresses.length >= most ? (
        <p>{t('addresses.full', { count: most })}</p>
      ) : isOpen(NEW) ? (
        formOf(NEW, fresh)
      ) : (
        <AddLink path={form.path} onOpen={() => show(NEW)} />
      )}
    </Stack>
  );
}

function AddLink({ path, onOpen }: { path: string; onOpen: () => void }) {
  const t = useTranslations('customer');
  return (
    <p>
      <ButtonLink
        id={editLink(NEW)}
        href={`${path}?address=${NEW}`}
        kind="secondary"
        prefetch={false}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        {t('addresses.add')}
      </ButtonLink>
    </p>
  );
}

type AddressButtonProps = Pick<ButtonLook, 'kind'> & {
  form: AccountFormContext;
  action: CustomerAction;
  /** The digits of the address's id. */
  number: string;
  /** Accessible name: what the button does and to which address. */
  label: string;
  onDone: (outcome: SavedOutcome) => void;
  children: ReactNode;
};

function AddressButton({ form, action, number, label, onDone, kind, children }: AddressButtonProps) {
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
const editLink = (number: string): string => `edit-${number}`;

/** A saved address with its actions. Deleting asks for confirmation in a disclosure that works without JavaScript. */
function AddressCard({ form, address, onEdit, onDone }: AddressCardProps) {
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
