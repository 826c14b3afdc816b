import type account from './messages/fr/account.json';
import type calculator from './messages/fr/calculator.json';
import type careers from './messages/fr/careers.json';
import type cart from './messages/fr/cart.json';
import type catalogue from './messages/fr/catalogue.json';
import type checkout from './messages/fr/checkout.json';
import type common from './messages/fr/common.json';
import type consent from './messages/fr/consent.json';
import type customer from './messages/fr/customer.json';
import type delivery from './messages/fr/delivery.json';
import type directory from './messages/fr/directory.json';
import type editorial from './messages/fr/editorial.json';
import type forms from './messages/fr/forms.json';
import type guarantee from './messages/fr/guarantee.json';
import type mail from './messages/fr/mail.json';
import type pages from './messages/fr/pages.json';
import type preferences from './messages/fr/preferences.json';
import type prices from './messages/fr/prices.json';
import type reviews from './messages/fr/reviews.json';
import type search from './messages/fr/search.json';
import type session from './messages/fr/session.json';
import type submission from './messages/fr/submission.json';
import type withdrawal from './messages/fr/withdrawal.json';

declare module 'next-intl' {
  interface AppConfig {
    Messages: {
      common: typeof common;
      catalogue: typeof catalogue;
      cart: typeof cart;
      checkout: typeof checkout;
      delivery: typeof delivery;
      editorial: typeof editorial;
      pages: typeof pages;
      careers: typeof careers;
      guarantee: typeof guarantee;
      mail: typeof mail;
      forms: typeof forms;
      submission: typeof submission;
      consent: typeof consent;
      preferences: typeof preferences;
      prices: typeof prices;
      withdrawal: typeof withdrawal;
      reviews: typeof reviews;
      session: typeof session;
      customer: typeof customer;
      account: typeof account;
      search: typeof search;
      directory: typeof directory;
      calculator: typeof calculator;
      guarantee: typeof guarantee;
    };
  }
}
