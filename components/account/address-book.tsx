'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { sayProblem } from '@/components/forms/words';
import { ButtonLink } from '@/components/ui/button';
import { useFocusOnChange } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import type { SavedOutcome } from '@/lib/account/form-state';
import type { Values } from '@/lib/account/values';
import * as css from './account.css';
import { type AccountFormContext, problemOf, SavedNotice, type Unfinished, useSaved } from './account-form';
import { AddressCard, editLink, type ShownAddress } from './address-card';
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
        <ul className={css.list} aria-label={t('addresses.list')}>
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
