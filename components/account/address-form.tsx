'use client';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { CheckboxField, FieldPair, SelectField, TextField } from '@/components/forms/fields';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { saveAddress } from '@/lib/account/actions';
import type { SavedOutcome } from '@/lib/account/form-state';
import type { Values } from '@/lib/account/values';
import { addressWarning } from '@/lib/delivery/rules';
import { hasPostcodes } from '@/lib/platform/i18n/countries';
import * as css from './account.css';
import { AccountForm, type AccountFormContext, type Unfinished, useAnswer, useShownData } from './account-form';
import { partTitle } from './account-frame.css';

type Place = { zip: string; country: string };
type Props = { first: Place; children: (country: string) => ReactNode };

const textIn = (box: HTMLElement | null, name: string): string => {
  const field = box?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  return field?.value ?? '';
};

/**
 * The fields of a place, with a warning where nothing is delivered: the address can be saved all the same. The warning appears
 * while the customer types or chooses, never on blur: the button would move away from under the pointer.
 */
function PlaceFields({ first, children }: Props) {
  const t = useTranslations('delivery');
  const box = useRef<HTMLDivElement>(null);
  const [country, setCountry] = useState(first.country);
  const [warning, setWarning] = useState(() => warningOf(first));
  const read = ({ target }: ChangeEvent<HTMLDivElement>) => {
    const place = { zip: textIn(box.current, 'zip'), country: textIn(box.current, 'country') };
    const found = warningOf(place);
    setCountry(place.country);
    // An incomplete postcode gets no warning; a complete but invalid one is reported at its field.
    setWarning(found === 'postcode' && (target as Element).tagName !== 'SELECT' ? null : found);
  };
  return (
    <div ref={box} onChange={read}>
      <Stack gap={5}>
        {children(country)}
        <div role="status" className={css.liveRegion}>
          {warning && (
            <Notice tone="warning" size="small">
              {t(`address.${warning}`)}
            </Notice>
          )}
        </div>
      </Stack>
    </div>
  );
}

const warningOf = ({ zip, country }: Place) => (country ? addressWarning(zip, country) : null);

const SCHEMAS = {
  FR: async () => (await import('@/lib/account/schema')).ADDRESS_SCHEMAS.FR,
  BE: async () => (await import('@/lib/account/schema')).ADDRESS_SCHEMAS.BE,
};

export type Option = { value: string; label: string };

type AddressFormProps = {
  form: AccountFormContext;
  /** The digits of its id, or `new`. */
  number: string;
  values: Values;
  snapshot?: string | undefined;
  countries: readonly Option[];
  answer: Unfinished | null;
  onDone: (outcome: SavedOutcome) => void;
  /** Closes the form; without JavaScript the link leads to the page with the form closed. */
  onCancel: () => void;
};

/** Id of the heading of an address form: it takes the focus when the form is opened. */
export const formHeading = (number: string): string => `address-${number}-title`;

/** Form for a new or an existing address. */
export function AddressForm(props: AddressFormProps) {
  const { shown, setTyped } = useShownData(props, props.answer);
  return <AddressFields key={shown.snapshot} {...props} {...shown} onInput={() => setTyped(true)} />;
}

function AddressFields({
  form,
  number,
  values,
  snapshot,
  countries,
  answer,
  onInput,
  onDone,
  onCancel,
}: AddressFormProps & { onInput: () => void }) {
  const t = useTranslations('customer');
  const sent = useAnswer(saveAddress, answer, onDone);
  const typed = answer?.result.initialValue;
  const first = (name: string): string => (typeof typed?.[name] === 'string' ? typed[name] : (values[name] ?? ''));
  const place = { zip: first('zip'), country: first('country') };
  // Without an option of its own a country would be shown, and saved, as the first of the list.
  const isListed = countries.some(({ value }) => value === place.country);
  // Only few countries have provinces in their addresses: the shop says so when one is missing.
  const shown = sent.answer?.result;
  const hasZone = Boolean(first('zoneCode') || shown?.initialValue?.zoneCode || shown?.error?.zoneCode);
  return (
    <Stack gap={4}>
      <h3 id={formHeading(number)} tabIndex={-1} className={partTitle}>
        {number === 'new' ? t('addresses.newTitle') : t('addresses.editTitle')}
      </h3>
      <AccountForm
        id={`address-${number}`}
        form={form}
        sent={sent}
        snapshot={snapshot}
        schema={SCHEMAS[form.country]}
        hidden={{ address: number }}
        defaults={values}
        submit={t('addresses.submit')}
        onInput={onInput}
        note={
          <ButtonRow>
            <ButtonLink
              href={form.path}
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
          {(country) => (
            <>
              <FieldPair>
                <TextField
                  name="zip"
                  label={t('addresses.zip')}
                  autoComplete="postal-code"
                  maxLength={12}
                  optional={!hasPostcodes(country)}
                  // Without JavaScript the browser would not send a country chosen since that has no postcodes.
                  required={false}
                />
                <TextField name="city" label={t('addresses.city')} autoComplete="address-level2" />
              </FieldPair>
              <SelectField
                name="country"
                label={t('addresses.country')}
                options={isListed ? countries : [{ value: '', label: t('addresses.countryNone') }, ...countries]}
                autoComplete="country"
              />
            </>
          )}
        </PlaceFields>
        {hasZone && (
          <TextField
            name="zoneCode"
            label={t('addresses.zone')}
            hint={t('addresses.zoneHint')}
            autoComplete="address-level1"
            maxLength={12}
            optional
          />
        )}
        <TextField name="phone" label={t('addresses.phone')} type="tel" autoComplete="tel" optional />
        <CheckboxField name="forAccount">
          {t(form.contactPage ? 'addresses.nameForAccount' : 'addresses.forAccount')}
        </CheckboxField>
      </AccountForm>
    </Stack>
  );
}
