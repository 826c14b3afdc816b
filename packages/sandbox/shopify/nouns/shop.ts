import type { Shop } from '../catalogue/types.ts';
import type { Context } from '../context.ts';
import { shipsTo } from '../engine/delivery.ts';
import { notImplemented, type Resolvers } from '../resolve.ts';
import { publicVersions } from '../versions.ts';

const nameIn = (type: 'language' | 'region' | 'currency', code: string, language: string) =>
  new Intl.DisplayNames([language], { type }).of(type === 'language' ? code.toLowerCase() : code) ?? code;

function country(code: string, context: Context) {
  const written = context.catalogue.shop.countries.find((one) => one.code === code);
  return {
    isoCode: code,
    name: context.language === 'FR' && written?.name ? written.name : nameIn('region', code, context.language),
    unitSystem: 'METRIC_SYSTEM',
    currency: () => currency(context),
    market: () => market(code, context),
    availableLanguages: () => languagesOf(code, context).map((language) => languageNamed(language, context)),
    defaultLanguage: () => languageNamed(languagesOf(code, context)[0] ?? context.language, context),
  };
}

function market(code: string, { catalogue }: Context) {
  const position = catalogue.shop.countries.findIndex((one) => one.code === code);
  return {
    id: `gid://shopify/Market/${position + 1}`,
    handle: code.toLowerCase(),
    metafield: null,
    metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
  };
}

function currency({ catalogue, language }: Context) {
  const { currency: isoCode } = catalogue.shop;
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: isoCode }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? isoCode;
  return { isoCode, name: nameIn('currency', isoCode, language), symbol };
}

function languagesOf(code: string, { catalogue }: Context): string[] {
  const spoken = catalogue.shop.storefronts.filter((one) => one.country === code);
  return [...new Set(spoken.map(({ language }) => language.toUpperCase()))];
}

const languageNamed = (isoCode: string, { language }: Context) => ({
  isoCode,
  name: nameIn('language', isoCode, language),
  endonymName: nameIn('language', isoCode, isoCode),
});

function paymentSettings({ catalogue: { shop } }: Context) {
  return {
    acceptedCardBrands: ['VISA'],
    cardVaultUrl: () => {
      throw notImplemented('PaymentSettings.cardVaultUrl');
    },
    countryCode: shop.countries[0]?.code,
    currencyCode: shop.currency,
    enabledPresentmentCurrencies: [shop.currency],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  };
}

export const shop: Resolvers = {
  QueryRoot: {
    shop: (_: unknown, __: unknown, { catalogue }: Context) => ({ ...catalogue.shop, __typename: 'Shop' }),
    paymentSettings: (_: unknown, __: unknown, context: Context) => paymentSettings(context),
    publicApiVersions: (_: unknown, __: unknown, { clock }: Context) => publicVersions(clock()),
    localization: (_: unknown, __: unknown, context: Context) => ({
      country: country(context.country, context),
      language: languageNamed(context.language, context),
      market: market(context.country, context),
      availableCountries: () => context.catalogue.shop.countries.map(({ code }) => country(code, context)),
      availableLanguages: () =>
        languagesOf(context.country, context).map((language) => languageNamed(language, context)),
    }),
  },
  Shop: {
    id: ({ id }: Shop) => `gid://shopify/Shop/${id}`,
    description: ({ description }: Shop) => description ?? null,
    brand: () => null,
    moneyFormat: () => '{{amount_with_comma_separator}} €',
    paymentSettings: (_: Shop, __: unknown, context: Context) => paymentSettings(context),
    primaryDomain: (_: Shop, __: unknown, { origin }: Context) => {
      const url = new URL(origin);
      return { host: url.host, url: url.origin, sslEnabled: url.protocol === 'https:' };
    },
    shipsToCountries: (_: Shop, __: unknown, { catalogue }: Context) => shipsTo(catalogue.zones),
    privacyPolicy: () => null,
    refundPolicy: () => null,
    shippingPolicy: () => null,
    subscriptionPolicy: () => null,
    termsOfService: () => null,
    termsOfSale: () => null,
    contactInformation: () => null,
    legalNotice: () => null,
    customerAccountUrl: () => null,
    customerAccountTranslations: () => null,
    socialLoginProviders: () => [],
    shopPayInstallmentsPricing: () => null,
    metafield: () => null,
    metafields: (_: Shop, { identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
  },
};
