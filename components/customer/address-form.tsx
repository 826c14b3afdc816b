'use client';
import { useTranslations } from 'next-intl';
import { partTitle } from '@/components/account/account-card.css';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { FieldPair } from '@/components/forms/field-pair';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { ButtonRow } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Stack } from '@/components/ui/section';
import { saveAddress } from '@/lib/customer/actions';
import type { Said } from '@/lib/customer/answer';
import type { Values } from '@/lib/customer/values';
import { AccountForm } from './account-form';
import type { Desk } from './desk';
import { PlaceFields } from './place-fields';
import { type Unfinished, useAnswer } from './use-answer';

const SCHEMAS = {
  FR: async () => (await import('@/lib/customer/schema')).ADDRESS_SCHEMAS.FR,
  BE: async () => (await import('@/lib/customer/schema')).ADDRESS_SCHEMAS.BE,
};

export type Option = { value: string; label: string };

type Props = {
  desk: Desk;
  /** The digits of its id, or `new`. */
  number: string;
  values: Values;
  seen?: string | undefined;
  countries: readonly Option[];
  answer: Unfinished | null;
  onDone: (said: Said) => void;
  /** Closes the form; without script the link leads to the page without it. */
  onCancel: () => void;
};

/** The id of the heading of an address's form: it takes the focus when the form is opened. */
export const formHeading = (number: string): string => `address-${number}-title`;

/** An address, new or changed. */
export function AddressForm({ desk, number, values, seen, countries, answer, onDone, onCancel }: Props) {
  const t = useTranslations('customer');
  const sent = useAnswer(saveAddress, answer, onDone);
  const typed = answer?.result.initialValue;
  const first = (name: string): string => (typeof typed?.[name] === 'string' ? typed[name] : (values[name] ?? ''));
  const place = { zip: first('zip'), country: first('country') };
  return (
    <Stack gap={4}>
      <h3 id={formHeading(number)} tabIndex={-1} className={partTitle}>
        {number === 'new' ? t('addresses.newTitle') : t('addresses.editTitle')}
      </h3>
      <AccountForm
        id={`address-${number}`}
        desk={desk}
        sent={sent}
        seen={seen}
        schema={SCHEMAS[desk.country]}
        hidden={{ address: number }}
        defaults={values}
        submit={t('addresses.submit')}
        note={
          <ButtonRow>
            <ButtonLink
              href={desk.path}
              kind="ghost"
              size="small"
              prefetch={false}
              onClick={(event) => {
                event.preventDefault();
                onCancel();
              }}
            >
              {t('cancel')}
            </ButtonLink>
          </ButtonRow>
        }
      >
        <FieldPair>
          <TextField name="firstName" label={t('addresses.firstName')} autoComplete="given-name" />
          <TextField name="lastName" label={t('addresses.lastName')} autoComplete="family-name" />
        </FieldPair>
        <TextField name="company" label={t('addresses.company')} autoComplete="organization" optional />
        <TextField name="address1" label={t('addresses.address1')} autoComplete="address-line1" />
        <TextField
          name="address2"
          label={t('addresses.address2')}
          hint={t('addresses.address2Hint')}
          autoComplete="address-line2"
          optional
        />
        <PlaceFields first={place}>
          <FieldPair>
            <TextField name="zip" label={t('addresses.zip')} autoComplete="postal-code" maxLength={12} />
            <TextField name="city" label={t('addresses.city')} autoComplete="address-level2" />
          </FieldPair>
          <SelectField
            name="country"
            label={t('addresses.country')}
            options={place.country ? countries : [{ value: '', label: t('addresses.countryNone') }, ...countries]}
            autoComplete="country"
          />
        </PlaceFields>
        <TextField name="phone" label={t('addresses.phone')} type="tel" autoComplete="tel" optional />
        <CheckboxField name="forAccount">{t('addresses.forAccount')}</CheckboxField>
      </AccountForm>
    </Stack>
  );
}
